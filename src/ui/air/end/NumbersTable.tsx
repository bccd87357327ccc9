import { CompareHead, CompareValue } from '../../end/Comparison.tsx';
import type { PlayerNames } from '../../end/names.ts';
import { tenthsText } from '../../end/numbers.ts';

export interface NumberRow {
  readonly id: string;
  readonly label: string;
  /** Of both sides. */
  readonly values: readonly [number, number];
  /** Part of the row above it. */
  readonly isPart: boolean;
  /** To be expected, so no whole number. */
  readonly isExpected: boolean;
}

export interface NumbersTableProps {
  readonly title: string;
  readonly players: PlayerNames;
  readonly rows: readonly NumberRow[];
}

/** The air war of both sides, side by side. */
export function NumbersTable({ title, players, rows }: NumbersTableProps) {
  return (
    <section className="end-panel paper" aria-labelledby="end-air">
      <h2 id="end-air">{title}</h2>
      <table className="compare">
        <CompareHead players={players} />
        <tbody>
          {rows.map(({ id, label, values, isPart, isExpected }) => {
            const [first, second] = values;
            const most = Math.max(first, second);
            const texts = isExpected ? values.map(tenthsText) : values.map(String);
            return (
              <tr key={id} className={isPart ? 'part' : undefined}>
                <CompareValue side={0} value={first} most={most} text={texts[0]} />
                <th scope="row">{label}</th>
                <CompareValue side={1} value={second} most={most} text={texts[1]} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
