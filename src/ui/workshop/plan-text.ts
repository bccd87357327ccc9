import type { Hex } from '../../hex/board.ts';
import { NO_SIDE, SIDES, type MaybeSide } from '../../memoir/side.ts';
import { shownPieces, shownUnit } from '../../workshop/picture.ts';
import { planBoard, type Plan } from '../../workshop/plan.ts';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { typeText } from '../air/told/names.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { sideWords } from '../text/sides.ts';
import { exitTexts, objectiveTexts } from '../table/hex-text.ts';
import { marksOf } from '../table/terrain/objectives.ts';
import { openGround, terrainName } from '../text/terrain.ts';
import { unitDescription } from '../text/units.ts';

function groundText(plan: Plan, hex: Hex): string {
  const names = shownPieces(plan, hex).map(({ id, owner }) =>
    owner === undefined ? terrainName(id) : t('table:hex.terrainOf', { terrain: terrainName(id), ...sideWords(owner) }),
  );
  return names.length === 0 ? openGround() : rowText(names);
}

function unitText(plan: Plan, hex: Hex): string[] {
  const planned = plan.units[hex];
  if (planned === undefined) return [];
  const unit = shownUnit(plan, hex, planned);
  return unit === null ? [] : [unitDescription(unit)];
}

function aircraftText(plan: Plan, hex: Hex): string[] {
  return SIDES.flatMap((side) => {
    const aircraft = plan.aircraft[side];
    if (aircraft === null || aircraft.hex !== hex) return [];
    const { nation } = plan.sides[side];
    return [t('airTold:aircraft', { nation, type: typeText(aircraft.type), typeId: aircraft.type })];
  });
}

function planesText(plan: Plan, hex: Hex): string[] {
  const base = plan.bases[hex];
  if (base === undefined) return [];
  const { side, model, ready } = base;
  return [
    ...(model === null
      ? []
      : [t('workshop:hex.plane', { plane: t(`air:model.${modelIdOf(model)}`), ...sideWords(side) })]),
    ...(ready === 0 ? [] : [t('workshop:hex.ready', { count: ready, ...sideWords(side) })]),
  ];
}

function ofSide(side: MaybeSide, plain: string, owned: (words: ReturnType<typeof sideWords>) => string): string {
  return side === NO_SIDE ? plain : owned(sideWords(side));
}

/** "F5 Saint-Aubert · town, road · German infantry, 4 of 4 figures · objective of the Allies" */
export function planHexText(plan: Plan, hex: Hex): string {
  const label = planBoard(plan).labels[hex];
  const name = plan.places[hex];
  const mine = plan.mines[hex];
  return [
    name === undefined ? label : t('table:hex.place', { hex: label, name }),
    groundText(plan, hex),
    ...unitText(plan, hex),
    ...aircraftText(plan, hex),
    ...planesText(plan, hex),
    ...(mine === undefined
      ? []
      : [
          mine.decoy
            ? ofSide(mine.side, t('workshop:hex.decoy'), (words) => t('workshop:hex.decoyOf', words))
            : ofSide(mine.side, t('workshop:hex.mine'), (words) => t('workshop:hex.mineOf', words)),
        ]),
    ...objectiveTexts(marksOf(plan.objectives), hex),
    ...exitTexts(plan.exits, hex),
  ].join(' · ');
}
