/** Ways through what happened, as signs. */
export const STEP_ICONS = {
  first: 'M3 3V13M13 3L5 8L13 13Z',
  back: 'M11 3L4 8L11 13Z',
  forward: 'M5 3L12 8L5 13Z',
  last: 'M13 3V13M3 3L11 8L3 13Z',
} as const;

export interface StepButtonProps {
  readonly className: string;
  readonly label: string;
  /** The path of its sign. */
  readonly icon: string;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  onUse(this: void): void;
}

/** A step to another moment of a game. */
export function StepButton({ className, label, icon, shortcut, disabled = false, onUse }: StepButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      // Stays focusable, so that the keyboard does not lose its place at the ends.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onUse}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
