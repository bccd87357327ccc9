// @ts-check
// A source text with its comments and regular expressions, and on demand its strings, blanked out. Offsets and lines stay the same.

const REGEX_MAY_FOLLOW = /(?:^|[=(,:[!&|?{};+\-*%~^<>\n]|\b(?:return|typeof|case|in|of|do|else|void|throw))\s*$/;

/** Index just after the quoted string that starts at `start`. @param {string} text @param {number} start */
function endOfString(text, start) {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at + 1;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

/** Index just after the regular expression that starts at `start`. @param {string} text @param {number} start */
function endOfRegex(text, start) {
  let inClass = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  return start + 1;
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

/**
 * @param {string} text
 * @param {{ strings: boolean }} keep whether the contents of strings stay
 */
export function codeOf(text, keep) {
  let out = '';
  let at = 0;
  /** Depths of open braces at which a template's expression ends. @type {number[]} */
  const templates = [];
  let depth = 0;
  const copy = (/** @type {number} */ end) => {
    out += text.slice(at, end);
    at = end;
  };
  const erase = (/** @type {number} */ end) => {
    out += blank(text.slice(at, end));
    at = end;
  };
  const literal = (/** @type {number} */ end) => (keep.strings ? copy(end) : erase(end));
  /** Reads a template's text up to its end or to the next expression. @param {number} from */
  const template = (from) => {
    let end = from;
    while (end < text.length && text[end] !== '`' && !(text[end] === '$' && text[end + 1] === '{')) {
      end += text[end] === '\\' ? 2 : 1;
    }
    literal(Math.min(end, text.length));
    if (text[at] === '`') copy(at + 1);
    else if (at < text.length) {
      copy(at + 2);
      templates.push(depth);
    }
  };
  while (at < text.length) {
    const next = text[at];
    const pair = text.slice(at, at + 2);
    if (pair === '//') {
      const end = text.indexOf('\n', at);
      erase(end < 0 ? text.length : end);
    } else if (pair === '/*') {
      const end = text.indexOf('*/', at + 2);
      erase(end < 0 ? text.length : end + 2);
    } else if (next === '"' || next === "'") literal(endOfString(text, at));
    else if (next === '/' && REGEX_MAY_FOLLOW.test(out.slice(-40))) erase(endOfRegex(text, at));
    else if (next === '`') {
      copy(at + 1);
      template(at);
    } else if (next === '}' && templates.at(-1) === depth) {
      templates.pop();
      copy(at + 1);
      template(at);
    } else {
      if (next === '{') depth++;
      if (next === '}') depth--;
      copy(at + 1);
    }
  }
  return out;
}
