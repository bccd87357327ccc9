import { useId } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import { SPEEDS, THEMES, type Settings } from '../../store/settings.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { changeSettings, useSettings } from './use-settings.ts';
import { SideMark } from './SideMark.tsx';
import './settings.css';

const SWITCHES = ['openHands', 'confirmRolls', 'warnings', 'turnBoard', 'sound', 'boardText'] as const;
export const NAME_LENGTH = 24;

type SwitchName = (typeof SWITCHES)[number];

function Switch({ name, settings }: { readonly name: SwitchName; readonly settings: Settings }) {
  const id = useId();
  return (
    <div className="setting">
      <input
        type="checkbox"
        id={id}
        checked={settings[name]}
        aria-describedby={`${id}-hint`}
        onChange={(event) => changeSettings({ [name]: event.target.checked })}
      />
      <label htmlFor={id}>{t(`settings:${name}`)}</label>
      <p id={`${id}-hint`} className="faint">
        {t(`settings:${name}Hint`)}
      </p>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: T;
  nameOf(this: void, value: T): string;
  onChoose(this: void, value: T): void;
}

function Choice<T extends string>({ title, values, chosen, nameOf, onChoose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="setting-choice">
      <legend>{title}</legend>
      <div className="segments">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PlayerName({ side, names }: { readonly side: Side; readonly names: Settings['names'] }) {
  const id = useId();
  const rename = (name: string) => changeSettings({ names: side === 0 ? [name, names[1]] : [names[0], name] });
  return (
    <div className={`setting-name side-${side}`}>
      <label htmlFor={id}>
        <SideMark side={side} />
        {t('settings:plays', { side: sideText(side) })}
      </label>
      <input
        type="text"
        id={id}
        value={names[side]}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('settings:noName')}
        onChange={(event) => rename(event.target.value)}
      />
    </div>
  );
}

export interface SettingsFormProps {
  /** Without them at the table, where the players have sat down. */
  readonly withNames?: boolean;
}

/** Everything the players may choose for themselves; each change holds at once. */
export function SettingsForm({ withNames = false }: SettingsFormProps) {
  const settings = useSettings();
  return (
    <div className="settings">
      {withNames ? SIDES.map((side) => <PlayerName key={side} side={side} names={settings.names} />) : null}
      {SWITCHES.map((name) => (
        <Switch key={name} name={name} settings={settings} />
      ))}
      <Choice
        title={t('settings:speed')}
        values={SPEEDS}
        chosen={settings.speed}
        nameOf={(speed) => t(`settings:speeds.${speed}`)}
        onChoose={(speed) => changeSettings({ speed })}
      />
      <Choice
        title={t('settings:theme')}
        values={THEMES}
        chosen={settings.theme}
        nameOf={(theme) => t(`settings:themes.${theme}`)}
        onChoose={(theme) => changeSettings({ theme })}
      />
    </div>
  );
}
