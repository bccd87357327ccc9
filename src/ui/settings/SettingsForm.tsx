import { useId } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import { SPEEDS, THEMES, type Settings } from '../../store/settings.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { changeSettings, useSettings } from './use-settings.ts';
import { Segments } from './Segments.tsx';
import { SideMark } from './SideMark.tsx';
import { Switch } from './Switch.tsx';
import './settings.css';

const SWITCHES = ['openHands', 'confirmRolls', 'warnings', 'turnBoard', 'sound', 'boardText'] as const;
export const NAME_LENGTH = 24;

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
        <Switch
          key={name}
          label={t(`settings:${name}`)}
          hint={t(`settings:${name}Hint`)}
          isOn={settings[name]}
          onSwitch={(isOn) => changeSettings({ [name]: isOn })}
        />
      ))}
      <Segments
        title={t('settings:speed')}
        values={SPEEDS}
        chosen={settings.speed}
        nameOf={(speed) => t(`settings:speeds.${speed}`)}
        onChoose={(speed) => changeSettings({ speed })}
      />
      <Segments
        title={t('settings:theme')}
        values={THEMES}
        chosen={settings.theme}
        nameOf={(theme) => t(`settings:themes.${theme}`)}
        onChoose={(theme) => changeSettings({ theme })}
      />
    </div>
  );
}
