import { useMemo } from 'react';
import type { Hex } from '../../../hex/board.ts';
import type { MapName } from '../../board/model.ts';
import { t } from '../../text/i18n.ts';
import { hexWithFlank } from '../../text/scene.ts';
import type { TableScene } from '../scene-props.ts';
import { hexLines } from './hex-lines.ts';
import { atAGlance } from './note-line.ts';
import { NoteLines } from './NoteLines.tsx';

export interface HexNoteProps {
  readonly scene: Pick<TableScene, 'view' | 'match'>;
  readonly hex: Hex;
  /** Somebody came to read: a finger, the keyboard, or a pointer that stays. */
  readonly wantsAll: boolean;
  readonly names: readonly MapName[];
}

export function HexNote({ scene: { view, match }, hex, wantsAll, names }: HexNoteProps) {
  const lines = useMemo(() => hexLines(view, match.legal, hex), [view, match.legal, hex]);
  const glance = atAGlance(lines);
  const place = names.find((name) => name.hex === hex);
  const isCut = !wantsAll && glance.length < lines.length;
  return (
    <>
      <h3 className="note-place">
        {place === undefined ? null : <span>{place.text}</span>}
        <span className="note-faint">{hexWithFlank(view, hex)}</span>
      </h3>
      <NoteLines lines={wantsAll ? lines : glance} />
      {isCut ? <p className="note-faint">{t('hover:rest')}</p> : null}
    </>
  );
}
