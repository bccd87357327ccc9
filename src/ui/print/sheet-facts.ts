// What the sheet of a scenario says of its units.
import type { Side } from '../../memoir/side.ts';
import { UNIT_KINDS } from '../../memoir/units/kinds.ts';
import { firstTurn, type Nation, type Unit } from '../../memoir/units/unit.ts';
import { labelsText } from '../briefing/places.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { capital } from '../text/sides.ts';
import { kindName, traitTexts, unitName } from '../text/units.ts';

/** Units of a side that are alike. */
export interface UnitGroup {
  /** One of them. */
  readonly unit: Unit;
  readonly count: number;
  readonly text: string;
}

/** Units that cannot be ordered at once look like others: their turn and their hexes are said. */
function waitTexts(picture: Pick<MapPicture, 'board'>, alike: readonly Unit[]): string[] {
  const number = firstTurn(alike[0]);
  if (number === 1) return [];
  const hexes = labelsText(
    picture,
    alike.map(({ hex }) => hex),
  );
  return [t('sheet:waits', { number, hexes })];
}

function groupText(unit: Unit, nation: Nation): string {
  const usual = UNIT_KINDS[unit.kind].figures;
  const figures = unit.fullStrength === usual ? [] : [t('sheet:figures', { count: unit.fullStrength })];
  const name = capital(unit.nation === nation ? kindName(unit) : unitName(unit));
  return rowText([name, ...figures, ...traitTexts(unit)]);
}

/** Those of a side by kind, the plain kinds first; `nation` is the one that goes without saying. */
export function unitGroups(picture: Pick<MapPicture, 'board' | 'units'>, side: Side, nation: Nation): UnitGroup[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of picture.units) {
    if (unit.side !== side) continue;
    const key = [unit.kind, unit.nation, unit.fullStrength, unit.traits, firstTurn(unit)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()]
    .toSorted(([a, ...as], [b, ...bs]) => a.kind - b.kind || firstTurn(a) - firstTurn(b) || bs.length - as.length)
    .map((alike) => ({
      unit: alike[0],
      count: alike.length,
      text: rowText([groupText(alike[0], nation), ...waitTexts(picture, alike)]),
    }));
}
