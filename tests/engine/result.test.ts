import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../src/engine/result.ts';

function half(number: number): Result<number, string> {
  return number % 2 === 0 ? ok(number / 2) : err('odd');
}

it('a result is a value or a named error, never both', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: 'odd' });
});
