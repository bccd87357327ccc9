import { memo, useDeferredValue } from 'react';
import { SIDES } from '../../memoir/side.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { AirBadge, lengthAndSize, whenAndWhere } from '../start/BattleCard.tsx';
import { writeRoute } from '../route.ts';
import { momentText } from '../saves/game-texts.ts';
import { t } from '../text/i18n.ts';
import { nationName } from '../text/units.ts';
import { hindrancesOf, isFlown, plannedOf, type Entry } from './shelf.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** What can be done with a scenario of the list. */
export interface CardDeeds {
  onEdit(this: void, entry: Entry): void;
  onDuplicate(this: void, entry: Entry): void;
  onShare(this: void, entry: Entry): void;
  onDelete(this: void, entry: Entry): void;
}

export function nameOf({ file }: Entry): string {
  return file.name.trim() === '' ? t('library:noName') : file.name;
}

function Sides({ entry }: { readonly entry: Entry }) {
  const plan = plannedOf(entry.file);
  if (plan === null) return null;
  return (
    <ul className="card-sides">
      {SIDES.map((side) => (
        <li key={side} className={`side-${side}`}>
          <SideMark side={side} />
          <span>{nationName(plan.sides[side].nation)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Asked after the card is there: reading a scenario takes longer than showing it. */
function Hindrance({ entry }: { readonly entry: Entry }) {
  const isAsked = useDeferredValue(true, false);
  const [first, ...others] = isAsked ? hindrancesOf(entry.file) : [];
  if (first === undefined) return null;
  const why = [first.path, first.message].filter(Boolean).join(': ');
  return (
    <p className="card-hindrance">
      {t('library:unplayedWhy', { why })}
      {others.length === 0 ? '' : ` (${t('library:unplayedMore', { count: others.length })})`}
    </p>
  );
}

function Deeds({ entry, deeds }: { readonly entry: Entry; readonly deeds: CardDeeds }) {
  const name = nameOf(entry);
  const isBuiltIn = entry.origin === 'builtIn';
  return (
    <div className="card-deeds">
      <div className="card-main">
        <a
          className="button main"
          href={writeRoute({ screen: 'briefing', battle: entry.id, seed: null })}
          aria-label={t('library:playLabel', { name })}
        >
          {t('library:play')}
        </a>
        {isBuiltIn ? (
          <button type="button" aria-label={t('library:editCopyLabel', { name })} onClick={() => deeds.onEdit(entry)}>
            {t('library:editCopy')}
          </button>
        ) : (
          <a
            className="button"
            href={writeRoute({ screen: 'workshop', scenario: entry.id })}
            aria-label={t('library:editLabel', { name })}
          >
            {t('library:edit')}
          </a>
        )}
      </div>
      <div className="card-others">
        <button
          type="button"
          className="quiet"
          aria-label={t('library:duplicateLabel', { name })}
          onClick={() => deeds.onDuplicate(entry)}
        >
          {t('library:duplicate')}
        </button>
        <a
          className="button quiet"
          href={writeRoute({ screen: 'sheet', scenario: entry.id })}
          aria-label={t('library:printLabel', { name })}
        >
          {t('library:print')}
        </a>
        <button
          type="button"
          className="quiet"
          aria-label={t('library:shareLabel', { name })}
          onClick={() => deeds.onShare(entry)}
        >
          {t('library:share')}
        </button>
        {isBuiltIn ? null : (
          <button
            type="button"
            className="quiet"
            aria-label={t('library:deleteLabel', { name })}
            onClick={() => deeds.onDelete(entry)}
          >
            {t('library:delete')}
          </button>
        )}
      </div>
    </div>
  );
}

interface ScenarioCardProps {
  readonly entry: Entry;
  readonly deeds: CardDeeds;
}

export const ScenarioCard = memo(function ScenarioCard({ entry, deeds }: ScenarioCardProps) {
  const { file, origin, at } = entry;
  const plan = plannedOf(file);
  const remarks = file.kept?.remarks ?? [];
  const where = whenAndWhere({ file });
  return (
    <li className="scenario-card paper" data-scenario={entry.id}>
      <Thumbnail plan={plan} />
      <div className="card-text">
        <h2>{nameOf(entry)}</h2>
        <p className="faint">{where === '' ? ' ' : where}</p>
        <Sides entry={entry} />
        <p className="faint card-size">{lengthAndSize({ file, board: { name: file.board ?? 'standard' } })}</p>
        <p className="card-badges">
          <span className={`origin-badge origin-${origin}`}>{t(`library:origin.${origin}`)}</span>
          {isFlown(file) ? <AirBadge /> : null}
          {remarks.length === 0 ? null : (
            <span className="remark-badge">{t('library:remarks', { count: remarks.length })}</span>
          )}
        </p>
        {at === null ? null : <p className="faint card-changed">{t('library:changed', { when: momentText(at) })}</p>}
        <Hindrance entry={entry} />
        <Deeds entry={entry} deeds={deeds} />
      </div>
    </li>
  );
});
