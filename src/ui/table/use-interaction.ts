import { useMemo, useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import type { Action, View } from '../../memoir/index.ts';
import { airParts } from '../air/late.tsx';
import type { MemoirMatch } from '../../store/memoir.ts';
import { choicesOf, isSameAction, NO_CHOICES, type Choices } from './choices.ts';
import type { TableGuide } from './guide.ts';
import { lastMove, leftoversOf, type Leftovers } from './leftovers.ts';
import { AIRCRAFT } from './pieces.ts';
import { releaseOf } from './release.ts';
import { isAnswer, isRoll } from './rolls.ts';
import type { TableScene } from './scene-props.ts';

/** What was tapped once, for as long as nothing else happens. */
interface Pending {
  readonly match: MemoirMatch;
  readonly aimed: Action | null;
  /** Where several actions are possible. */
  readonly asked: Hex | null;
  /** An end of phase that would throw something away. */
  readonly ending: Action | null;
  /** Where a move would end the turn. */
  readonly leaving: Hex | null;
}

/** The piece in use, and since when. */
interface Chosen {
  readonly piece: number;
  readonly moment: number;
}

export interface Interaction {
  readonly choices: Choices;
  readonly aimed: Action | null;
  /** Actions of the chosen unit or hex. */
  readonly asked: readonly Action[];
  readonly warning: Leftovers | null;
  /** The action that was warned of. */
  readonly ending: Action | null;
  onHex(this: void, hex: Hex): void;
  onAction(this: void, action: Action): void;
  /** The unit, or AIRCRAFT, that is to be used. */
  choose(this: void, piece: number): void;
  /** One level out, at no cost; false: there is nothing to step out of. */
  stepOut(this: void): boolean;
}

export interface InteractionInput {
  readonly scene: TableScene;
  /** Nobody can act: a curtain is down, or the dice are on their way. */
  readonly isHeld: boolean;
  readonly confirmRolls: boolean;
  /** Say what would be thrown away before it is. */
  readonly warnings: boolean;
  undo(this: void, clicks: number): void;
  /** A new number: the piece that was chosen before is forgotten. */
  readonly moment?: number | undefined;
  /** A tap on a hex where nothing can be done; true: there is something to read, and nothing else happens. */
  onIdle?(this: void, hex: Hex): boolean;
  /** What a lesson has to say to it. */
  guide?: Pick<TableGuide, 'onNothing' | 'refuses' | 'onTry'> | undefined;
}

/** What these actions of one click would throw away, or leave to chance. */
function leftBy({ state, legal }: MemoirMatch, view: View, actions: readonly Action[]): Leftovers | null {
  const [first] = actions;
  return actions.length === 1 ? leftoversOf(state, view, legal, first) : lastMove(state, actions);
}

/** How clicks become actions: choosing a unit, taking aim, asking back, warning. */
export function useInteraction(input: InteractionInput): Interaction {
  const { scene, isHeld, confirmRolls, warnings, undo, moment = 0, guide, onIdle } = input;
  const { match, view } = scene;
  const [choice, setChoice] = useState<Chosen | null>(null);
  const chosen = choice?.moment === moment ? choice.piece : null;
  const setChosen = (piece: number | null) => setChoice(piece === null ? null : { piece, moment });
  const [kept, setPending] = useState<Pending | null>(null);
  const pending = kept?.match === match ? kept : null;
  const aimed = isHeld ? null : (pending?.aimed ?? null);

  const choices = useMemo(
    () =>
      isHeld ? NO_CHOICES : choicesOf({ view, state: match.state, legal: match.legal, chosen, aimed, confirmRolls }),
    [isHeld, view, match, chosen, aimed, confirmRolls],
  );
  const use = pending?.asked === null || pending === null ? undefined : choices.uses.get(pending.asked);
  const asked = use?.use === 'ask' ? use.actions : choices.unitActions;
  const leaving = pending?.leaving === null || pending === null ? undefined : choices.uses.get(pending.leaving);
  const warning =
    leaving?.use === 'act'
      ? leftBy(match, view, leaving.actions)
      : pending?.ending === null || pending === null
        ? null
        : leftoversOf(match.state, view, match.legal, pending.ending);

  const wait = (what: Partial<Omit<Pending, 'match'>>) =>
    setPending({ match, aimed: null, asked: null, ending: null, leaving: null, ...what });

  const stepOut = (): boolean => {
    if (pending !== null) setPending(null);
    else setChosen(null);
    return pending !== null || chosen !== null;
  };

  /** A lesson may refuse what was done; then nothing is aimed any more. */
  const act = (...actions: readonly Action[]) => {
    setPending(null);
    scene.act(...actions);
  };

  /** The first of two taps; a lesson may say at once that these dice are not to be rolled. */
  const aim = (action: Action) => {
    if (guide?.refuses?.(action) === true) return setPending(null);
    // The one unit that can attack there need not be chosen first.
    if (action.type === 'attack' || action.type === 'attackAircraft') setChosen(action.unit);
    guide?.onTry?.();
    wait({ aimed: action });
  };

  const choose = (piece: number) => {
    setPending(null);
    setChosen(piece);
    guide?.onTry?.();
  };

  /** A unit that was chosen is let go by a second tap. */
  const release = (hex: Hex): boolean => {
    // In a lesson one goes back by its own button.
    if (isHeld || guide?.onNothing !== undefined) return false;
    const steps = airParts(view.rules.airRules)?.stepsBack(match, hex) ?? null;
    if (steps !== null) {
      undo(steps);
      return true;
    }
    const unit = view.units.find((one) => one.hex === hex);
    const isOwnAircraft = airParts(view.rules.airRules)?.aircraftToPick(view)?.hex === hex;
    const found = isOwnAircraft ? releaseOf(match, AIRCRAFT) : unit === undefined ? null : releaseOf(match, unit.id);
    if (found === null) return false;
    undo(found.clicks);
    for (const action of found.again) act(action);
    return true;
  };

  const onHex = (hex: Hex) => {
    const there = choices.uses.get(hex);
    switch (there?.use) {
      case 'act':
        if (warnings && pending?.leaving !== hex && leftBy(match, view, there.actions) !== null) wait({ leaving: hex });
        else act(...there.actions);
        break;
      case 'aim':
        if (isSameAction(aimed, there.action)) act(there.action);
        else aim(there.action);
        break;
      case 'ask':
        wait({ asked: hex });
        break;
      case 'select':
        choose(there.unit);
        break;
      default:
        if (release(hex)) break;
        if (isHeld || pending !== null) stepOut();
        else if (guide?.onNothing?.(hex) !== true && onIdle?.(hex) !== true) stepOut();
    }
  };

  const onAction = (action: Action) => {
    if (isHeld) return;
    // Whoever is warned and goes on is asked about the dice after that, and not warned again.
    const isAimed = isSameAction(aimed, action);
    const isWarned = isAimed || isSameAction(pending?.ending ?? null, action);
    if (warnings && !isWarned && leftoversOf(match.state, view, match.legal, action) !== null)
      return wait({ ending: action });
    const mustConfirm = confirmRolls && !isAnswer(action) && isRoll(match.state, action);
    if (mustConfirm && !isAimed) return aim(action);
    act(action);
  };

  return { choices, aimed, asked, warning, ending: pending?.ending ?? null, onHex, onAction, choose, stepOut };
}
