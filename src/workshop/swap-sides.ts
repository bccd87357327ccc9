// The two sides change places: each has the other's units, medals, hand and edge. Nations stay with their side, and with
// them the rules of nations (commissars, Gung Ho); the rules of a battle (slow armor, strikes from the air, who rolls for
// the light) go along with the units. What only one side can ever have (Hill 317, the deck that is played once) stays.
import { NO_SIDE, opponent, type MaybeSide, type SideName } from '../memoir/side.ts';
import type { PlanDraft } from './lay.ts';

const OTHER_NAME: Readonly<Record<SideName, SideName>> = { allies: 'axis', axis: 'allies' };

export function swapSides(draft: PlanDraft): void {
  const [allies, axis] = draft.sides;
  draft.sides = [
    { ...axis, nation: allies.nation },
    { ...allies, nation: axis.nation },
  ];
  draft.top = opponent(draft.top);
  draft.first = opponent(draft.first);
  for (const unit of Object.values(draft.units)) {
    unit.side = opponent(unit.side);
    unit.nation = null;
  }
  for (const mine of Object.values(draft.mines)) mine.side = otherOf(mine.side);
  for (const pieces of Object.values(draft.pieces)) {
    for (const piece of pieces) if (piece.owner !== undefined) piece.owner = opponent(piece.owner);
  }
  for (const objective of draft.objectives) objective.side = otherOf(objective.side);
  draft.exits = [draft.exits[1], draft.exits[0]];
  draft.aircraft = [draft.aircraft[1], draft.aircraft[0]];
  for (const base of Object.values(draft.bases)) base.side = opponent(base.side);
  swapTexts(draft);
  swapSpecial(draft);
  swapAir(draft);
}

function otherOf(side: MaybeSide): MaybeSide {
  return side === NO_SIDE ? NO_SIDE : opponent(side);
}

/** Two values of a record change places; one that is not there goes on not being there. */
function exchange<T>(record: { allies?: T; axis?: T }): void {
  const { allies, axis } = record;
  if (axis === undefined) delete record.allies;
  else record.allies = axis;
  if (allies === undefined) delete record.axis;
  else record.axis = allies;
}

function swapTexts(draft: PlanDraft): void {
  if (draft.text.allies !== undefined || draft.text.axis !== undefined) exchange(draft.text);
}

function swapSpecial({ special }: PlanDraft): void {
  swapBlitz(special);
  // The Allies roll for the light where nobody is named.
  if (special.nightSide === 'axis') delete special.nightSide;
  else if (special.night !== undefined || special.nightSide === 'allies') special.nightSide = 'axis';
  for (const one of [...(special.suddenDeath ?? []), ...(special.emptySectionMedals ?? [])])
    one.side = OTHER_NAME[one.side];
  if (special.exitsNeeded !== undefined) exchange(special.exitsNeeded);
}

type Sides = SideName | 'all' | undefined;

function both(one: Sides, other: Sides): Sides {
  return one === undefined || one === other ? other : other === undefined ? one : 'all';
}

function others(sides: Sides): Sides {
  return sides === undefined || sides === 'all' ? sides : OTHER_NAME[sides];
}

/** Blitz is slow armor of the Allies and strikes of the Axis in one word; for the other sides it has to be said in two. */
function swapBlitz(special: PlanDraft['special']): void {
  const { blitz, partialBlitz, airStrikes } = special;
  const slow = others(both(partialBlitz, blitz === true ? 'allies' : undefined));
  const strikes = others(both(airStrikes, blitz === true ? 'axis' : undefined));
  const isBlitz = slow === 'allies' && strikes === 'axis';
  delete special.blitz;
  delete special.partialBlitz;
  delete special.airStrikes;
  if (isBlitz) special.blitz = true;
  else Object.assign(special, slow && { partialBlitz: slow }, strikes && { airStrikes: strikes });
}

function swapAir({ options }: PlanDraft): void {
  const { air } = options;
  if (air?.superiority === 'allies' || air?.superiority === 'axis') air.superiority = OTHER_NAME[air.superiority];
  if (air?.types !== undefined) exchange(air.types);
  swapAirPack(air?.airPack);
}

/** Planes go with their nation, and it stays with its side; cards, bases and radar go with the battle. */
function swapAirPack(pack: NonNullable<PlanDraft['options']['air']>['airPack']): void {
  if (pack === undefined) return;
  if (pack.sorties !== undefined && pack.sorties !== 'shuffled') exchange(pack.sorties);
  if (pack.basing !== undefined) exchange(pack.basing);
  if (pack.announced !== undefined) exchange(pack.announced);
}
