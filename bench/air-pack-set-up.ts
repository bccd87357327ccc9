// Made-up battles with airfields, planes on the ground, sorties dealt in every way, and all that can be chosen for Air Pack.
import { boardOf } from '../src/hex/board.ts';
import { AIR_POWER_MODES, CHECK_STACKINGS, CHECK_VALUES, KAMIKAZE_FACES } from '../src/memoir/air/air-pack/options.ts';
import { PLANE_MODELS, type PlaneModel } from '../src/memoir/air/air-pack/planes.ts';
import { SIDE_NAMES, type SideName } from '../src/memoir/side.ts';
import type { AirPackFile } from '../src/scenarios/air-pack/options-schema.ts';
import { readScenario } from '../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';

const DEALS: readonly NonNullable<AirPackFile['sorties']>[] = [
  { axis: 1, allies: 1 },
  { axis: 2 },
  { allies: 2 },
  'shuffled',
  {},
  'shuffled',
];
const BASINGS = ['ground', 'carrier'] as const;
const STRIKES = ['all', 'axis', 'allies'] as const;
const AIRFIELDS = 5;
const AIRFIELD_STRIDE = 23;

/** A run of digits that changes in every place from one number to the next. */
function digitsOf(number: number): (bound: number) => number {
  let left = Math.imul(number + 1, 2_654_435_761) >>> 0;
  return (bound) => {
    const digit = left % bound;
    left = (Math.imul(left, 1_664_525) + 1_013_904_223) >>> 0;
    left = (left ^ (left >>> 15)) >>> 0;
    return digit;
  };
}

/** Any of the planes, whoever built them. */
function somePlanes(pick: (bound: number) => number): PlaneModel[] {
  const first = pick(PLANE_MODELS.length);
  return Array.from({ length: 1 + pick(4) }, (_, at) => PLANE_MODELS[(first + 3 * at) % PLANE_MODELS.length]);
}

function optionsBy(pick: (bound: number) => number): AirPackFile {
  const planes = {
    ...(pick(3) > 0 ? { axis: somePlanes(pick) } : {}),
    ...(pick(3) > 0 ? { allies: somePlanes(pick) } : {}),
  };
  return {
    sorties: DEALS[pick(DEALS.length)],
    month: 1 + pick(12),
    basing: { axis: BASINGS[pick(2)], allies: BASINGS[pick(2)] },
    planes,
    announced: { axis: pick(4) === 0, allies: pick(4) === 0 },
    airPowerMode: AIR_POWER_MODES[pick(2)],
    counteredSortieOwnerDraws: pick(2) === 0,
    kamikazeFaces: KAMIKAZE_FACES[pick(2)],
    checkValues: CHECK_VALUES[pick(2)],
    checkStacking: CHECK_STACKINGS[pick(2)],
  };
}

function withAirPack(file: ScenarioFile, airPack: AirPackFile): ScenarioFile {
  return { ...file, options: { ...file.options, air: { ...file.options?.air, airPack } } };
}

/** Bare hexes here and there, as airfields of one side, of the other or of nobody. */
function withAirfields(file: ScenarioFile, pick: (bound: number) => number): ScenarioFile {
  const { labels } = boardOf(file.board ?? 'standard');
  const owners = ['airfield', 'airfield axis', 'airfield allies'];
  let battle = file;
  const first = pick(labels.length);
  for (let at = 0; at < AIRFIELDS; at++) {
    const hex = labels[(first + at * AIRFIELD_STRIDE) % labels.length];
    if (hex in (battle.terrain ?? {}) || hex in (battle.mines ?? {})) continue;
    const next = { ...battle, terrain: { ...battle.terrain, [hex]: owners[pick(3)] } };
    if (readScenario(next).ok) battle = next;
  }
  return battle;
}

/** Where planes could stand: airfields, and carriers of the side. */
function basesOf({ terrain = {}, units }: ScenarioFile, name: SideName): string[] {
  const fields = Object.keys(terrain).filter((label) => JSON.stringify(terrain[label]).includes('airfield'));
  const decks = Object.keys(units[name]).filter((label) => JSON.stringify(units[name][label]).includes('Carrier'));
  return [...decks, ...fields];
}

function withPlanes(file: ScenarioFile, pick: (bound: number) => number): ScenarioFile {
  let battle = file;
  const keep = (change: AirPackFile): void => {
    const next = withAirPack(battle, { ...battle.options?.air?.airPack, ...change });
    if (readScenario(next).ok) battle = next;
  };
  for (const name of SIDE_NAMES)
    for (const hex of basesOf(file, name)) {
      const { parked = {}, ready = {} } = battle.options?.air?.airPack ?? {};
      const model = PLANE_MODELS[pick(PLANE_MODELS.length)];
      if (pick(2) === 0) keep({ parked: { ...parked, [name]: [...(parked[name] ?? []), { model, hex }] } });
      if (pick(2) === 0) keep({ ready: { ...ready, [name]: { ...ready[name], [hex]: 1 + pick(3) } } });
    }
  return battle;
}

/** The same battle with an air set-up that goes by the number. */
export function withAirPackSetUp(file: ScenarioFile, number: number): ScenarioFile {
  const pick = digitsOf(number);
  const strikes = pick(2) === 0 ? { special: { ...file.special, airStrikes: STRIKES[pick(3)] } } : {};
  const battle = withAirfields({ ...file, ...strikes }, pick);
  return withPlanes(withAirPack(battle, optionsBy(pick)), pick);
}
