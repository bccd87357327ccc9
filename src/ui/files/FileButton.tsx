import { useRef } from 'react';

interface FileButtonWords {
  readonly text: string;
  /** A name for tests: the field itself is never seen. */
  readonly testId?: string;
  /** Endings and types of the files that are meant. */
  readonly accept?: string;
}

export type FileButtonProps = FileButtonWords &
  (
    | { onFile(this: void, file: File): void }
    /** Several can be chosen at once. */
    | { onFiles(this: void, files: readonly File[]): void }
  );

/** A button that lets somebody choose a file of this game. */
export function FileButton({ text, testId, accept = '.json,application/json', ...ways }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {text}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={'onFiles' in ways}
        accept={accept}
        aria-label={text}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again after it was mended.
          currentTarget.value = '';
          if (files.length === 0) return;
          if ('onFiles' in ways) ways.onFiles(files);
          else ways.onFile(files[0]);
        }}
      />
    </>
  );
}
