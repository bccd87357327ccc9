// Games that begin with a small position, so that every kind of decision is a click or two away.
import { apply, type State } from '../src/memoir/index.ts';
import { gameFrom } from '../src/scenarios/any-game.ts';
import { exactPosition, newReplay, recordAction, type ReplayFile } from '../src/scenarios/replay-file.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { legalAction } from '../src/scenarios/script.ts';
import { played } from '../tests/store/game.ts';
import { position, weakened, type Setting } from '../tests/support/kit.ts';

/** A game that begins with this state and has these actions done. */
export function gameFile(first: State, ...texts: string[]): ReplayFile {
  const opened = gameFrom(exactPosition(first), 'e2e', 'Proving ground');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { scenario, rules, seed, position: start } = opened.value.file;
  const file = newReplay(scenario, rules, seed, start === undefined ? {} : { position: start });
  let state = first;
  for (const text of texts) {
    const action = legalAction(state, text);
    // A phase in which nothing is left to do has ended by itself.
    if (!action.ok && text.startsWith('end ')) continue;
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    const next = apply(state, action.value).state;
    recordAction(file, state, action.value, next);
    state = next;
  }
  return file;
}

export interface Decision {
  readonly name: string;
  readonly game: () => ReplayFile;
  /** What hexes and buttons say that lead there, from the beginning of the text. */
  readonly clicks: readonly string[];
  readonly asks: string;
  /** What is asked is answered from a hand, so a curtain comes first. */
  readonly curtain?: boolean;
}

const centre = (setting: Setting) =>
  position({
    allies: { E5: 'infantry', G5: 'infantry', M1: 'armor' },
    axis: { F7: 'infantry', A9: 'infantry' },
    hands: { allies: ['attack-centre', 'probe-left'], axis: ['probe-centre', 'attack-left'] },
    ...setting,
  });

const DUEL = ['play attack-centre', 'order E5', 'end orders', 'end movement'];
const ROLL = ['Attack German infantry on F5', 'Attack German infantry on F5'];
const duel = (setting: Setting) =>
  centre({
    allies: { E5: 'infantry', M1: 'armor' },
    axis: { F5: 'infantry', A9: 'infantry' },
    hands: { allies: ['attack-centre', 'probe-left'], axis: [] },
    ...setting,
  });

/** A whole game played by chance, which the first two medals decide. */
export function finishedGame(): ReplayFile {
  const { file } = SCENARIOS[0];
  const { axis, allies } = file.sides ?? {};
  const short = { ...file, sides: { axis: { ...axis, medals: 2 }, allies: { ...allies, medals: 2 } } };
  return played(100_000, { players: { allies: 'Anna', axis: 'Bertram' } }, short, 'e2e');
}

/** A battle that so many medals decide: six against six at arm's length. */
export function shortBattle(medals: number, setting: Setting = {}): ReplayFile {
  return gameFile(
    position({
      sides: { allies: { medals }, axis: { medals } },
      allies: { D5: 'infantry', E5: 'infantry', F5: 'armor', G5: 'infantry', H5: 'infantry', I5: 'infantry' },
      axis: { D7: 'infantry', E7: 'infantry', F7: 'armor', G7: 'infantry', H7: 'infantry', I7: 'infantry' },
      ...setting,
    }),
  );
}

/** Every kind of decision, each reached by the clicks named. */
export const DECISIONS: readonly Decision[] = [
  {
    name: 'a card to play, after the other side ended its turn',
    game: () => gameFile(centre({ turn: 'axis' }), 'play probe-centre', 'order F7', 'end orders', 'end movement'),
    clicks: ['End attacks', 'End attacks anyway'],
    asks: 'Play a command card',
    curtain: true,
  },
  {
    name: 'a section',
    game: () =>
      gameFile(centre({ allies: { C5: 'infantry', G5: 'infantry' }, hands: { allies: ['infantry-assault'] } })),
    clicks: ['Play: Infantry Assault'],
    asks: 'Choose a section',
  },
  {
    name: 'orders, one of them given',
    game: () => gameFile(centre({})),
    clicks: ['Play: Attack – Centre', 'Order American infantry on E5'],
    asks: 'Order units',
  },
  {
    name: 'movement in the middle of a path',
    game: () => gameFile(centre({}), 'play attack-centre', 'order E5', 'order G5', 'end orders'),
    clicks: ['American infantry on E5', 'Move American infantry on E5 to e4'],
    asks: 'Move units',
  },
  {
    name: 'battle with a unit chosen',
    game: () => gameFile(centre({}), 'play attack-centre', 'order E5', 'order G5', 'end orders', 'end movement'),
    clicks: ['American infantry on E5'],
    asks: 'Battle',
  },
  {
    name: 'a window for Ambush',
    game: () => gameFile(duel({ hands: { allies: ['attack-centre'], axis: ['ambush', 'probe-left'] } }), ...DUEL),
    clicks: ROLL,
    asks: 'Ambush?',
    curtain: true,
  },
  {
    name: 'a retreat with a choice',
    game: () => gameFile(duel({ dice: ['flag', 'star', 'star'] }), ...DUEL),
    clicks: ROLL,
    asks: 'Retreat',
  },
  {
    name: 'ground to take',
    game: () =>
      gameFile(duel({ axis: { F5: 'infantry 1', A9: 'infantry' }, dice: ['grenade', 'star', 'star'] }), ...DUEL),
    clicks: ROLL,
    asks: 'Take ground?',
  },
  {
    name: 'an overrun',
    game: () =>
      gameFile(
        duel({
          allies: { E5: 'armor', M1: 'infantry' },
          axis: { F5: 'infantry 1', G5: 'infantry', A9: 'infantry' },
          dice: ['grenade', 'star', 'star'],
        }),
        ...DUEL,
      ),
    clicks: [...ROLL, 'Take ground'],
    asks: 'Overrun?',
  },
  {
    name: 'battling back',
    game: () =>
      gameFile(
        duel({
          sides: { axis: { nation: 'brit' } },
          axis: { F5: 'infantry 2', A9: 'infantry' },
          dice: ['grenade', 'star', 'star'],
        }),
        ...DUEL,
      ),
    clicks: ['Attack British infantry on F5', 'Attack British infantry on F5'],
    asks: 'Battle back?',
  },
  {
    name: 'whom to heal',
    game: () => gameFile(weakened(weakened(centre({ hands: { allies: ['medics-and-mechanics'] } }), 'E5', 1), 'G5', 2)),
    clicks: ['Play: Medics and Mechanics'],
    asks: 'Medics and mechanics',
  },
  {
    name: 'figures to share out',
    game: () =>
      gameFile(
        weakened(
          weakened(
            centre({
              choices: { deck: 'breakthrough' },
              hands: { allies: ['medics-and-mechanics', 'probe-left', 'attack-left'] },
              dice: ['star', 'star', 'infantry'],
            }),
            'E5',
            1,
          ),
          'G5',
          2,
        ),
      ),
    clicks: ['Play: Medics and Mechanics', 'Play and roll: Medics and Mechanics', 'Heal American infantry on E5'],
    asks: 'Medics and mechanics',
  },
  {
    name: 'targets from the air',
    game: () =>
      gameFile(centre({ axis: { E7: 'infantry', F7: 'infantry', G7: 'infantry' }, hands: { allies: ['air-power'] } })),
    clicks: ['Play: Air Power', 'Target German infantry on E7'],
    asks: 'Air Power',
  },
  {
    name: 'the target of a barrage',
    game: () => gameFile(centre({ hands: { allies: ['barrage'] } })),
    clicks: ['Play: Barrage'],
    asks: 'Barrage',
  },
  {
    name: 'one of two cards to keep',
    game: () => gameFile(centre({ hands: { allies: ['recon-centre'] }, deckTop: ['assault-left', 'barrage'] })),
    clicks: ['Play: Recon – Centre', 'End orders', 'End orders anyway'],
    asks: 'Keep one card',
    curtain: true,
  },
  {
    name: 'a card for the chip',
    game: () => gameFile(centre({ special: { commissar: 'allies' }, turn: 'axis' })),
    clicks: [],
    asks: 'Choose a card for the chip',
    curtain: true,
  },
];

export function decision(name: string): Decision {
  const found = DECISIONS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no decision '${name}'`);
  return found;
}
