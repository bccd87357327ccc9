import { useState, type DragEvent } from 'react';

export interface FileDrop {
  /** A file is held over the place. */
  readonly isOver: boolean;
  /** For the element on which a file may be dropped. */
  readonly place: {
    onDragEnter(this: void, event: DragEvent): void;
    onDragOver(this: void, event: DragEvent): void;
    onDragLeave(this: void): void;
    onDrop(this: void, event: DragEvent): void;
  };
}

/** A place on which a file can be dropped. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    place: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0] as File | undefined;
        if (file !== undefined) onFile(file);
      },
    },
  };
}
