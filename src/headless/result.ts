import type { Fault } from '../scenarios/fault.ts';

/** What a command prints, and the exit code. */
export interface CommandResult {
  readonly code: 0 | 1;
  readonly output: unknown;
}

export interface ErrorReport {
  readonly message: string;
  readonly file?: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
  /** Of a script: which action, counted from 0, and what is legal there. */
  readonly index?: number;
  readonly legal?: readonly string[];
  readonly faults?: readonly Fault[];
}

export function success(output: unknown): CommandResult {
  return { code: 0, output };
}

export function failure(error: ErrorReport, more: object = {}): CommandResult {
  return { code: 1, output: { error, ...more } };
}

/** One error out of the faults of a file: the first one, and the list when there are more. */
export function reportOf(file: string, faults: readonly Fault[]): ErrorReport {
  const [first] = faults;
  const { path, message, ...more } = first;
  const where = path === '' ? {} : { path };
  return {
    message: path === '' ? message : `${path}: ${message}`,
    file,
    ...where,
    ...more,
    ...(faults.length > 1 ? { faults } : {}),
  };
}
