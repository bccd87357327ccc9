import { useMemo, useState, type ReactNode } from 'react';
import type { Hex } from '../../hex/board.ts';
import { view as viewOf } from '../../memoir/index.ts';
import type { State } from '../../memoir/state.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { airParts } from '../air/late.tsx';
import { BoardPanel } from '../table/BoardPanel.tsx';
import { boardModel } from '../table/board-model.tsx';
import { NO_CHOICES } from '../table/choices.ts';
import { focusOf } from '../table/focus.ts';
import { hexText } from '../table/hex-text.ts';
import { t } from '../text/i18n.ts';
import { steadyMap } from './steady-map.ts';
import type { StepMarks } from './step-marks.ts';

export interface ReplayBoardProps {
  readonly file: ScenarioFile;
  readonly state: State;
  readonly marks: StepMarks;
  /** Actions done: a new number brings the place of the step into sight. */
  readonly at: number;
  readonly turned: boolean;
  readonly overlay: ReactNode;
}

const noChoice = () => undefined;

/** The board of the table, with nothing to choose. */
export function ReplayBoard({ file, state, marks, at, turned, overlay }: ReplayBoardProps) {
  const [looked, setLooked] = useState<Hex | null>(null);
  const mapAt = useMemo(() => steadyMap(file), [file]);
  const view = useMemo(() => viewOf(state, state.turn.side), [state]);
  const { ground, names } = mapAt(state, view);
  const model = useMemo(() => {
    const { arrow, paths, highlights } = marks;
    const parts = { view, state, ground, names, choices: NO_CHOICES, focus: focusOf(view) };
    const drawn = boardModel({ ...parts, turned, paths, highlights });
    const air = airParts(view.rules.airRules);
    const tokens = air === null ? drawn.tokens : [...drawn.tokens, ...air.airTokens(view, NO_CHOICES)];
    const counters = air === null ? drawn.counters : air.airCounters(view);
    return { ...drawn, tokens, ...(counters === undefined ? {} : { counters }), arrow: arrow ?? drawn.arrow };
  }, [view, state, ground, names, marks, turned]);
  const shown = useMemo(() => ({ ...model, overlay }), [model, overlay]);
  const centre = marks.hex === null ? null : { hex: marks.hex, token: at };
  return (
    <>
      <BoardPanel model={shown} centre={centre} onHex={noChoice} onLook={setLooked} />
      <p className="replay-look faint">{looked === null ? t('replay:lookHint') : hexText(view, names, looked)}</p>
    </>
  );
}
