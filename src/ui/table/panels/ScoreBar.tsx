import { Trans } from 'react-i18next';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import type { TableScene } from '../scene-props.ts';

const BOLD = { b: <b /> };

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
        <span aria-hidden="true">{t('table:medalCount', { won: medals, needed: medalsToWin })}</span>
        <span className="unseen">{t('table:finalMedals', { won: medals, count: medalsToWin })}</span>
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
        {t('table:leave')}
      </button>
      <h1>{file.name}</h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={scene} side={side} />
      ))}
      <p className="counts">
        <span>
          <Trans t={t} i18nKey="table:turn" values={{ number: view.turn.number }} components={BOLD} />
        </span>
        <span>
          <Trans t={t} i18nKey="table:deck" values={{ number: view.deckCount }} components={BOLD} />
        </span>
        <span>
          <Trans t={t} i18nKey="table:discards" values={{ number: view.discard.length }} components={BOLD} />
        </span>
        <span className="seed">
          <Trans t={t} i18nKey="table:seed" values={{ seed: match.seed }} components={BOLD} />
        </span>
      </p>
      <label className="toggle">
        <input type="checkbox" checked={openHands} onChange={(event) => onOpenHands(event.target.checked)} />
        {t('table:openHands')}
      </label>
    </header>
  );
}
