// JSON as a text for the address of the page: version . length . checksum . deflated JSON.
import { stateHash } from '../engine/hash.ts';
import { ok } from '../engine/result.ts';
import { faulty, type Fault, type Read } from '../scenarios/fault.ts';
import { parseJson } from '../scenarios/json-text.ts';
import { LINK_FAULTS } from '../scenarios/link-faults.ts';

/** Longer addresses are cut off by programs that pass them on. */
export const MAX_LINK_LENGTH = 6_000;

const LINK_VERSION = '1';
const MAX_TEXT_LENGTH = 200_000;
const MAX_UNPACKED_BYTES = 2_000_000;

/** The part of the address from '#' on; or how long it would be; or why there can be none. */
export type LinkResult =
  | { readonly hash: string }
  | { readonly tooLong: number }
  | { readonly faults: readonly Fault[] };

/** The address of something that is sent, at a route such as '/link/'. */
export async function packedText(route: string, value: unknown): Promise<LinkResult> {
  try {
    const bytes = await deflated(JSON.stringify(value));
    const body = base64(bytes);
    const hash = `#${route}${LINK_VERSION}.${body.length.toString(36)}.${checksum(body)}.${body}`;
    return hash.length > MAX_LINK_LENGTH ? { tooLong: hash.length } : { hash };
  } catch {
    return { faults: [{ path: '', message: 'this browser cannot make links' }] };
  }
}

/** What was sent: from the text of a link, or from the whole address as it was copied. */
export async function openedText(route: string, given: string): Promise<Read<unknown>> {
  const body = bodyOf(route, given);
  return body.ok ? jsonOf(body.value) : body;
}

export const damaged = (): Read<never> =>
  faulty(LINK_FAULTS.damaged, 'the link is damaged: some of its characters are not the ones that were sent');

/** The text of a link without the words around it: it says itself how long it is. */
export function linkTextIn(route: string, given: string): string {
  const at = given.indexOf(`#${route}`);
  const said = at === -1 ? given : given.slice(at + 1 + route.length);
  // Mail programs break long lines.
  const text = said.slice(0, MAX_TEXT_LENGTH).replace(/\s+/g, '');
  const [head = '', length = ''] = /^\d{1,3}\.([0-9a-z]{1,5})\.[^.]*\./.exec(text) ?? [];
  return head === '' ? text : text.slice(0, head.length + Number.parseInt(length, 36));
}

/** The deflated part, if it came through whole. */
function bodyOf(route: string, given: string): Read<string> {
  const text = linkTextIn(route, given);
  const [, version, length, sum, body] = /^([^.]*)\.?([^.]*)\.?([^.]*)\.?(.*)$/.exec(text) ?? [];
  if (version === undefined || !/^\d{1,3}$/.test(version)) return damaged();
  if (version !== LINK_VERSION) {
    return faulty(LINK_FAULTS.version, `the link is of version ${version}; this game reads version ${LINK_VERSION}`);
  }
  const wanted = Number.parseInt(length, 36);
  if (wanted > MAX_TEXT_LENGTH) return faulty(LINK_FAULTS.damaged, 'this is too long to be a link');
  if (body === '' || (/^[0-9a-z]{1,5}$/.test(length) && body.length < wanted)) {
    return faulty(LINK_FAULTS.incomplete, 'the end of the link is missing');
  }
  return wanted.toString(36) === length && body.length === wanted && checksum(body) === sum ? ok(body) : damaged();
}

function checksum(body: string): string {
  return stateHash(body).slice(0, 8);
}

async function jsonOf(body: string): Promise<Read<unknown>> {
  try {
    const bytes = fromBase64(body);
    const text = bytes === null ? null : await inflated(bytes);
    const json = text === null ? damaged() : parseJson(text);
    return json.ok ? json : damaged();
  } catch {
    return damaged();
  }
}

function base64(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sent(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  return bytes ?? new Uint8Array();
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const unpacked = await sent(bytes, new DecompressionStream('deflate-raw'), MAX_UNPACKED_BYTES);
  return unpacked === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}

/** What comes out at the other end; null as soon as it is more than the limit. */
async function sent(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // What goes wrong is told to the reader.
  void Promise.allSettled([writer.write(bytes), writer.close()]);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}
