import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { nodeIo } from '../../src/headless/io.ts';
import { run } from '../../src/headless/run.ts';
import { decoded } from '../../src/scenarios/decoded.ts';

const TEXT = '{ "text": { "en": { "name": "Café – the “Gondrée” 日本" } } }';
const OLD = Buffer.from('Caf\u00e9 \u0096 the \u0093Gondr\u00e9e\u0094', 'latin1');

const read = (bytes: Buffer) => decoded(bytes, (encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes));

afterEach(() => void vi.restoreAllMocks());

it('a text is read in the encoding it was saved in', () => {
  expect(read(Buffer.from(TEXT))).toEqual({ text: TEXT, isGuessed: false });
  expect(read(Buffer.from(`\ufeff${TEXT}`))).toEqual({ text: TEXT, isGuessed: false });
  expect(read(Buffer.from(`\ufeff${TEXT}`, 'utf16le'))).toEqual({ text: TEXT, isGuessed: false });
  expect(read(Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16())).toEqual({ text: TEXT, isGuessed: false });
  expect(read(OLD)).toEqual({ text: 'Café – the “Gondrée”', isGuessed: true });
  expect(read(Buffer.of(0xff, 0xfe, 0x41))).toMatchObject({ isGuessed: true });
});

it('a file that is not UTF-8 keeps its letters, and it is said beside what is printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encodings-'));
  const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const convert = (name: string, encoding: BufferEncoding): unknown => {
    const file = join(folder, name);
    const json = { game_info: {}, board: { hexagons: [] }, text: { en: { name: 'Café' } } };
    writeFileSync(file, Buffer.from(JSON.stringify(json), encoding));
    return run(['convert', file], nodeIo);
  };
  try {
    expect(convert('new.m44', 'utf8')).toMatchObject({ code: 0, output: { name: 'Café' } });
    expect(warn).not.toHaveBeenCalled();
    expect(convert('old.m44', 'latin1')).toMatchObject({ code: 0, output: { name: 'Café' } });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/old\.m44 is not UTF-8: it was read as windows-1252/)]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
