import { useCallback, useEffect, useMemo, useState } from 'react';
import { boardOf } from '../../hex/board.ts';
import type { Speed } from '../../store/settings.ts';
import { OpenInSandbox } from '../sandbox/OpenInSandbox.tsx';
import { StartFromHere } from '../sandbox/StartFromHere.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { MotionLayer } from '../table/motion/MotionLayer.tsx';
import { usePresentation } from '../table/motion/use-presentation.ts';
import { useTop } from '../use-top.ts';
import { HandsPanel } from './HandsPanel.tsx';
import type { Pace } from './pace.ts';
import { PlayOn } from './PlayOn.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { playersOf, stateAt, type ReplayGame } from './replay-game.ts';
import { replayTurns, type HandsShown } from './replay-log.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { Scrubber } from './Scrubber.tsx';
import { NO_MARKS, stepMarks } from './step-marks.ts';
import { CardPanel, StepPanel } from './StepPanel.tsx';
import { nextTurn, previousTurn, timelineOf } from './timeline.ts';
import { Transport } from './Transport.tsx';
import { usePlayback, useReplay } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import '../end/end.css';
import './replay.css';
import './replay-panels.css';

const SPEEDS: Readonly<Record<Pace, Speed>> = { 0.5: 'slow', 1: 'normal', 2: 'fast', 6: 'off' };

export interface ReplayScreenProps {
  readonly game: ReplayGame;
  /** Where to begin, in actions done; another number is a jump. */
  readonly at?: number;
  /** The viewer has come to rest at another moment, for the address. */
  onAt?(this: void, at: number): void;
  /** A new game from the moment after so many actions. */
  onPlayOn(this: void, at: number): void;
  onLeave(this: void): void;
}

export function ReplayScreen({ game, at: asked, onAt, onPlayOn, onLeave }: ReplayScreenProps) {
  const { steps, about, last } = game;
  useTop();
  const { openHands, speed, turnBoard } = useSettings();
  const isFinished = last.outcome !== null;
  // A hand that is opened now would show cards that are still held.
  const isLocked = !isFinished && !openHands;
  const [chosenHands, setHands] = useState<HandsShown>('both');
  const hands = isLocked ? 'none' : chosenHands;
  const [isAsked, setAsked] = useState(false);
  const timeline = useMemo(() => timelineOf(game), [game]);
  const turns = useMemo(() => replayTurns(steps, timeline, hands), [steps, timeline, hands]);

  const replay = useReplay(game, asked);
  const { at, stepped, playing, pace, go, setPlaying } = replay;
  const played = useMemo(() => ({ state: stateAt(game, at), steps: steps.slice(0, at) }), [game, steps, at]);
  const { shown, playing: roll, acts } = usePresentation(played, stepped && speed !== 'off' ? SPEEDS[pace] : 'off');
  usePlayback(game, replay, roll !== null);
  // While dice tumble the board stays a moment behind.
  const shownAt = shown.steps.length;
  const { state } = shown;
  const marks = useMemo(() => {
    const found = stepMarks(steps, at, stateAt(game, at));
    return shownAt === at ? found : { ...NO_MARKS, arrow: found.arrow, hex: found.hex };
  }, [game, steps, at, shownAt]);

  const goTo = useCallback(
    (to: number) => {
      setAsked(false);
      go(to);
    },
    [go],
  );
  useReplayKeys({
    onStep: (step) => goTo(at + step),
    onTurn: (step) => goTo(step > 0 ? nextTurn(timeline, at) : previousTurn(timeline, at)),
    onEnd: (end) => goTo(end === 'first' ? 0 : timeline.length),
    onPlay: () => setPlaying(!playing),
    onEscape: () => (isAsked ? setAsked(false) : onLeave()),
  });
  useEffect(() => {
    if (!playing) onAt?.(at);
  }, [at, playing, onAt]);

  const turned = turnBoard && (hands === 0 || hands === 1) && state.rules.sides[hands].top;
  const board = boardOf(state.board);
  const overlay = useMemo(
    () => (acts.length === 0 ? null : <MotionLayer acts={acts} board={board} turned={turned} />),
    [acts, board, turned],
  );
  return (
    <main className="replay">
      <ReplayBar
        battle={about.scenario.name}
        state={state}
        timeline={timeline}
        at={at}
        players={playersOf(about)}
        isFinished={isFinished}
        onLeave={onLeave}
      />
      <div className="replay-board">
        <ReplayBoard file={about.scenario} state={state} marks={marks} at={at} turned={turned} overlay={overlay} />
      </div>
      <div className="replay-controls paper">
        <Scrubber timeline={timeline} at={at} onGo={goTo} />
        <div className="replay-buttons">
          <Transport replay={replay} timeline={timeline} />
          <div className="replay-onward">
            <OpenInSandbox at={at} />
            <StartFromHere state={stateAt(game, at)} scenario={about.scenario} />
            <PlayOn
              isAsked={isAsked}
              isOver={stateAt(game, at).outcome !== null}
              onAsk={(ask) => {
                setPlaying(false);
                setAsked(ask);
              }}
              onPlayOn={() => {
                setAsked(false);
                onPlayOn(at);
              }}
            />
          </div>
        </div>
      </div>
      <aside className="replay-side">
        <StepPanel step={shownAt === 0 ? null : steps[shownAt - 1]} at={shownAt} hands={hands} isSaid={!playing} />
        <CardPanel state={state} />
        <HandsPanel state={state} hands={hands} isLocked={isLocked} onHands={setHands} />
        <ReplayLog turns={turns} at={shownAt} onGo={goTo} />
      </aside>
    </main>
  );
}
