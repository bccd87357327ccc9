import { useRef } from 'react';
import { SIDES } from '../../memoir/side.ts';
import { storyIn } from '../briefing/story.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { lengthAndSize, whenAndWhere } from '../start/BattleCard.tsx';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import type { SheetOf } from './read-sheet.ts';
import { SheetForces } from './SheetForces.tsx';
import { SheetLegend } from './SheetLegend.tsx';
import { SheetAir, SheetRemarks, SheetRules, SheetVictory } from './SheetRules.tsx';
import { useLoupe } from './use-loupe.ts';
import './sheet-page.css';

/** A tall board stands beside its words, the others above them; a very wide one lies across the paper. */
const LAYOUTS = {
  standard: 'print-portrait',
  breakthrough: 'print-landscape print-beside',
  overlord: 'print-landscape',
} as const;

function Story({ sheet }: { readonly sheet: SheetOf }) {
  const { briefing, background, allies, axis } = storyIn(sheet.file);
  const told = [briefing, background].filter((words) => words !== undefined);
  return (
    <>
      {told.length === 0 ? null : (
        <section>
          <h3>{t('sheet:story')}</h3>
          {told.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      )}
      {SIDES.map((side) => {
        const words = side === 0 ? allies : axis;
        return words === undefined ? null : (
          <section key={side}>
            <h3>{t('sheet:orders', sideWords(side))}</h3>
            <p>{words}</p>
          </section>
        );
      })}
    </>
  );
}

/** One page: the map and all that two players need to set the battle up and play it. */
export function Sheet({ sheet }: { readonly sheet: SheetOf }) {
  const page = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isLarge, isSmall, onTap, onSwitch } = useLoupe(page, content);
  const { file, picture, battle } = sheet;
  const { board } = picture;
  const isBeside = board.name === 'breakthrough';
  const about = [whenAndWhere({ file }), lengthAndSize({ file, board })].filter((words) => words !== '');
  return (
    <>
      {isSmall ? (
        <button type="button" className="print-loupe" aria-pressed={isLarge} onClick={onSwitch}>
          {t(isLarge ? 'sheet:whole' : 'sheet:enlarge')}
        </button>
      ) : null}
      {/* The button does the same for those who cannot point. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={isSmall ? 'print-paper small' : 'print-paper'} onClick={onTap}>
        <article ref={page} className={`print-page ${LAYOUTS[board.name]}`} aria-label={file.name}>
          <div ref={content} className="print-content">
            <header>
              <h2>{file.name}</h2>
              <p>{about.join(' · ')}</p>
            </header>
            <div className={`print-map print-map-${board.name}`}>
              <BattleMap picture={picture} size="print" label={t('sheet:map', { name: file.name })} />
              {isBeside ? <SheetLegend picture={picture} /> : null}
            </div>
            <div className="print-words">
              <SheetForces sheet={sheet} />
              <div className="print-columns">
                <Story sheet={sheet} />
                <SheetVictory sheet={sheet} />
                <SheetRules sheet={sheet} />
                {battle === null ? null : <SheetAir battle={battle} />}
                <SheetRemarks file={file} />
                {isBeside ? null : <SheetLegend picture={picture} />}
              </div>
            </div>
          </div>
        </article>
      </div>
    </>
  );
}
