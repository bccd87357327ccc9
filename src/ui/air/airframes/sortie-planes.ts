import type { Airframe } from './airframe.ts';
import { YAK9 } from './fighters.ts';
import { both, pair, pods, symmetric } from './outline.ts';

export const P40: Airframe = {
  nation: 'us',
  body: 'M0 -30.4 C1.8 -29.4 2.9 -26.6 3.4 -22 L4.2 -5 C4 8 2.8 18 1.4 27 L0 28',
  wing: 'M0 -11 L4 -11.2 L26 -8.4 C32.4 -7.2 33.4 -2.6 29.4 -0.4 C24 2.6 14 6.6 6 9.2 L0 9.2',
  tail: 'M0 17.8 L8 18.6 C12.6 19.4 13.4 22 12 24 C9.6 25.8 5 26.2 0 26.2',
  fairings: symmetric('M0 -27.4 C3.4 -26.8 5.7 -24.6 5.8 -20.6 C5.8 -17 5 -14 4 -11 L0 -11') + pods(9.4, -14.6, 4, 1.9),
  barrels: 'M13 -10 L13 -13.4 M15.4 -9.8 L15.4 -13.2',
  glass: 'M0 -6 L2.2 -5.2 L2.5 -2 L0 -2 M0 -2 L2.5 -2 L2.3 3.2 L0 3.2 M0 3.2 L2.3 3.2 C2 6 1.2 8 0 8.8',
  lines: 'M8 5.4 L29 -2.6 M19 1.4 L19.8 4 M7 -5 L24 -5.4 M3 22 L12.4 22.2',
  patches: both('M3 -25.6 C5 -24.4 5.8 -22.6 5.8 -20.6 C5.8 -17.4 5.2 -15 4.4 -12.6 L3 -12.6 L3 -25.6'),
  trim: both(
    'M3 -24.6 L5.1 -22.4 L3.5 -21.6 L5.4 -19.4 L3.7 -18.6 L5.2 -16.4 L3.9 -15.8 L4.5 -13.8 L3.6 -13 L2.8 -13.6 L2.6 -22.6 L3 -24.6',
  ),
  propellers: [[0, -29.4, 12]],
  sign: [22.6, -2.8, 4.8],
  wheels: [9.4, -9.6],
  hull: '#6f6f40',
  shine: '#8b8a57',
  patch: '#b3382b',
  trimmed: '#f5f0e0',
};

export const P38: Airframe = {
  nation: 'us',
  body: 'M0 -26.4 C2.6 -24 4.2 -19 4.4 -12 L4.4 2 C4 9 2.4 13 0 15.6',
  wing: 'M0 -9.6 L13 -9.2 L34 -5 C39.6 -3.6 40 -0.6 36.6 0.4 L13 7.4 L0 8',
  tail: 'M0 25.6 L15.4 25.6 C18 26 18 30.6 15.4 31 L0 31',
  engines: pair(
    'M0 -25 C1.8 -24.4 3 -22 3.3 -18 L3.4 -4 C3 2 2.4 4 2.2 6.4 C3.4 7.4 3.5 13 2.1 15 C1.8 20 1.6 24 1.5 27 C1.4 31 0.9 34 0 36',
    13.4,
  ),
  glass: 'M0 -11.4 L2.4 -10.4 L2.8 -6 L0 -6 M0 -6 L2.8 -6 L2.7 0 L0 0 M0 0 L2.7 0 C2.4 3.4 1.4 5.4 0 6.4',
  lines: 'M18 3.4 L37.4 -2.4 M26 0.8 L26.6 3.2 M4 5 L10 4.8 M0 29 L16.6 29',
  trim:
    symmetric('M0 -23 C1.4 -21.6 2.2 -17 2.4 -12.4 L0 -12.4') +
    both('M12.6 -21.4 L12.6 -7.4 L10.4 -6.4 C10.4 -13 10.6 -18 11.4 -21 L12.6 -21.4'),
  patches: both('M4 -9.4 L10.4 -9.2 L10.4 7.5 L4 7.8 L4 -9.4'),
  propellers: [
    [13.4, -24.6, 8.4],
    [-13.4, -24.6, 8.4],
  ],
  sign: [27, -2.6, 4.6],
  wheels: [19.6, -6],
  hull: '#a3abaf',
  shine: '#ced4d5',
  patch: '#838d93',
  trimmed: '#5d6535',
};

export const STORCH: Airframe = {
  nation: 'ger',
  body: 'M0 -25 C2.6 -24.8 3.4 -23.4 3.5 -21 L4.4 -14 L4.4 -1 C3.8 8 2.2 18 1.2 27 L0 27.6',
  wing: 'M0 -12 L36 -12 C38.6 -11.4 39 -8.4 38.6 -5 C38.2 -2.2 37 -1 35 -1 L0 -1',
  tail: 'M0 18.4 L9.6 18.8 C12.6 19.4 12.8 24.4 10 25.2 L0 25.6',
  under: pods(12.6, -20, -10, 1.8) + symmetric('M0 -23 L2.6 -22.6 L12.6 -16.6 L12.6 -14.8 L0 -21'),
  glass:
    'M0 -19 L2.6 -18.6 L4.6 -15 L4.6 -12 L0 -12 M0 -12 L3.4 -12 L3.2 -6 L0 -6 M0 -6 L3.2 -6 L2.6 0 L0 0 M0 0 L2.6 0 L1.4 6 L0 6.4',
  lines: 'M5 -10.2 L38 -10.2 M5 -4 L37.4 -4 M20 -4 L20 -1 M4.6 -9.4 L21 -7 M4.6 -4.6 L21 -7 M3 22.4 L11.6 22.6',
  patches: both(
    'M10 -12 L19 -12 L15 -1 L7 -1 L10 -12 M29 -12 L36 -12 C38.6 -11.4 39 -8.4 38.6 -5 L33 -1 L27 -1 L29 -12',
  ),
  trim: symmetric('M0 13 L2.8 13 L2.4 16.6 L0 16.6'),
  propellers: [[0, -25, 9.4]],
  sign: [24.6, -6.6, 4.6],
  wheels: [12.6, -14],
  hull: '#7b8660',
  shine: '#98a27c',
  patch: '#54614a',
  trimmed: '#e6bc2f',
};

/** In winter white, with the high back of the early ones behind the cockpit. */
export const YAK1: Airframe = {
  ...YAK9,
  body: 'M0 -27 C2.4 -26.6 3.8 -24 4 -20 L4.2 -4 C4 8 2.7 16 1.3 24 L0 25',
  glass: 'M0 -5.4 L2.2 -4.6 L2.5 -1.4 L0 -1.4 M0 -1.4 L2.5 -1.4 L2.4 3 L0 3 M0 3 L2.4 3 L1.4 9.6 L0 10.4',
  trim: symmetric('M0 -27 C2.4 -26.6 3.8 -24 4 -21.4 L0 -21.4 M0 12.6 L3.2 12.6 L2.7 15.6 L0 15.6'),
  hull: '#d5d9d6',
  shine: '#eef0ec',
  patch: '#94a695',
};

/** In two greys, with room for a second seat. */
export const YAK7: Airframe = {
  ...YAK9,
  body: 'M0 -28 C2.4 -27.6 3.8 -25 4 -21 L4.2 -4 C4 8 2.6 17 1.2 25 L0 26',
  glass:
    'M0 -6.6 L2.3 -5.8 L2.6 -2 L0 -2 M0 -2 L2.6 -2 L2.6 3 L0 3 M0 3 L2.6 3 L2.4 7.6 L0 7.6 M0 7.6 L2.4 7.6 L1.4 11 L0 11.6',
  patches: both(
    'M4 -9.4 L8 -8.6 L13 -7.6 L9 -1 L11 5.2 L6 6.8 L4 6.8 L4 -9.4 M23 -5.5 C28.6 -3.6 29.2 -1 26.6 0.6 L21 2.3 L24 -2 L23 -5.5 M3 17 L7 18.1 L5 23.2 L2 23.4 L3 17',
  ),
  trim: symmetric('M0 -28 C2.4 -27.6 3.8 -25 4 -21 L0 -21'),
  propellers: [[0, -28, 11.5]],
  hull: '#87929a',
  shine: '#a7b1b7',
  patch: '#525d68',
  trimmed: '#f3efe2',
};
