// Small things that this browser remembers by a key: settings, progress, tools used of late. It may refuse to.

/** What a text says as JSON; null where it says nothing. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Null: nothing is kept; undefined: the browser does not let us look. */
export function smallText(key: string): string | null | undefined {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Where the browser refuses, it lasts as long as the page. */
export function keepSmall(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing of a game is lost by this.
  }
}
