import { memo, useEffect, useState } from 'react';
import { SIDES } from '../../memoir/side.ts';
import type { Fault } from '../../scenarios/fault.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { AirBadge, lengthAndSize, whenAndWhere } from '../start/BattleCard.tsx';
import { writeRoute } from '../route.ts';
import { momentText } from '../saves/game-texts.ts';
import { t } from '../text/i18n.ts';
import { nationName } from '../text/units.ts';
import { ChecksBadge } from '../workshop/checks/ChecksBadge.tsx';
import { nameOf } from './names.ts';
import { amissIn, hindrancesOf, isFlown, plannedOf, type Entry } from './shelf.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { quietTurns } from './turns.ts';
import { useNear } from '../use-near.ts';

/** What can be done with a scenario of the list. */
export interface CardDeeds {
  onEdit(this: void, entry: Entry): void;
  onDuplicate(this: void, entry: Entry): void;
  /** What the badges count is told. */
  onAbout(this: void, entry: Entry): void;
  onShare(this: void, entry: Entry): void;
  onDelete(this: void, entry: Entry, click: { readonly detail: number; readonly timeStamp: number }): void;
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

/** Asked once the card is near and nobody scrolls: reading a scenario takes longer than showing it. */
function useHindrances({ file }: Entry, isNear: boolean): readonly Fault[] {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => (isNear && !isAsked ? quietTurns.ask(() => setAsked(true)) : undefined), [isNear, isAsked]);
  return isAsked ? hindrancesOf(file) : [];
}

/** Takes longer still, so it is asked while nobody scrolls. It leads to what they say. */
function Amiss({ file, onAbout }: { readonly file: ScenarioFile; onAbout(this: void): void }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => quietTurns.ask(() => setAsked(true)), []);
  if (!isAsked) return null;
  const checks = amissIn(file);
  const badge = <ChecksBadge checks={checks} />;
  if (checks.length === 0) return badge;
  return (
    <button
      type="button"
      className="badge-button"
      title={t('library:about.checksLabel', { name: nameOf(file) })}
      onClick={onAbout}
    >
      {badge}
    </button>
  );
}

function Hindrance({ faults: [first, ...others] }: { readonly faults: readonly Fault[] }) {
  const why = [first.path, first.message].filter(Boolean).join(': ');
  return (
    <p className="card-hindrance">
      {t('library:unplayedWhy', { why })}
      {others.length === 0 ? '' : ` (${t('library:unplayedMore', { count: others.length })})`}
    </p>
  );
}

interface DeedsProps {
  readonly entry: Entry;
  readonly deeds: CardDeeds;
  readonly isPlayable: boolean;
}

function Deeds({ entry, deeds, isPlayable }: DeedsProps) {
  const name = nameOf(entry.file);
  const isBuiltIn = entry.origin === 'builtIn';
  return (
    <div className="card-deeds">
      <div className="card-main">
        <a
          className={isPlayable ? 'button main' : 'button'}
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
            className={isPlayable ? 'button' : 'button main'}
            href={writeRoute({ screen: 'workshop', scenario: entry.id })}
            aria-label={t('library:editLabel', { name })}
          >
            {t('library:edit')}
          </a>
        )}
      </div>
      <div className="card-others">
        {isBuiltIn ? null : (
          <button
            type="button"
            className="quiet"
            aria-label={t('library:duplicateLabel', { name })}
            onClick={() => deeds.onDuplicate(entry)}
          >
            {t('library:duplicate')}
          </button>
        )}
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
            onClick={(event) => deeds.onDelete(entry, event)}
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
  const { place, isNear } = useNear<HTMLLIElement>();
  const hindrances = useHindrances(entry, isNear);
  return (
    <li ref={place} className="scenario-card paper" data-scenario={entry.id}>
      <Thumbnail plan={plan} isNear={isNear} />
      <div className="card-text">
        <h2 title={file.name}>{nameOf(file)}</h2>
        <p className="faint">{where === '' ? '\u00A0' : where}</p>
        <Sides entry={entry} />
        <p className="faint card-size">{lengthAndSize({ file, board: { name: file.board ?? 'standard' } })}</p>
        <p className="card-badges">
          <span className={`origin-badge origin-${origin}`}>{t(`library:origin.${origin}`)}</span>
          {isFlown(file) ? <AirBadge /> : null}
          {origin === 'builtIn' || !isNear ? null : <Amiss file={file} onAbout={() => deeds.onAbout(entry)} />}
          {remarks.length === 0 ? null : (
            <button
              type="button"
              className="badge-button remark-badge"
              title={t('library:about.remarksLabel', { name: nameOf(file) })}
              onClick={() => deeds.onAbout(entry)}
            >
              {t('library:remarks', { count: remarks.length })}
            </button>
          )}
        </p>
        {at === null ? null : <p className="faint card-changed">{t('library:changed', { when: momentText(at) })}</p>}
        {hindrances.length === 0 ? null : <Hindrance faults={hindrances} />}
        <Deeds entry={entry} deeds={deeds} isPlayable={hindrances.length === 0} />
      </div>
    </li>
  );
});
