import { SIDES, type Side } from '../../../memoir/side.ts';
import { PAGE } from '../../text/page.ts';
import { sideText } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import type { TableScene } from '../scene-props.ts';

function Medals({ scene, side }: { readonly scene: TableScene; readonly side: Side }) {
  const { medals } = scene.view.sides[side];
  const { medalsToWin, nation } = scene.view.rules.sides[side];
  const isDeciding = scene.match.decider === side;
  return (
    <div className={`score side-${side}${isDeciding ? ' deciding' : ''}`} title={nationName(nation)}>
      <span className="score-side">{sideText(side)}</span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: medalsToWin }, (_, at) => (
          <span key={at} className={at < medals ? 'pip won' : 'pip'} />
        ))}
      </span>
      <span className="score-count">
        {medals}/{medalsToWin}
        <span className="unseen"> {PAGE.medals}</span>
      </span>
    </div>
  );
}

export interface ScoreBarProps {
  readonly scene: TableScene;
  readonly openHands: boolean;
  onOpenHands(this: void, open: boolean): void;
  onLeave(this: void): void;
}

export function ScoreBar({ scene, openHands, onOpenHands, onLeave }: ScoreBarProps) {
  const { view, file, match } = scene;
  return (
    <header className="score-bar">
      <button type="button" className="quiet" onClick={onLeave}>
        ← {PAGE.leave}
      </button>
      <h1>{file.name}</h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={scene} side={side} />
      ))}
      <p className="counts">
        <span>
          {PAGE.turn} <b>{view.turn.number}</b>
        </span>
        <span>
          {PAGE.deck} <b>{view.deckCount}</b>
        </span>
        <span>
          {PAGE.discards} <b>{view.discard.length}</b>
        </span>
        <span className="seed">
          {PAGE.seed} <b>{match.seed}</b>
        </span>
      </p>
      <label className="toggle">
        <input type="checkbox" checked={openHands} onChange={(event) => onOpenHands(event.target.checked)} />
        {PAGE.openHands}
      </label>
    </header>
  );
}
