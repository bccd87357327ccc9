import { useId } from 'react';
import './settings.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  onSwitch(this: void, isOn: boolean): void;
}

/** On or off, with a word on what that means. */
export function Switch({ label, hint, isOn, disabled = false, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div className="setting">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        disabled={disabled}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="faint">
          {hint}
        </p>
      )}
    </div>
  );
}
