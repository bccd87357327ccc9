import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';
import { recapLines } from '../log.ts';
import type { TableScene } from '../scene-props.ts';
import { Overlay } from './Overlay.tsx';

export interface CurtainProps {
  readonly scene: TableScene;
  onReady(this: void): void;
  onOpenHands(this: void): void;
}

/** Falls when the other player's cards are about to be shown. */
export function Curtain({ scene, onReady, onOpenHands }: CurtainProps) {
  const { view, match } = scene;
  const side = sideText(view.side);
  const lines = recapLines(match.steps, view);
  return (
    <Overlay title={PAGE.curtainTitle(side)} side={view.side}>
      <p>{PAGE.curtainHint}</p>
      {lines.length === 0 ? null : (
        <>
          <h3>{PAGE.recap}</h3>
          <ol className="recap">
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </>
      )}
      <div className="buttons">
        <button type="button" className="main" data-curtain="" onClick={onReady}>
          {PAGE.curtainButton(side)}
        </button>
        <button type="button" className="quiet" onClick={onOpenHands}>
          {PAGE.playOpen}
        </button>
      </div>
    </Overlay>
  );
}
