// Texts of other programs are written for web pages: with tags, and with names for signs.
import { ENTITIES } from './data/entities.ts';
import { ofWindows1252 } from './data/windows-1252.ts';

/** Tags that stand between paragraphs, between lines, and within them. What else is in angle brackets is text. */
const PARAGRAPHS = 'p|h[1-6]|blockquote|table|pre';
const LINES = 'div|li|ul|ol|dl|dt|dd|tr|tbody|thead|tfoot|caption|hr|center|section|article|header|footer|html|body';
const INLINE =
  'a|abbr|acronym|b|big|cite|code|del|dfn|em|font|i|img|ins|kbd|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr';

const END = '(?:\\s[^<>]{0,400})?\\/?>';
const BREAK = new RegExp(`<\\/?br${END}`, 'gi');
const BLOCK = new RegExp(`(<\\/?(?:${PARAGRAPHS}|${LINES})${END})`, 'gi');
const PARAGRAPH = new RegExp(`^<\\/?(?:${PARAGRAPHS})(?![a-z\\d])`, 'i');
const CELL = new RegExp(`<\\/t[dh]${END}`, 'gi');
const WITHIN = new RegExp(`<\\/?(?:${INLINE}|td|th)${END}`, 'gi');
const SIGN = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,15}));/gi;

export function withoutMarks(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const joined = lines.map((line) => line.trim()).join('\n');
  return blocks(joined.replaceAll(BREAK, '\n')).replaceAll(SIGN, sign).trim();
}

/** The texts between tags that break a line, each on a line of its own. */
function blocks(text: string): string {
  let all = '';
  let gap = '';
  text.split(BLOCK).forEach((part, at) => {
    if (at % 2 === 1) {
      gap = PARAGRAPH.test(part) || gap === '\n\n' ? '\n\n' : '\n';
      return;
    }
    const words = part.replaceAll(CELL, ' ').replaceAll(WITHIN, '').trim();
    if (words === '') return;
    all += (all === '' ? '' : gap) + words;
    gap = '';
  });
  return all;
}

function sign(whole: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const known = ENTITIES.get(name) ?? characterOf(code) ?? whole;
  return known === '\u00a0' ? ' ' : known;
}

function characterOf(code: number): string | undefined {
  if (code === 9 || code === 10) return String.fromCodePoint(code);
  // Numbers from 128 are those of the encoding that the text once had, as every browser reads them.
  if (code >= 128 && code < 160) return ofWindows1252(code);
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
