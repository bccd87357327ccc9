import { useMemo } from 'react';
import { opponent, SIDES, type Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { playerText, sideText, sideWords } from '../../text/sides.ts';
import { LightMark } from '../hover/late.tsx';
import { nationName } from '../../text/units.ts';
import { medalSources } from '../medal-sources.ts';
import { NationMarker } from '../figures/NationMarker.tsx';
import type { TableScene } from '../scene-props.ts';

/** From this many on, medals lie closer together where the bar is narrow, so that the names keep their room. */
const MANY = 8;

export function Medals({ scene, side }: { readonly scene: TableScene; readonly side: Side }) {
  const { medals } = scene.view.sides[side];
  const { medalsToWin, nation } = scene.view.rules.sides[side];
  const isDeciding = scene.match.decider === side;
  const places = Math.max(medals, medalsToWin);
  const hasAir = scene.view.air !== null;
  const sources = useMemo(() => (hasAir ? medalSources(scene.match, side) : []), [hasAir, scene.match, side]);
  const isAircraft = (at: number) => sources[at] === 'aircraft';
  const shotDown = sources.filter((source) => source === 'aircraft').length;
  return (
    <div className={`score side-${side}${isDeciding ? ' deciding' : ''}`} title={nationName(nation)}>
      <span className="score-side">
        <span className="score-full">{playerText(side, scene.players)}</span>
        <span className="score-short" aria-hidden="true">
          {scene.players[side].trim() || sideText(side)}
        </span>
      </span>
      <span className={places < MANY ? 'pips' : 'pips many'} data-medal-track={side} aria-hidden="true">
        {Array.from({ length: places }, (_, at) => (
          <span
            key={at}
            className={at >= medals ? 'pip' : isAircraft(at) ? 'pip won pip-aircraft' : 'pip won'}
            data-medal={at < medals ? 'won' : undefined}
          >
            {at < medals && isAircraft(at) ? (
              <svg viewBox="-10 -10 20 20">
                <NationMarker nation={scene.view.rules.sides[opponent(side)].nation} side={opponent(side)} />
              </svg>
            ) : null}
          </span>
        ))}
      </span>
      <span className="score-count">
        <span aria-hidden="true">{t('table:medalCount', { won: medals, needed: medalsToWin })}</span>
        <span className="unseen">{t('table:finalMedals', { won: medals, count: medalsToWin })}</span>
        {shotDown === 0 ? null : <span className="unseen">{t('airTable:medals', { count: shotDown })}</span>}
      </span>
    </div>
  );
}

/** What lies behind the buttons of the bar. */
export type Menu = 'saves' | 'settings' | 'help' | 'briefing';

export interface ScoreBarProps {
  readonly scene: TableScene;
  readonly sound: boolean;
  onMenu(this: void, menu: Menu): void;
  onSound(this: void): void;
  onLeave(this: void): void;
}

const MENUS: readonly Menu[] = ['briefing', 'saves', 'settings', 'help'];

export function ScoreBar({ scene, sound, onMenu, onSound, onLeave }: ScoreBarProps) {
  const { turn, rules } = scene.view;
  // What is decided before the first turn belongs to it.
  const turnSide = turn.number === 0 ? rules.first : turn.side;
  return (
    <header className="score-bar">
      <button type="button" className="quiet" onClick={onLeave}>
        {t('table:leave')}
      </button>
      <h1>{scene.file.name}</h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={scene} side={side} />
      ))}
      <span className={`score-turn side-${turnSide}`} title={t('table:turnHint')}>
        {t('table:turn', { number: Math.max(1, turn.number), ...sideWords(turnSide) })}
      </span>
      {rules.night === 'day' ? null : <LightMark view={scene.view} />}
      <nav className="menus" aria-label={t('table:menus')}>
        {MENUS.map((menu) => (
          <button key={menu} type="button" className="quiet" data-menu={menu} onClick={() => onMenu(menu)}>
            {t(`table:menu.${menu}`)}
          </button>
        ))}
        <button
          type="button"
          className="quiet sound-button"
          aria-pressed={sound}
          aria-keyshortcuts="m"
          title={t('table:soundHint')}
          onClick={onSound}
        >
          {t(sound ? 'table:soundOn' : 'table:soundOff')}
        </button>
      </nav>
    </header>
  );
}
