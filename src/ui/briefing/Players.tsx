import { useId } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import { NAME_LENGTH } from '../settings/SettingsForm.tsx';
import { SideMark } from '../settings/SideMark.tsx';
import { changeSettings, useSettings } from '../settings/use-settings.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { sideText, sideWords } from '../text/sides.ts';
import { nationName } from '../text/units.ts';

function Seat({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const id = useId();
  const { names } = useSettings();
  const { rules } = battle.scenario;
  const { nation, handSize, top } = rules.sides[side];
  const facts = [
    t(rules.first === side ? 'briefing:first' : 'briefing:second'),
    t('briefing:cards', { count: handSize }),
    t('briefing:units', { count: battle.units.filter((unit) => unit.side === side).length }),
    t(top ? 'briefing:seat.top' : 'briefing:seat.bottom'),
  ];
  const rename = (name: string) => changeSettings({ names: side === 0 ? [name, names[1]] : [names[0], name] });
  return (
    <div className={`seat side-${side}`}>
      <h2>
        <SideMark side={side} />
        {sideText(side)} <span className="nation-name">{nationName(nation)}</span>
      </h2>
      <label htmlFor={id} className="unseen">
        {t('briefing:name', sideWords(side))}
      </label>
      <input
        type="text"
        id={id}
        value={names[side]}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('briefing:noName')}
        onChange={(event) => rename(event.target.value)}
      />
      <p className="faint">{facts.join(' · ')}</p>
    </div>
  );
}

/** Who plays which side, and where each sits. */
export function Players({ battle }: { readonly battle: Battle }) {
  const { names } = useSettings();
  return (
    <fieldset className="players">
      <legend className="unseen">{t('briefing:players')}</legend>
      {SIDES.map((side) => (
        <Seat key={side} battle={battle} side={side} />
      ))}
      <button
        type="button"
        className="swap"
        title={t('briefing:swapHint')}
        onClick={() => changeSettings({ names: [names[1], names[0]] })}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-4 8V-6M-8 -2L-4 -7L0 -2M4 -8V6M0 2L4 7L8 2" />
        </svg>
        {t('briefing:swap')}
      </button>
    </fieldset>
  );
}
