import { useRef } from 'react';

export interface FileButtonProps {
  readonly text: string;
  /** A name for tests: the field itself is never seen. */
  readonly testId?: string;
  onFile(this: void, file: File): void;
}

/** A button that lets somebody choose a file of this game. */
export function FileButton({ text, testId, onFile }: FileButtonProps) {
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
        accept=".json,application/json"
        aria-label={text}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file can be chosen again after it was mended.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
