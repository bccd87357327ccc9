/** Fields to write in; switches, choices, sliders and buttons for files are none. */
const WRITTEN =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

/** Keys by which a switch is switched, and one of several is chosen. */
const PRESSED: readonly string[] = [' '];
const CHOSEN: readonly string[] = [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Whether what is typed or pasted there becomes letters in a field. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null;
}

/** Whether the field with the focus has a use of its own for the key, so that it is none of the whole screen. */
export function keepsKey({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (isWriting(target)) return true;
  // A list finds its entries by their letters.
  if (target instanceof HTMLSelectElement) return !ctrlKey && !metaKey;
  if (!(target instanceof HTMLInputElement)) return false;
  return (target.type === 'checkbox' ? PRESSED : target.type === 'radio' ? CHOSEN : []).includes(key);
}
