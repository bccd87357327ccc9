/** A round of a machine gun and a bomb, each around (0, 0), point up: 5 by 14 and 9 by 16. */
export const BULLET = 'M0 -7C2 -5 2.5 -3 2.5 -1.2V7H-2.5V-1.2C-2.5 -3 -2 -5 0 -7Z';
export const BOMB =
  'M0 8C-3 6 -4.4 3.4 -4.4 0.4C-4.4 -2 -3 -3.6 -1.6 -4.6L-4.4 -8H4.4L1.6 -4.6C3 -3.6 4.4 -2 4.4 0.4C4.4 3.4 3 6 0 8Z';
