import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../../memoir/index.ts';
import type { LookBy, MapName } from '../../board/model.ts';
import { airParts } from '../../air/late.tsx';
import { ShowMe } from '../../rules/ShowMe.tsx';
import { addressOf } from '../../rules/show-rules.ts';
import { aimText } from '../../text/forecast.ts';
import type { Choices } from '../choices.ts';
import type { TableScene } from '../scene-props.ts';
import { AttackersNote, MoveNote, NoStrikeNote, RefusedNote, TargetNote } from './BattleNotes.tsx';
import { hexLines } from './hex-lines.ts';
import { HexNote } from './HexNote.tsx';
import { NoteLines } from './NoteLines.tsx';
import { rulesOf } from './rules-of.ts';
import { aimedTarget, hexesOf, subjectOf, type Subject } from './subject.ts';
import { usePlacedAtHex, type HexPlace } from './use-placed.ts';
import { useLingering, type Lingering } from './use-lingering.ts';
import { useRested } from './use-rested.ts';
import './hover.css';

export interface HoverCardProps {
  readonly scene: TableScene;
  readonly choices: Choices;
  /** The dice that only wait for a second tap. */
  readonly aimed: Action | null;
  /** The hex that is looked at. */
  readonly hex: Hex | null;
  readonly by?: LookBy;
  readonly names: readonly MapName[];
  /** The board lies the other way round. */
  readonly turned?: boolean;
  /** Dice are thrown only after a second tap. */
  readonly confirmRolls?: boolean;
  /** Hexes that a lesson points at: they are to be seen whatever is looked at. */
  readonly pointedAt?: readonly Hex[];
}

interface NoteProps extends Omit<HoverCardProps, 'aimed' | 'hex'> {
  readonly subject: Subject;
  readonly hex: Hex;
  /** The dice were aimed at it. */
  readonly isPinned: boolean;
  readonly lingering: Lingering;
  onClose(this: void): void;
}

const OF_ENEMY: ReadonlySet<Subject['kind']> = new Set(['target', 'refused', 'noStrike', 'attackers']);

function tellsOfEnemy(subject: Subject): boolean {
  return subject.kind === 'air' ? subject.isAttack : OF_ENEMY.has(subject.kind);
}

const NOWHERE: readonly Hex[] = [];

interface ContentProps extends NoteProps {
  readonly isRested: boolean;
}

function Content({ scene, subject, hex, by = 'hover', names, confirmRolls = true, isRested }: ContentProps) {
  const { view } = scene;
  switch (subject.kind) {
    case 'target':
      return <TargetNote view={view} subject={subject} confirms={confirmRolls} />;
    case 'refused':
      return <RefusedNote view={view} subject={subject} />;
    case 'noStrike':
      return <NoStrikeNote view={view} subject={subject} />;
    case 'attackers':
      return <AttackersNote view={view} subject={subject} />;
    case 'air':
      return subject.content;
    case 'move':
      return <MoveNote view={view} subject={subject} />;
    default:
      return <HexNote scene={scene} hex={hex} wantsAll={isRested || by !== 'hover'} names={names} />;
  }
}

/** Beside the hex and off what is ahead of the piece. Taking aim moves nothing; new ways to go may. */
function placeOf({ scene, choices, subject, hex, turned = false, isPinned, pointedAt = NOWHERE }: NoteProps): HexPlace {
  const { view } = scene;
  const hexes = [...hexesOf(subject, { scene, hex }), ...pointedAt];
  const ways = subject.kind === 'target' ? [] : choices.marks.map((mark) => mark.hex);
  const side = view.units.find((unit) => unit.hex === hex)?.side ?? view.side;
  const looksUp = tellsOfEnemy(subject) ? null : view.rules.sides[side].top === turned;
  // Those who stay get more to read.
  const grows = !isPinned;
  return { hexes, looksUp, grows, moment: [...hexes, subject.kind, ...ways].join(' ') };
}

function Note(props: NoteProps) {
  const { scene, subject, hex, by, isPinned, lingering, onClose } = props;
  const note = useRef<HTMLDivElement>(null);
  const isRested = useRested();
  // An attack is what one looks for first; the rules of the unit and its ground come to those who stay.
  const wantsGround = (isRested || by === 'press') && tellsOfEnemy(subject) && !isPinned;
  usePlacedAtHex(note, placeOf(props));
  // A glance gets the note alone; those who stay, or came to read, get the way to the rules.
  const isRead = isRested || by !== 'hover' || isPinned;
  const { read } = lingering;
  useEffect(() => {
    if (isRead) read(hex);
  }, [isRead, read, hex]);
  const address = addressOf(rulesOf(subject, { scene, hex }));
  // A note that a finger opened, or that aim was taken with, stays: clicks on it are not for the board below.
  const stays = by === 'press' || isPinned;
  return (
    // The board says the hex and the actions to those who listen, so this is for the eye alone.
    <div
      ref={note}
      className={`note note-${subject.kind}`}
      data-note={subject.kind}
      data-look={stays ? '' : undefined}
      data-aimed={isPinned ? '' : undefined}
      aria-hidden="true"
      onClick={isPinned ? undefined : onClose}
    >
      <Content {...props} isRested={isRested} />
      {wantsGround ? <NoteLines lines={hexLines(scene.view, scene.match.legal, hex)} /> : null}
      {address === null ? null : <ShowMe address={address} isShown={isRead} onHold={lingering.hold} />}
    </div>
  );
}

/** The hex under the aimed dice: its note stays without a pointer over it. */
function pinnedHex({ view }: TableScene, aimed: Action | null): Hex | null {
  const target = aimedTarget(aimed);
  return target === null ? (airParts(view.rules.airRules)?.aimedHex(view, aimed) ?? null) : view.units[target].hex;
}

function isSilent(subject: Subject): boolean {
  return subject.kind === 'air' && subject.content === null;
}

/** A note about the hex that is looked at, or about the dice that were aimed. */
export function HoverCard(props: HoverCardProps) {
  const { scene, choices, aimed } = props;
  const lingering = useLingering(props.hex, props.by ?? 'hover');
  const { hex, by, forget } = lingering;
  const [closed, setClosed] = useState<Hex | null>(null);
  if (hex === null && closed !== null) setClosed(null);
  const pinned = pinnedHex(scene, aimed);
  const about = hex ?? pinned;
  const { match, view } = scene;

  const subject = useMemo(
    () => (about === null ? null : subjectOf({ scene: { match, view }, choices, aimed, hex: about })),
    [match, view, choices, aimed, about],
  );
  const said = useMemo(() => {
    const aim = pinned === null ? null : subjectOf({ scene: { match, view }, choices, aimed, hex: pinned });
    if (aim?.kind === 'air') return aim.said;
    return aim?.kind === 'target' ? aimText({ scene: view, ...aim }) : '';
  }, [match, view, choices, aimed, pinned]);

  const canClose = aimed === null;
  useEffect(() => {
    if (!canClose || hex === null) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setClosed(hex);
      forget();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canClose, hex, forget]);

  return (
    <>
      {about === null || subject === null || closed === about || isSilent(subject) ? null : (
        <Note
          key={about}
          {...props}
          by={by}
          lingering={lingering}
          subject={subject}
          hex={about}
          isPinned={about === pinned}
          onClose={() => setClosed(about)}
        />
      )}
      <output className="unseen aim-told">{said}</output>
    </>
  );
}
