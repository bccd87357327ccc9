import { useId, type ReactNode } from 'react';
import './settings.css';

export interface SegmentsProps<T extends string | number> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: T;
  /** The title is said, not shown. */
  readonly isPlain?: boolean;
  nameOf(this: void, value: T): ReactNode;
  onChoose(this: void, value: T): void;
}

/** One of a few, all in sight. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { title, values, chosen, isPlain = false, nameOf, onChoose } = props;
  const id = useId();
  return (
    <fieldset className="setting-choice">
      <legend className={isPlain ? 'unseen' : undefined}>{title}</legend>
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
