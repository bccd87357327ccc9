// What ground and units do, in a few words each.
import type { ClassDice, TerrainFact, TerrainFactKind } from '../../memoir/terrain/facts.ts';
import type { UnitFact, UnitFactKind } from '../../memoir/units/facts.ts';
import type { UnitClassName } from '../../memoir/units/kinds.ts';
import { t } from './i18n.ts';
import { listText, rowText } from './lists.ts';
import { capital } from './sides.ts';

const LAND: readonly UnitClassName[] = ['infantry', 'armor', 'artillery'];

function classesText(classes: readonly UnitClassName[]): string {
  return listText(classes.map((name) => t(`rules:class.${name}`)));
}

/** "infantry 1, armor 2"; classes that lose nothing are left out. */
function classDiceText(dice: ClassDice): string {
  const amounts = [...new Set([dice.infantry, dice.armor, dice.artillery])].filter((number) => number > 0);
  const groups = amounts.map((number) => {
    const classes = (['infantry', 'armor', 'artillery'] as const).filter((name) => dice[name] === number);
    return t('rules:diceLess', { number, classes: classesText(classes) });
  });
  return rowText(groups);
}

function closedText(classes: readonly UnitClassName[]): string {
  if (LAND.every((name) => classes.includes(name))) return t('rules:terrain.closed');
  const open = LAND.filter((name) => !classes.includes(name));
  if (open.length === 1 && open[0] === 'infantry') return t('rules:terrain.infantryOnly');
  return t('rules:terrain.closedTo', { classes: classesText(classes) });
}

function stopText({ hard, classes }: TerrainTold<'stop'>): string {
  if (classes === null || LAND.every((name) => classes.includes(name)))
    return t(hard ? 'rules:terrain.stopHard' : 'rules:terrain.stop');
  return t(hard ? 'rules:terrain.stopHardFor' : 'rules:terrain.stopFor', { classes: classesText(classes) });
}

function seaSideText({ cost, classes, takesGround }: TerrainTold<'seaSide'>): string {
  const words = { count: cost, classes: classesText(classes) };
  return takesGround ? t('rules:terrain.seaSide', words) : t('rules:terrain.seaSideNoGround', words);
}

type TerrainTold<K extends TerrainFactKind> = Extract<TerrainFact, { kind: K }>;
type TerrainSayings = { readonly [K in TerrainFactKind]: (fact: TerrainTold<K>) => string };

const TERRAIN: TerrainSayings = {
  closedTo: ({ classes }) => closedText(classes),
  ships: () => t('rules:terrain.ships'),
  crossing: () => t('rules:terrain.crossing'),
  boats: () => t('rules:terrain.boats'),
  openEdges: () => t('rules:terrain.openEdges'),
  fromHeights: () => t('rules:terrain.fromHeights'),
  adjacentEntry: () => t('rules:terrain.adjacentEntry'),
  notFromSea: () => t('rules:terrain.notFromSea'),
  noRetreat: () => t('rules:terrain.noRetreat'),
  holds: ({ classes }) => t('rules:terrain.holds', { classes: capital(classesText(classes)) }),
  stop: stopText,
  exitStop: () => t('rules:terrain.exitStop'),
  climb: ({ cost }) => t('rules:terrain.climb', { count: cost }),
  seaSide: seaSideText,
  moveLimit: ({ hexes }) => t('rules:terrain.moveLimit', { count: hexes }),
  shipsKeepOff: () => t('rules:terrain.shipsKeepOff'),
  road: ({ hexes }) => t('rules:terrain.road', { count: hexes }),
  rail: () => t('rules:terrain.rail'),
  railCrossing: () => t('rules:terrain.railCrossing'),
  ice: ({ dice }) => t('rules:terrain.ice', { count: dice }),
  mine: () => t('rules:terrain.mine'),
  noBattleOnEntry: () => t('rules:terrain.noBattleOnEntry'),
  battleOnEntry: ({ hexes }) => t('rules:terrain.battleOnEntry', { count: hexes }),
  bogsArmor: () => t('rules:terrain.bogsArmor'),
  cannotBattle: ({ classes }) => t('rules:terrain.cannotBattle', { classes: classesText(classes) }),
  cover: ({ dice, when }) => t(`rules:terrain.cover.${when}`, { dice: classDiceText(dice) }),
  caveCover: ({ dice }) => t('rules:terrain.caveCover', { dice: classDiceText(dice) }),
  firingOut: ({ dice }) => t('rules:terrain.firingOut', { dice: classDiceText(dice) }),
  closeOnly: () => t('rules:terrain.closeOnly'),
  gunRange: ({ hexes }) => t('rules:terrain.gunRange', { count: hexes }),
  sight: ({ rule, hexes }) => t(`rules:terrain.sight.${rule}`, { number: hexes }),
  height: ({ level }) => t('rules:terrain.height', { level }),
  hillByHeights: () => t('rules:terrain.hillByHeights'),
  flags: ({ count, whose }) => t(`rules:terrain.flags.${count}.${whose}`),
  wire: () => t('rules:terrain.wire'),
  roadBlock: () => t('rules:terrain.roadBlock'),
  leftBehind: () => t('rules:terrain.leftBehind'),
  noSandbags: () => t('rules:terrain.noSandbags'),
  recovery: ({ dice }) =>
    dice === 'cards' ? t('rules:terrain.recoveryByCards') : t('rules:terrain.recovery', { count: dice }),
  headquarters: () => t('rules:terrain.headquarters'),
  overIce: () => t('rules:terrain.overIce'),
  airfield: () => t('rules:terrain.airfield'),
};

/** A short sentence. */
export function terrainFactText(fact: TerrainFact): string {
  const say = TERRAIN[fact.kind] as (fact: TerrainFact) => string;
  return say(fact);
}

function moveText({ hexes, battleHexes, slow }: UnitTold<'move'>): string {
  const key = battleHexes === 0 ? 'moveOrBattle' : battleHexes === hexes ? 'moveAndBattle' : 'moveFar';
  const move = t(`rules:unit.${key}`, { hexes, battleHexes });
  return slow ? t('rules:unit.slow', { move }) : move;
}

function byRangeText(byRange: readonly number[]): string {
  return byRange.join('-');
}

type UnitTold<K extends UnitFactKind> = Extract<UnitFact, { kind: K }>;
type UnitSayings = { readonly [K in UnitFactKind]: (fact: UnitTold<K>) => string };

const UNIT: UnitSayings = {
  class: (fact) => t(`rules:unit.class.${fact.class}`),
  figures: ({ count }) => t('rules:unit.figures', { count }),
  move: moveText,
  dice: ({ byRange }) =>
    byRange.length === 0 ? t('rules:unit.unarmed') : t('rules:unit.dice', { dice: byRangeText(byRange) }),
  steady: ({ byRange, needsSight }) =>
    t(needsSight ? 'rules:unit.steady' : 'rules:unit.steadyBlind', { dice: byRangeText(byRange) }),
  sight: ({ needed }) => t(needed ? 'rules:unit.sight' : 'rules:unit.noSight'),
  ignoresTerrain: () => t('rules:unit.ignoresTerrain'),
  ground: ({ times }) => t('rules:unit.ground', { count: times }),
  overrun: () => t('rules:unit.overrun'),
  starHits: ({ classes, steady }) =>
    t(steady ? 'rules:unit.starHitsSteady' : 'rules:unit.starHits', { classes: classesText(classes) }),
  cannotTarget: ({ classes }) => t('rules:unit.cannotTarget', { classes: classesText(classes) }),
  flames: () => t('rules:unit.flames'),
  crosshairs: ({ markers }) => t('rules:unit.crosshairs', { count: markers }),
  engineer: () => t('rules:unit.engineer'),
  ignoresBattleBans: () => t('rules:unit.ignoresBattleBans'),
  grenadeOnly: () => t('rules:unit.grenadeOnly'),
  twoStageDamage: () => t('rules:unit.twoStageDamage'),
  farRetreat: ({ hexes }) => t('rules:unit.farRetreat', { count: hexes }),
  mayIgnoreFlag: () => t('rules:unit.mayIgnoreFlag'),
  medals: ({ count }) => t('rules:unit.medals', { count }),
  neverHeals: () => t('rules:unit.neverHeals'),
  bushido: () => t('rules:unit.bushido'),
  banzai: ({ hexes }) => t('rules:unit.banzai', { count: hexes }),
  battlesBack: ({ dice }) => t('rules:unit.battlesBack', { count: dice }),
  rollsOn: ({ hexes }) => t('rules:unit.rollsOn', { count: hexes }),
  trait: ({ trait }) => t(`rules:unit.trait.${trait}`),
};

/** A short sentence for an ability; a few words for the plain values every unit has. */
export function unitFactText(fact: UnitFact): string {
  const say = UNIT[fact.kind] as (fact: UnitFact) => string;
  return say(fact);
}
