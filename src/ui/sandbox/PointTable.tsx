import { useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { momentsOf } from '../../lessons/lesson-sandbox.ts';
import type { LessonFile, LessonStep } from '../../lessons/lesson-schema.ts';
import { decider, type Action, type GameEvent } from '../../memoir/index.ts';
import type { State } from '../../memoir/state.ts';
import { battleOf } from '../../scenarios/any-game.ts';
import type { ReplayStart } from '../../scenarios/replay-writing.ts';
import type { MatchStore } from '../../store/match.ts';
import type { MemoirApi, MemoirMatch } from '../../store/memoir.ts';
import { PointerLayer } from '../board/PointerLayer.tsx';
import type { TableGuide } from '../table/guide.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { Table } from '../table/Table.tsx';
import { t } from '../text/i18n.ts';

type Point = NonNullable<LessonStep['point']>;

const nothing = () => undefined;
const SETTINGS = { openHands: true } as const;

/** The moment of the step, with nothing to do in it but to point. */
function matchAt(file: LessonFile, at: number): MemoirMatch | null {
  const moments = momentsOf(file);
  if (!moments.ok) return null;
  const state = moments.value[at];
  const about: ReplayStart = { scenario: battleOf(file.position, state, file.title), rules: {}, seed: 1 };
  return { about, first: state, state, decider: decider(state), legal: [], steps: [] };
}

function still(match: MemoirMatch): MemoirApi {
  return createStore<MatchStore<State, Action, GameEvent, ReplayStart>>()(() => ({
    match,
    seat: null,
    begin: nothing,
    clear: nothing,
    act: nothing,
    undo: nothing,
    takeSeat: nothing,
    leaveSeat: nothing,
  }));
}

/** The hex once more takes the highlight away again. */
function toggled(hexes: readonly string[], label: string): string[] {
  return hexes.includes(label) ? hexes.filter((one) => one !== label) : [...hexes, label];
}

function withArrow(arrows: Point['arrows'] = [], from: string, to: string): [string, string][] {
  const others = arrows.filter((arrow) => arrow[0] !== from || arrow[1] !== to);
  return others.length < arrows.length ? others : [...others, [from, to]];
}

function PointList({ point, onChange }: { readonly point: Point; onChange(this: void, point: Point): void }) {
  const { arrows = [], hexes = [], cards = [] } = point;
  const items = [
    ...arrows.map(([from, to], at) => ({
      what: t('sandbox:point.arrow', { from, to }),
      without: { ...point, arrows: arrows.toSpliced(at, 1) },
    })),
    ...hexes.map((label, at) => ({ what: label, without: { ...point, hexes: hexes.toSpliced(at, 1) } })),
    ...cards.map((card, at) => ({ what: card, without: { ...point, cards: cards.toSpliced(at, 1) } })),
  ];
  return (
    <ul className="point-list" aria-label={t('sandbox:point.list')}>
      {items.map(({ what, without }, at) => (
        <li key={`${at} ${what}`}>
          <button type="button" aria-label={t('sandbox:point.remove', { what })} onClick={() => onChange(without)}>
            {what} ×
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface PointTableProps {
  readonly file: LessonFile;
  readonly at: number;
  onChange(this: void, point: Point): void;
  onDone(this: void): void;
  onMenu(this: void, menu: Menu): void;
}

/** The board of a step, on which every click points. */
export function PointTable({ file, at, onChange, onDone, onMenu }: PointTableProps) {
  const { position, seed, dice, steps } = file;
  // The words change with every key; what is on the board does not.
  const match = useMemo(
    () => matchAt({ ...file, position, steps }, at),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [position, seed, dice, at],
  );
  const api = useMemo(() => (match === null ? null : still(match)), [match]);
  const [mode, setMode] = useState<'hexes' | 'arrows'>('hexes');
  const [from, setFrom] = useState<string | null>(null);
  const point = steps[at].point ?? {};
  if (match === null || api === null) return null;
  const board = boardOf(match.state.board);
  const hexOf = (label: string): Hex[] => {
    const hex = hexOfLabel(board, label);
    return hex === undefined ? [] : [hex];
  };
  const onHex = (hex: Hex) => {
    const label = board.labels[hex];
    if (mode === 'hexes') onChange({ ...point, hexes: toggled(point.hexes ?? [], label) });
    else if (from === null) setFrom(label);
    else {
      setFrom(null);
      if (from !== label) onChange({ ...point, arrows: withArrow(point.arrows, from, label) });
    }
  };
  const hint =
    mode === 'hexes'
      ? t('sandbox:point.hexHint')
      : from === null
        ? t('sandbox:point.fromHint')
        : t('sandbox:point.toHint', { hex: from });
  const panel = (
    <section className="sandbox-tools point-tools" aria-label={t('sandbox:point.title', { number: at + 1 })}>
      <h2>{t('sandbox:point.title', { number: at + 1 })}</h2>
      <p className="point-goal">{steps[at].goal}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame */}
      <div className="tool-row" role="group" aria-label={t('sandbox:draft.point')}>
        {(['hexes', 'arrows'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            data-mode={one}
            onClick={() => {
              setMode(one);
              setFrom(null);
            }}
          >
            {t(`sandbox:point.${one}`)}
          </button>
        ))}
      </div>
      <p className="faint" aria-live="polite">
        {hint}
      </p>
      <PointList point={point} onChange={onChange} />
      <div className="buttons">
        <button type="button" className="main" data-done onClick={onDone}>
          {t('sandbox:point.done')}
        </button>
      </div>
    </section>
  );
  const guide: TableGuide = {
    api,
    settings: SETTINGS,
    bar: <h1 className="unseen">{t('sandbox:point.title', { number: at + 1 })}</h1>,
    panel,
    pointerLayer: PointerLayer,
    sitter: file.learner === 'allies' ? 0 : 1,
    arrows: (point.arrows ?? []).flatMap(([start, end]) => {
      const [one, other] = [...hexOf(start), ...hexOf(end)];
      return one === undefined || other === undefined ? [] : [{ from: one, to: other }];
    }),
    highlights: [...(point.hexes ?? []), ...(from === null ? [] : [from])].flatMap((label) =>
      hexOf(label).map((hex) => ({ hex, kind: 'lesson' as const })),
    ),
    keys: { Escape: onDone },
    onNothing: (hex) => {
      onHex(hex);
      return true;
    },
  };
  return (
    <div className="sandbox" data-pointing>
      <Table match={match} isCovered={false} onMenu={onMenu} onLeave={onDone} guide={guide} />
    </div>
  );
}
