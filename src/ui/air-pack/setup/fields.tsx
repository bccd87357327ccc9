import { useId, type ReactNode } from 'react';
import { t } from '../../text/i18n.ts';

interface SetupFieldProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
  onValue(this: void, value: string): void;
}

/** One of several, by its name. */
export function SetupSelect({ label, value, children, onValue }: SetupFieldProps) {
  const id = useId();
  return (
    <div className="air-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}

interface DifferingProps {
  readonly differs: boolean;
  /** What it is about, for those who do not see it. */
  readonly of: string;
  /** How the scenario has it. */
  readonly usual: string;
  onReset(this: void): void;
}

/** That it is not as the scenario has it, and the way back. */
export function Differing({ differs, of, usual, onReset }: DifferingProps) {
  if (!differs) return null;
  return (
    <p className="pack-differs">
      <span>{t('airPackSetup:usual', { usual })}</span>
      <button type="button" aria-label={t('airPackSetup:resetOf', { of })} onClick={onReset}>
        {t('airPackSetup:reset')}
      </button>
    </p>
  );
}

export interface WaysProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: T;
  nameOf(this: void, value: T): string;
  saysOf(this: void, value: T): string;
  onChoose(this: void, value: T): void;
}

/** A few ways, each with a sentence. */
export function Ways<T extends string>({ title, values, chosen, nameOf, saysOf, onChoose }: WaysProps<T>) {
  const id = useId();
  return (
    <fieldset className="pack-ways">
      <legend>{title}</legend>
      {values.map((value) => (
        <div key={value}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            checked={value === chosen}
            aria-describedby={`${id}-${value}-says`}
            onChange={() => onChoose(value)}
          />
          <label htmlFor={`${id}-${value}`}>{nameOf(value)}</label>
          <p id={`${id}-${value}-says`} className="faint">
            {saysOf(value)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
