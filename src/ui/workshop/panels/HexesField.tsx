import { useStore } from 'zustand';
import type { Hex } from '../../../hex/board.ts';
import { MOST_PLACES } from '../../../scenarios/limits.ts';
import { drawingTable, HAND, selectHexes, takeTool } from '../../../store/drawing-table.ts';
import { planBoard, type Plan } from '../../../workshop/plan.ts';
import { t } from '../../text/i18n.ts';
import { TextField } from './fields.tsx';
import { hexesText, hexReader } from './readers.ts';

export interface HexesFieldProps {
  readonly plan: Plan;
  readonly label: string;
  readonly hint?: string;
  readonly hexes: readonly Hex[];
  readonly least?: number;
  readonly most?: number;
  onHexes(this: void, hexes: readonly Hex[]): void;
}

/** Some hexes: their names to type, or to be marked on the map. */
export function HexesField({ plan, label, hint, hexes, least = 1, most = MOST_PLACES, onHexes }: HexesFieldProps) {
  const board = planBoard(plan);
  const { tool, selected } = useStore(drawingTable);
  const isMarking = tool.kind === 'select';
  const mark = () => {
    takeTool({ kind: 'select' });
    selectHexes(hexes);
  };
  const take = () => {
    onHexes([...selected].toSorted((a, b) => a - b));
    selectHexes([]);
    takeTool(HAND);
  };
  const canTake = selected.length >= least && selected.length <= most;
  return (
    <div className="hexes-field">
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={hexesText(board, hexes)}
        length={2000}
        isEager={false}
        read={hexReader(board, least, most)}
        write={(value) => hexesText(board, value)}
        onValue={onHexes}
      />
      <div className="buttons">
        {isMarking ? (
          <button type="button" className="main" disabled={!canTake} onClick={take}>
            {t('workshop:field.takeMarked', { count: selected.length })}
          </button>
        ) : (
          <button type="button" onClick={mark}>
            {t('workshop:field.markHexes')}
          </button>
        )}
      </div>
      {isMarking ? <p className="faint">{t('workshop:field.marking')}</p> : null}
    </div>
  );
}
