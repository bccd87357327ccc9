import { SIDES, type Side } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { nationName } from '../text/units.ts';

export interface SideRow {
  readonly nation: Nation;
  readonly units: number;
  readonly cards: number;
  readonly medals: number;
}

export interface SidesTableProps {
  /** By side. */
  readonly rows: readonly [SideRow, SideRow];
  readonly first: Side;
}

/** What each side has, at a glance. */
export function SidesTable({ rows, first }: SidesTableProps) {
  return (
    <table className="battle-sides">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('start:side')}</span>
          </th>
          <th scope="col">{t('start:units')}</th>
          <th scope="col">{t('start:cards')}</th>
          <th scope="col">{t('start:medals')}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => {
          const { nation, units, cards, medals } = rows[side];
          return (
            <tr key={side} className={`side-${side}`}>
              <th scope="row">
                <SideMark side={side} />
                <span>
                  {sideText(side)} <span className="nation-name">{nationName(nation)}</span>
                  {first === side ? <span className="first-mover">{t('start:first')}</span> : null}
                </span>
              </th>
              <td>{units}</td>
              <td>{cards}</td>
              <td>{medals}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
