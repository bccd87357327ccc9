import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { boardOf, type Hex } from '../../hex/board.ts';
import { needsCurtain } from '../../store/match.ts';
import { matchStore, memoirGame, type MemoirMatch } from '../../store/memoir.ts';
import type { BoardHandle } from '../board/BoardWindow.tsx';
import type { Arrow, LookBy } from '../board/model.ts';
import { AirChoices, ReservePanel } from '../air/late.tsx';
import { changeSettings, useSettings } from '../settings/use-settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { t } from '../text/i18n.ts';
import { promptText } from '../text/prompts.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { boardModel, groundOf, namesOf } from './board-model.tsx';
import { ask } from './ask.ts';
import { actionsOfCard, isCardAction } from './card-actions.ts';
import { focusOf } from './focus.ts';
import { ShownMoment, type TableGuide } from './guide.ts';
import { HoverCard } from './hover/late.tsx';
import { MotionLayer } from './motion/late.tsx';
import { usePresentation } from './motion/use-presentation.ts';
import { ActionList } from './panels/ActionList.tsx';
import { Announcer } from './panels/Announcer.tsx';
import { CardInPlay } from './panels/CardInPlay.tsx';
import { Curtain } from './panels/Curtain.tsx';
import { DicePanel } from './panels/DicePanel.tsx';
import { HandPanel } from './panels/HandPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { PromptPanel } from './panels/PromptPanel.tsx';
import { ScoreBar, type Menu } from './panels/ScoreBar.tsx';
import { SheetBar } from './panels/SheetBar.tsx';
import { WonPanel } from './panels/WonPanel.tsx';
import { isPass } from '../../memoir/passes.ts';
import { aimedFocus, attackedSince, highlightsOf, pathsOf } from './sights.ts';
import { undoReach } from './undo-reach.ts';
import { useAir } from './use-air.ts';
import { useEnding } from './use-ending.ts';
import { endedInDice, useLastLook } from './use-last-look.ts';
import { useOpenAmbush } from './use-open-ambush.ts';
import { useFoundFocus } from './use-found-focus.ts';
import { useInteraction } from './use-interaction.ts';
import { useSheet } from './use-sheet.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTable } from './use-table.ts';
import './table.css';
import './panels.css';
import './cards.css';

export interface TableProps {
  readonly match: MemoirMatch;
  /** Something lies over the table and has the keyboard. */
  readonly isCovered: boolean;
  /** The end of this battle was already looked at, as it is where there is no screen for it. */
  readonly isEndSeen?: boolean;
  onMenu(this: void, menu: Menu): void;
  /** To the moment after so many steps. */
  readonly onReplay?: (at: number) => void;
  readonly onEnd?: () => void;
  onLeave(this: void): void;
  /** A lesson or the sandbox is on the table. */
  readonly guide?: TableGuide;
}

const nothing = () => undefined;
const NOWHERE: readonly Hex[] = [];
const NO_ARROWS: readonly Arrow[] = [];
const NO_LOOK: { readonly hex: Hex | null; readonly by: LookBy } = { hex: null, by: 'hover' };

export function Table(props: TableProps) {
  const {
    match: current,
    isCovered,
    isEndSeen = true,
    onMenu,
    onReplay = nothing,
    onEnd = nothing,
    onLeave,
    guide,
  } = props;
  const settings = { ...useSettings(), ...guide?.settings };
  const api = guide?.api ?? matchStore;
  const { shown, acts, cue, skip: toResult } = usePresentation(current, settings.speed);
  useSounds(cue, settings.sound);
  const isTumbling = shown !== current;
  const { takeSeat, leaveSeat, undo, seat, act } = useStore(api);
  const [isWaived, waive] = useOpenAmbush(shown, settings.openHands && guide === undefined, !isTumbling, act);
  const isHandedOver = !isWaived && needsCurtain(memoirGame, { match: shown, seat }, settings.openHands);
  const [isSeen, goOn] = useLastLook(shown, settings.speed, isHandedOver);
  const isRolling = isTumbling || !isSeen;
  const skip = isTumbling ? toResult : goOn;
  const table = useTable(
    api,
    shown,
    settings.openHands,
    isTumbling || isWaived ? 'rolling' : isSeen ? 'none' : 'lastLook',
  );
  const { match, view, file, reader, curtain, sitter } = table;
  const board = useRef<BoardHandle>(null);
  const interaction = useInteraction({
    scene: table,
    isHeld: curtain || isRolling,
    confirmRolls: settings.confirmRolls,
    warnings: settings.warnings,
    undo,
    moment: guide?.moment,
    guide,
    onIdle: (hex) => board.current?.lookAt(hex) ?? false,
  });
  const { choices, aimed, asked, warning, ending, onHex, onAction, choose, stepOut } = interaction;
  const [look, setLook] = useState(NO_LOOK);
  const { hex: looked, by } = look;
  const onLook = useCallback((hex: Hex | null, how: LookBy) => setLook({ hex, by: how }), []);
  const [lookedOn, setLookedOn] = useState(shown);
  if (lookedOn !== shown) {
    setLookedOn(shown);
    // Whoever was attacked has been looked at: the note does not lie over the next one.
    if (attackedSince(shown, lookedOn).includes(look.hex ?? -1)) setLook(NO_LOOK);
  }
  const [told, setTold] = useState(NOWHERE);

  const turned = settings.turnBoard && view.rules.sides[guide?.sitter ?? sitter].top;
  const names = useMemo(() => namesOf(view, file), [view, file]);
  const ground = useMemo(() => groundOf(view, file), [view, file]);
  const focus = useMemo(() => aimedFocus(focusOf(view), aimed), [view, aimed]);
  const paths = useMemo(() => pathsOf(view, choices, match.steps, looked), [view, choices, match.steps, looked]);
  // What is pointed at is about the moment after the dice.
  const pointed = isRolling ? undefined : guide;
  const highlights = useMemo(
    () => [...highlightsOf({ view, choices, looked, told, warning }), ...(pointed?.highlights ?? [])],
    [view, choices, looked, told, warning, pointed?.highlights],
  );
  const overlay = useMemo(
    () => <MotionLayer acts={acts} board={boardOf(view.board)} turned={turned} />,
    [acts, view.board, turned],
  );
  const { state } = match;
  const air = useAir({ scene: table, choices, aimed, turned, onAction });
  const model = useMemo(
    () => ({
      ...boardModel({ view, state, ground, names, choices, focus, turned, paths, highlights, overlay, air }),
      pointers: pointed?.arrows ?? NO_ARROWS,
      pointerLayer: guide?.pointerLayer,
      spokenOf: pointed?.spokenOf ?? NOWHERE,
    }),
    [
      view,
      state,
      ground,
      names,
      choices,
      focus,
      turned,
      paths,
      highlights,
      overlay,
      air,
      pointed?.arrows,
      pointed?.spokenOf,
      guide?.pointerLayer,
    ],
  );
  const asking = useMemo(() => promptText(view, match.legal, focusOf(view)), [view, match.legal]);
  const roller = isTumbling ? view.turn.side : (match.steps.at(-1)?.before ?? view).turn.side;
  const prompt = isRolling
    ? {
        title: t(isTumbling ? 'table:rolling' : endedInDice(match) ? 'table:rolled' : 'table:lastLook'),
        hint: t('table:rollingHint'),
      }
    : asking;
  // What the dice on their way have made final cannot be taken back any more.
  const reach = useMemo(() => undoReach(isRolling ? current : match), [isRolling, current, match]);

  const isOver = view.outcome !== null;
  useEnding(isOver && !isEndSeen && !isRolling, settings.speed, onEnd);

  const needsCard = !curtain && !isRolling && match.legal.some(isCardAction);
  const [sheet, setSheet] = useSheet(match, needsCard);

  const isFree = !isCovered && !curtain;
  const cardKey = (number: number) => () => {
    const hand = view.sides[view.side].hand?.toSorted((a, b) => a - b) ?? [];
    const cards = view.drawn.length > 0 ? view.drawn : hand;
    const [first] = reader === null || number >= cards.length ? [] : actionsOfCard(match.legal, cards[number]);
    const action = air?.keys[number] ?? first;
    if (action !== undefined) onAction(action);
  };
  const passes = match.legal.filter(isPass);
  // A lesson is its own answer.
  const onAsk = guide === undefined && !isRolling ? () => void ask({ view, legal: match.legal }) : undefined;
  useShortcuts(
    isRolling
      ? { Escape: skip, Enter: skip, ' ': skip }
      : {
          Escape: () => {
            if (sheet !== null && !needsCard) setSheet(null);
            else if (!stepOut()) guide?.onOut?.();
          },
          u: () => undo(1),
          U: () => undo(reach.clicks),
          e: passes.length === 1 ? () => onAction(passes[0]) : undefined,
          r: aimed === null ? undefined : () => onAction(aimed),
          h: () => (reader === null ? takeSeat() : leaveSeat()),
          m: () => changeSettings({ sound: !settings.sound }),
          '?': onAsk ?? (() => onMenu('help')),
          F1: () => onMenu('help'),
          ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), cardKey(at)])),
          ...guide?.keys,
        },
    isFree,
  );
  useFoundFocus(board, match, isFree, choices.marks.length > 0);

  return (
    <ShownMoment value={{ scene: table, isRolling }}>
      <div className={`table${sheet === null ? '' : ` sheet-${sheet}`}`} inert={curtain}>
        {guide?.bar ?? (
          <ScoreBar
            scene={table}
            sound={settings.sound}
            onMenu={onMenu}
            onSound={() => changeSettings({ sound: !settings.sound })}
            onLeave={onLeave}
          />
        )}
        <main className="table-main">
          {guide?.panel}
          {view.outcome === null ? (
            <PromptPanel
              scene={table}
              prompt={prompt}
              asker={isRolling ? roller : view.side}
              asked={asked}
              tableActions={choices.tableActions}
              aimed={aimed}
              warning={warning}
              undo={reach}
              turned={turned}
              onAction={onAction}
              onUndo={undo}
              onWaive={guide === undefined ? waive : undefined}
              onAsk={onAsk}
            >
              <AirChoices {...{ scene: table, choices, aimed, turned, onAction }} onChoose={choose} />
            </PromptPanel>
          ) : (
            <WonPanel scene={table} outcome={view.outcome} onResult={onEnd} onLeave={onLeave} />
          )}
          <BoardPanel
            ref={board}
            model={model}
            keys={isFree}
            arrows
            asText={settings.boardText}
            onHex={isRolling ? skip : onHex}
            onLook={onLook}
          />
          <HandPanel
            scene={table}
            curtain={curtain}
            openHands={settings.openHands}
            turned={turned}
            aimed={aimed}
            ending={ending}
            onAction={onAction}
            onUndo={undo}
            onShow={takeSeat}
            onCover={leaveSeat}
            onFold={() => setSheet(null)}
          />
          <aside className="side-panel">
            {guide?.side}
            <CardInPlay scene={table} />
            <DicePanel scene={table} />
            <ReservePanel scene={table} />
            {isFree && !isRolling && !isOver ? <ActionList scene={table} onAction={onAction} /> : null}
            <LogPanel
              steps={match.steps}
              view={view}
              reader={reader}
              onPoint={setTold}
              onJump={(step) => onReplay(step + 1)}
            />
          </aside>
          <SheetBar sheet={sheet} hasAir={view.air !== null} onSheet={setSheet} onAsk={onAsk} />
        </main>
        {isFree && !isRolling ? (
          <HoverCard
            scene={table}
            choices={choices}
            aimed={aimed}
            hex={looked}
            by={by}
            names={names}
            turned={turned}
            confirmRolls={settings.confirmRolls}
            pointedAt={pointed?.spokenOf ?? NOWHERE}
          />
        ) : null}
        <Announcer scene={table} />
      </div>
      {curtain ? (
        <Curtain
          key={match.steps.length}
          scene={table}
          prompt={asking}
          onReady={takeSeat}
          onWaive={waive}
          onSettings={() => onMenu('settings')}
          onLeave={onLeave}
        />
      ) : null}
    </ShownMoment>
  );
}
