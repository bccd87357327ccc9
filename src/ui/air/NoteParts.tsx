// What notes about dice in the air have in common.

/** Who rolls at whom. */
export function Title({ from, to, side }: { readonly from: string; readonly to: string; readonly side: number }) {
  return (
    <h3 className="note-duel">
      <span className={`note-unit side-${side}`}>{from}</span>
      <span className="note-aim">
        <svg className="note-arrow" viewBox="0 0 20 10" aria-hidden="true">
          <path d="M1 5H17M12 1L18 5L12 9" />
        </svg>
        <span className={`note-unit side-${1 - side}`}>{to}</span>
      </span>
    </h3>
  );
}

/** What a click would do. */
export function Call({ text, isAimed = false }: { readonly text: string; readonly isAimed?: boolean }) {
  return text === '' ? null : <p className={`note-call call-${isAimed ? 'aimed' : 'now'}`}>{text}</p>;
}
