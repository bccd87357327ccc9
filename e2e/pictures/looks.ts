// What the page tells when one looks closer: notes beside hexes, units and cards, the log, the sheets of a phone.
import { battlefield, game, gameOn, lanes, played } from './games.ts';
import type { Shot, Stage } from './stage.ts';

const ordered = () => game(lanes(), 'play attack-centre', 'order E5', 'order f4', 'end orders');

function looking(hex: string): (stage: Stage) => Promise<void> {
  return async (stage) => {
    await stage.play(ordered());
    await stage.lookAtHex(hex);
  };
}

export const LOOKS: readonly Shot[] = [
  { name: 'hover-terrain', pointed: true, go: looking('c8') },
  { name: 'hover-special-unit', pointed: true, go: looking('e4') },
  { name: 'hover-objective', pointed: true, go: looking('H5') },
  { name: 'hover-enemy', pointed: true, go: looking('I9') },
  { name: 'hover-corner', pointed: true, go: looking('M1') },
  {
    name: 'hover-card',
    pointed: true,
    go: async (stage) => {
      await stage.play(game(lanes()));
      await stage.rest(stage.page.locator('.hand .card').nth(4));
    },
  },
  {
    name: 'log-highlight',
    pointed: true,
    go: async (stage) => {
      await stage.play(played('lanes-of-saint-aubert', '11', 120));
      await stage.sheet('log');
      const line = stage.page.locator('.log-line', { hasText: 'attacks' }).first();
      if (stage.isPhone) await line.focus();
      else await stage.rest(line);
    },
  },
  {
    name: 'all-actions',
    go: async (stage) => {
      await stage.play(game(lanes(), 'play attack-centre'));
      await stage.sheet('log');
      await stage.page.getByText(/^All actions/).click();
    },
  },
  {
    name: 'board-in-words',
    settings: { boardText: true },
    go: (stage) => stage.play(ordered()),
  },
  {
    name: 'zoomed',
    // On a phone a single button brings the board close.
    sizes: ['wide', 'middle'],
    go: async (stage) => {
      await stage.play(
        gameOn(
          'ice-road-to-zaretsk',
          battlefield('ice-road-to-zaretsk', { hands: { allies: ['attack-centre'], axis: [] } }),
        ),
        'Play: Attack – Centre',
      );
      await stage.page.getByRole('button', { name: 'Zoom in' }).click();
      await stage.page.getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  {
    name: 'sheet-hand',
    sizes: ['phone'],
    go: async (stage) => {
      await stage.play(game(lanes(), 'play attack-centre'));
      await stage.sheet('hand');
      await stage.sitDown();
    },
  },
];
