// What the rules themselves say of the things an entry is about: read off the rows the game is played by.
import type { About, Entry } from '../../lessons/reference/entry-schema.ts';
import { CHECK_DICE } from '../../memoir/air/air-pack/check-values.ts';
import type { PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { AMMUNITION, type AircraftType } from '../../memoir/air/aircraft.ts';
import type { AirCardRow } from '../../memoir/air/new-flight-plan/card.ts';
import { STANDARD_AIR_DECK } from '../../memoir/air/new-flight-plan/deck.ts';
import { TYPE_ROWS } from '../../memoir/air/new-flight-plan/types.ts';
import type { CardId } from '../../memoir/cards/card.ts';
import { cardCount } from '../../memoir/cards/decks.ts';
import { TERRAIN_IDS, type TerrainId } from '../../memoir/terrain/data/rows.ts';
import { terrainFacts } from '../../memoir/terrain/facts.ts';
import { kindFacts, type UnitFact } from '../../memoir/units/facts.ts';
import type { UnitKindId } from '../../memoir/units/kinds.ts';
import { abilitiesText } from '../air-pack/abilities.ts';
import { modelName } from '../air-pack/planes.ts';
import { terrainFactText, unitFactText } from '../text/facts.ts';
import { t } from '../text/i18n.ts';
import { listText } from '../text/lists.ts';
import { capital } from '../text/sides.ts';

export interface FactGroup {
  /** null: there is one thing to tell of, and the entry has its name. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

interface Told {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Things that do the same are told of together. */
function grouped(told: readonly Told[]): FactGroup[] {
  const groups = new Map<string, { names: string[]; lines: readonly string[] }>();
  for (const { name, lines } of told) {
    const key = lines.join('\n');
    const group = groups.get(key) ?? { names: [], lines };
    group.names.push(name);
    groups.set(key, group);
  }
  const all = [...groups.values()].filter(({ lines }) => lines.length > 0);
  return all.map(({ names, lines }) => ({ title: told.length === 1 ? null : capital(listText(names)), lines }));
}

const ofTerrain = (id: TerrainId): Told => ({
  name: t(`terrain:name.${id}`),
  lines: terrainFacts(id).map(terrainFactText),
});

function unitName(id: UnitKindId): string {
  const kind = t(`units:kind.${id}`);
  if (id.endsWith('Early')) return t('reference:early', { kind });
  return id.endsWith('Late') ? t('reference:late', { kind }) : kind;
}

/** What every unit has, in one line; what only some have comes after it. */
const PLAIN: ReadonlySet<UnitFact['kind']> = new Set([
  'class',
  'figures',
  'move',
  'dice',
  'sight',
  'ground',
  'overrun',
]);

function ofUnit(id: UnitKindId): Told {
  const facts = kindFacts(id);
  const texts = (some: readonly UnitFact[]) => some.map((fact) => capital(unitFactText(fact)));
  const plain = texts(facts.filter(({ kind }) => PLAIN.has(kind)));
  return { name: unitName(id), lines: [plain.join(' · '), ...texts(facts.filter(({ kind }) => !PLAIN.has(kind)))] };
}

/** All cards of one kind together, whatever section they are for. */
function ofCards(ids: readonly CardId[]): FactGroup[] {
  const sum = (deck: 'standard' | 'breakthrough') => ids.reduce((all, id) => all + cardCount(deck, id), 0);
  const count = t('reference:inDeck', { count: sum('standard'), breakthrough: sum('breakthrough') });
  return ids.length === 0 ? [] : [{ title: null, lines: [count] }];
}

function ofAirCard({ text, symbol, moment, count }: AirCardRow): FactGroup {
  return {
    title: null,
    lines: [
      text,
      ...(symbol === null ? [] : [t('airTable:note.symbol', { type: t(`air:type.${symbol}`) })]),
      t(`airTable:note.moment.${moment}`),
      t('reference:inAirDeck', { count }),
    ],
  };
}

function ofAircraft(type: AircraftType): FactGroup {
  const { stock, move, dogfight, landsOnCarriers } = TYPE_ROWS[type];
  const carried = AMMUNITION.filter((kind) => stock[kind] > 0);
  return {
    title: null,
    lines: [
      t('airTable:type.values', {
        move,
        dice: t('airTable:type.dogfight', { count: dogfight }),
        stock: listText(carried.map((kind) => t(`air:marker.${kind}`, { count: stock[kind] }))),
      }),
      ...carried.map((kind) => t(`airTable:type.${kind}`)),
      t(landsOnCarriers ? 'airTable:type.carrier' : 'airTable:type.airfield'),
    ],
  };
}

const ofPlane = (model: PlaneModel): Told => ({ name: modelName(model), lines: [capital(abilitiesText(model))] });

/** Terrain by the dice it counts, the most first; some of it goes by one name. */
function ofChecks(): FactGroup[] {
  const names = (dice: number): string[] => {
    const ids = TERRAIN_IDS.filter((id) => CHECK_DICE[id] === dice).map((id) => t(`terrain:name.${id}`));
    return [...new Set(dice === 0 ? [t('reference:openGround'), ...ids] : ids)];
  };
  return [2, 1, 0].map((dice) => ({
    title: t('reference:checkDice', { count: dice }),
    lines: [capital(listText(names(dice)))],
  }));
}

const NOTHING: About = {};

export function factsAbout({ about = NOTHING }: Entry): FactGroup[] {
  const { terrain = [], units = [], cards = [], airCards = [], aircraft = [], planes = [], checks = false } = about;
  return [
    ...grouped(terrain.map(ofTerrain)),
    ...grouped(units.map(ofUnit)),
    ...ofCards(cards),
    ...STANDARD_AIR_DECK.cards.filter(({ id }) => airCards.includes(id)).map(ofAirCard),
    ...aircraft.map(ofAircraft),
    ...grouped(planes.map(ofPlane)),
    ...(checks ? ofChecks() : []),
  ];
}
