import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../hex/board.ts';
import { drawingTable, lookAtHex, selectHexes, type DrawingTable } from '../../store/drawing-table.ts';
import { planBoard, type Plan } from '../../workshop/plan.ts';
import type { BoardHandle } from '../board/BoardWindow.tsx';
import type { BoardModel, Centre, Highlight, LookBy } from '../board/model.ts';
import { BoardPanel } from '../table/BoardPanel.tsx';
import { showCopy } from './copy.ts';
import { drawAt, useStrokes } from './use-strokes.ts';
import { GroupLayer } from './GroupLayer.tsx';
import { mapDrawer } from './map-model.tsx';
import { PenLayer } from './PenLayer.tsx';
import { planHexText } from './plan-text.ts';
import { useHexKeys } from './use-hex-keys.ts';
import { usePlan, useShownPlan } from './use-plan.ts';

const NONE = [] as const;
const NO_MARKS = { selected: NONE, looked: null };
/** Both listen by themselves. */
const OVERLAY = (
  <>
    <GroupLayer />
    <PenLayer />
  </>
);

/** What is on each hex in words; each is put together once. */
function labelsOf(plan: Plan): BoardModel['labelOf'] {
  const texts = new Map<Hex, string>();
  return (hex) => {
    const text = texts.get(hex) ?? planHexText(plan, hex);
    texts.set(hex, text);
    return text;
  };
}

/** On another board the same numbers are other hexes, or none. */
function useMarks(plan: Plan | null): Pick<DrawingTable, 'selected' | 'looked'> {
  const table = useStore(drawingTable);
  const board = plan?.board;
  const was = useRef(board);
  useLayoutEffect(() => {
    if (was.current === board) return;
    was.current = board;
    selectHexes([]);
    lookAtHex(null);
  }, [board]);
  const size = plan === null ? 0 : planBoard(plan).size;
  const isThere = table.selected.every((hex) => hex < size) && (table.looked ?? 0) < size;
  return isThere ? table : NO_MARKS;
}

export interface WorkshopBoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly keys: boolean;
  readonly centre: Centre | null;
  /** Hexes that a check speaks of. */
  readonly amiss: readonly Hex[];
  /** A finger was held on a hex. */
  onPressed(this: void): void;
}

/** The map on the drawing table. */
export function WorkshopBoard({ ref, keys, centre, amiss, onPressed }: WorkshopBoardProps) {
  const plan = useShownPlan();
  const steady = usePlan();
  const [draw] = useState(mapDrawer);
  const { selected, looked } = useMarks(plan);
  const strokes = useStrokes();
  const onHexKey = useHexKeys();
  // Words come when there is time for them.
  const told = useDeferredValue(steady);
  const labelOf = useMemo(() => (told === null ? () => '' : labelsOf(told)), [told]);
  const size = plan === null ? 0 : planBoard(plan).size;
  const highlights = useMemo(
    (): readonly Highlight[] => [
      ...amiss.filter((hex) => hex < size).map((hex) => ({ hex, kind: 'danger' as const })),
      ...(looked === null ? [] : [{ hex: looked, kind: 'log' as const }]),
    ],
    [amiss, looked, size],
  );
  const map = plan === null ? null : draw(plan);
  const model = useMemo(
    (): BoardModel | null =>
      map === null
        ? null
        : {
            ...map,
            isDrawnOn: true,
            choices: NONE,
            selected,
            arrow: null,
            paths: NONE,
            highlights,
            turned: false,
            overlay: OVERLAY,
            labelOf,
          },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parts of the map stay the same for as long as they look the same
    [map?.board, map?.ground, map?.tokens, map?.names, map?.sectionLines, selected, highlights, labelOf],
  );
  const pressed = useRef(onPressed);
  useEffect(() => {
    pressed.current = onPressed;
  });
  const onLook = useMemo(
    () => (hex: Hex | null, by: LookBy) => {
      if (by === 'focus' && drawingTable.getState().isCopying) showCopy(hex);
      if (hex === null || by !== 'press') return;
      lookAtHex(hex);
      pressed.current();
    },
    [],
  );
  if (model === null) return null;
  return (
    <BoardPanel
      {...(ref === undefined ? {} : { ref })}
      model={model}
      centre={centre}
      keys={keys}
      arrows
      onHex={drawAt}
      onLook={onLook}
      strokes={strokes}
      onHexKey={onHexKey}
    />
  );
}
