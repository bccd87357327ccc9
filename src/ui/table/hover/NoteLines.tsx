import type { NoteLine } from './note-line.ts';

export function NoteLines({ lines }: { readonly lines: readonly NoteLine[] }) {
  return lines.map(({ id, kind, title, count, text }) => (
    <p key={id} className={`note-line line-${kind}`} data-line={kind}>
      {title === undefined ? null : <b>{title}</b>}
      {count === undefined ? null : <span className="note-figures">{count}</span>}
      {text === '' ? null : <span>{text}</span>}
    </p>
  ));
}
