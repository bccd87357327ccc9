import { useId } from 'react';
import { t } from '../../text/i18n.ts';
import { useTyped, type Reader } from './use-typed.ts';
import './fields.css';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly hint?: string;
  /** The label is said, not shown. */
  readonly isPlain?: boolean;
  nameOf(this: void, value: T): string;
  onChoose(this: void, value: T): void;
}

/** One of many. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, values, chosen, hint, isPlain = false, nameOf, onChoose } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={isPlain ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onChange={(event) => onChoose(values.find((value) => value === event.currentTarget.value) ?? chosen)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </select>
      <Hint id={id} text={hint} />
    </div>
  );
}

function Hint({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p id={`${id}-hint`} className="faint">
      {text}
    </p>
  );
}

interface FaultProps {
  readonly id: string;
  readonly fault: string | null;
}

/** Why what stands in the field is not taken. */
function Fault({ id, fault }: FaultProps) {
  return fault === null ? null : (
    <p id={`${id}-fault`} className="field-fault" role="alert">
      {fault}
    </p>
  );
}

function describedBy(id: string, hint: string | undefined, fault: string | null): { 'aria-describedby'?: string } {
  const parts = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault === null ? [] : [`${id}-fault`])];
  return parts.length === 0 ? {} : { 'aria-describedby': parts.join(' ') };
}

export interface TextFieldProps<T> {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** As many letters as it may have. */
  readonly length: number;
  /** The label is said, not shown. */
  readonly isPlain?: boolean;
  /** False: what was typed is taken when the field is left, or by Enter. */
  readonly isEager?: boolean;
  readonly read: Reader<T>;
  /** How the value is written. */
  write?(this: void, value: T): string;
  onValue(this: void, value: T): void;
}

/** Words or a date: every letter counts at once, as long as it can be read. */
export function TextField<T>(props: TextFieldProps<T>) {
  const { label, value, hint, placeholder, rows = 1, length, isPlain = false, isEager = true } = props;
  const { read, write, onValue } = props;
  const id = useId();
  const { text, fault, onText, onDone } = useTyped(value, {
    read,
    isEager,
    onValue,
    ...(write === undefined ? {} : { write }),
  });
  const shared = {
    id,
    value: text,
    maxLength: length,
    placeholder,
    onBlur: onDone,
    'aria-invalid': fault !== null,
    ...describedBy(id, hint, fault),
  };
  return (
    <div className="field">
      <label htmlFor={id} className={isPlain ? 'unseen' : undefined}>
        {label}
      </label>
      {rows === 1 ? (
        <input
          type="text"
          autoComplete="off"
          {...shared}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone();
          }}
        />
      ) : (
        <textarea rows={rows} {...shared} onChange={(event) => onText(event.currentTarget.value)} />
      )}
      <Hint id={id} text={hint} />
      <Fault id={id} fault={fault} />
    </div>
  );
}

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly hint?: string;
  onValue(this: void, value: number): void;
}

/** A number to step up and down, or to type. */
export function NumberField({ label, value, least, most, hint, onValue }: NumberFieldProps) {
  const id = useId();
  const read: Reader<number> = (text) => {
    const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most
      ? { ok: true, value: number }
      : { ok: false, error: t('workshop:field.number', { least, most }) };
  };
  const { text, fault, onText, onDone } = useTyped(String(value), { read, isEager: true, onValue });
  const step = (by: number) => {
    const next = value + by;
    if (next >= least && next <= most) onValue(next);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('workshop:field.less', { label })}
          aria-disabled={value <= least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          type="text"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={fault !== null}
          {...describedBy(id, hint, fault)}
          onBlur={onDone}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={t('workshop:field.more', { label })}
          aria-disabled={value >= most}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <Hint id={id} text={hint} />
      <Fault id={id} fault={fault} />
    </div>
  );
}
