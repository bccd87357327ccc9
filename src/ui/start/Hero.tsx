import type { ReactNode } from 'react';
import { t } from '../text/i18n.ts';
import { Fighter } from './Fighter.tsx';
import { Panorama } from './Panorama.tsx';

function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -64 116 128" aria-hidden="true">
      <path className="emblem-edge" d="M0 -62L54 -31V31L0 62L-54 31V-31Z" />
      <path className="emblem-field" d="M0 -54L47 -27V27L0 54L-47 27V-27Z" />
      <path className="emblem-strip" d="M-9 54L-4 -54H4L9 54Z" />
      <g transform="rotate(40) scale(.42)">
        <Fighter />
      </g>
    </svg>
  );
}

const ICONS = {
  two: (
    <>
      <circle className="icon-allies" cx={-9} cy={-4} r={6} />
      <path className="icon-allies" d="M-18 14C-18 4 0 4 0 14Z" />
      <path className="icon-axis" d="M10 -12L17 -5L10 2L3 -5Z" />
      <path className="icon-axis" d="M2 14C2 5 18 5 18 14Z" />
    </>
  ),
  cards: (
    <>
      <rect className="icon-card" x={-17} y={-14} width={18} height={26} rx={2.5} transform="rotate(-10)" />
      <path className="icon-line" d="M-13 -7L-4 -9M-12 -1L-3 -3M-11 5L-2 3" />
      <rect className="icon-die" x={1} y={-4} width={18} height={18} rx={4} />
      <path
        className="icon-star"
        d="M10 -1L12 3.2L16.5 3.600L13.2 6.600L14.2 11L10 8.700L5.8 11L6.8 6.600L3.5 3.600L8 3.200Z"
      />
    </>
  ),
  learn: (
    <>
      <path className="icon-hex" d="M0 -17L15 -8.500V8.500L0 17L-15 8.500V-8.500Z" />
      <path className="icon-mark" d="M-5 -5C-5 -11 5 -11 5 -5C5 -1 0 -1 0 4M0 9.500V10" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

const POINTS = ['two', 'cards', 'learn'] as const;

/** What this is, at a glance. */
export function Hero() {
  return (
    <header className="hero">
      <Panorama />
      <div className="hero-words">
        <div className="hero-title">
          <Emblem />
          <div>
            <h1>{t('page:title')}</h1>
            <p>{t('start:subtitle')}</p>
          </div>
        </div>
        <ul className="points">
          {POINTS.map((point) => (
            <li key={point}>
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                {ICONS[point]}
              </svg>
              <p>
                <b>{t(`start:points.${point}.title`)}</b>
                <span>{t(`start:points.${point}.text`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
