import { SIDES } from '../../../memoir/side.ts';
import type { Outcome } from '../../../memoir/state.ts';
import { outcomeText } from '../../text/events.ts';
import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';
import type { TableScene } from '../scene-props.ts';
import { Overlay } from './Overlay.tsx';

export interface EndSheetProps {
  readonly scene: TableScene;
  readonly outcome: Outcome;
  onAgain(this: void): void;
  onLeave(this: void): void;
  onClose(this: void): void;
}

export function EndSheet({ scene, outcome, onAgain, onLeave, onClose }: EndSheetProps) {
  const { view } = scene;
  return (
    <Overlay title={PAGE.wins(sideText(outcome.winner))} side={outcome.winner}>
      <p>{outcomeText(outcome)}</p>
      <dl className="final-score">
        {SIDES.map((side) => (
          <div key={side}>
            <dt>{sideText(side)}</dt>
            <dd>
              {PAGE.finalMedals(view.sides[side].medals, view.rules.sides[side].medalsToWin)} ·{' '}
              {PAGE.figuresLost(view.sides[side].figuresLost)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" className="main" onClick={onAgain}>
          {PAGE.playAgain}
        </button>
        <button type="button" onClick={onLeave}>
          {PAGE.otherBattle}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {PAGE.seeBoard}
        </button>
      </div>
    </Overlay>
  );
}
