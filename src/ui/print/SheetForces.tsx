import { SIDES, type Side } from '../../memoir/side.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { nationName } from '../text/units.ts';
import type { SheetOf } from './read-sheet.ts';
import { unitGroups } from './sheet-facts.ts';

/** Figures stand in the lower half of their hex; the badge hangs below the base. */
const UNIT_BOX = '-46 -22 92 68';

interface ForceProps {
  readonly sheet: SheetOf;
  readonly side: Side;
}

function Force({ sheet, side }: ForceProps) {
  const { plan, picture } = sheet;
  const { nation, hand, medals } = plan.sides[side];
  const groups = unitGroups(picture, side, nation);
  const count = picture.units.filter((unit) => unit.side === side).length;
  const facts = [
    t(plan.first === side ? 'sheet:first' : 'sheet:second'),
    t('sheet:cards', { count: hand }),
    t('sheet:medals', { count: medals }),
    t('sheet:units', { count }),
  ];
  return (
    <div className={`print-force side-${side}`}>
      <h3>
        <SideMark side={side} />
        {sideText(side)} <span>{nationName(nation)}</span>
      </h3>
      <p>{facts.join(' · ')}</p>
      <ul>
        {groups.map(({ unit, count: many, text }) => (
          <li key={unit.id}>
            <svg viewBox={UNIT_BOX} aria-hidden="true">
              <UnitDrawing unit={unit} />
            </svg>
            {t('sheet:group', { count: many, unit: text })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both sides as they are set up: nation, cards, medals, and how many units of which kind. */
export function SheetForces({ sheet }: { readonly sheet: SheetOf }) {
  return (
    <section className="print-forces" aria-label={t('sheet:setup')}>
      {SIDES.map((side) => (
        <Force key={side} sheet={sheet} side={side} />
      ))}
    </section>
  );
}
