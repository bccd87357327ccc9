import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../hex/board.ts';
import { promptText } from '../text/prompts.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { boardModel, groundOf, namesOf } from './board-model.tsx';
import { choicesOf } from './choices.ts';
import { focusOf } from './focus.ts';
import { hexText } from './hex-text.ts';
import { matchStore, type MemoirMatch } from './memoir-game.ts';
import { ActionList } from './panels/ActionList.tsx';
import { CardInPlay } from './panels/CardInPlay.tsx';
import { Curtain } from './panels/Curtain.tsx';
import { DicePanel } from './panels/DicePanel.tsx';
import { EndSheet } from './panels/EndSheet.tsx';
import { HandPanel } from './panels/HandPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { OutcomePanel } from './panels/OutcomePanel.tsx';
import { PromptPanel } from './panels/PromptPanel.tsx';
import { ScoreBar } from './panels/ScoreBar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useTable } from './use-table.ts';
import './table.css';
import './panels.css';
import './cards.css';

export interface TableProps {
  readonly match: MemoirMatch;
  onAgain(this: void): void;
  onLeave(this: void): void;
}

export function Table({ match, onAgain, onLeave }: TableProps) {
  const table = useTable(match);
  const { view, file, reader, curtain, act } = table;
  const { openHands, setOpenHands, takeSeat, leaveSeat, undo } = useStore(matchStore);
  const [chosen, setChosen] = useState<number | null>(null);
  // Where several actions were possible, for as long as nothing else happens.
  const [question, setQuestion] = useState<{ readonly hex: Hex; readonly match: MemoirMatch } | null>(null);
  const [endClosed, setEndClosed] = useState(false);
  const [looked, setLooked] = useState<Hex | null>(null);

  const choices = useMemo(() => choicesOf(view, match.legal, chosen), [view, match.legal, chosen]);
  const names = useMemo(() => namesOf(view, file), [view, file]);
  const ground = useMemo(() => groundOf(view, file), [view, file]);
  const focus = useMemo(() => focusOf(view), [view]);
  const model = useMemo(
    () => boardModel({ view, ground, names, choices, focus }),
    [view, ground, names, choices, focus],
  );
  const prompt = useMemo(() => promptText(view, match.legal, focus), [view, match.legal, focus]);

  const stepOut = () => {
    setChosen(null);
    setQuestion(null);
  };
  const covered = curtain || (view.outcome !== null && !endClosed);
  useShortcuts({ onEscape: stepOut, onUndo: () => undo(1), enabled: !covered });

  const onHex = (hex: Hex) => {
    const use = choices.uses.get(hex);
    if (use === undefined) return stepOut();
    setQuestion(use.use === 'ask' ? { hex, match } : null);
    if (use.use === 'act') act(use.action);
    else if (use.use === 'select') setChosen(use.unit);
  };
  const asked = question?.match === match ? choices.uses.get(question.hex) : undefined;
  const askedActions = asked?.use === 'ask' ? asked.actions : choices.unitActions;

  return (
    <>
      <div className="table" inert={covered}>
        <ScoreBar scene={table} openHands={openHands} onOpenHands={setOpenHands} onLeave={onLeave} />
        <main className="table-main">
          {view.outcome === null ? (
            <PromptPanel
              scene={table}
              prompt={prompt}
              asked={curtain ? [] : askedActions}
              tableActions={curtain ? [] : choices.tableActions}
              onUndo={undo}
            />
          ) : (
            <OutcomePanel outcome={view.outcome} onAgain={onAgain} onLeave={onLeave} />
          )}
          <BoardPanel model={model} onHex={onHex} onLook={setLooked} />
          <p className="look">{looked === null ? null : hexText(view, names, looked)}</p>
          <HandPanel scene={table} curtain={curtain} openHands={openHands} onShow={takeSeat} onCover={leaveSeat} />
          <aside className="side-panel">
            <CardInPlay scene={table} />
            <DicePanel scene={table} />
            {curtain || view.outcome !== null ? null : <ActionList scene={table} />}
            <LogPanel steps={match.steps} view={view} reader={reader} />
          </aside>
        </main>
      </div>
      {curtain ? (
        <Curtain key={match.steps.length} scene={table} onReady={takeSeat} onOpenHands={() => setOpenHands(true)} />
      ) : null}
      {view.outcome !== null && !endClosed ? (
        <EndSheet
          scene={table}
          outcome={view.outcome}
          onAgain={onAgain}
          onLeave={onLeave}
          onClose={() => setEndClosed(true)}
        />
      ) : null}
    </>
  );
}
