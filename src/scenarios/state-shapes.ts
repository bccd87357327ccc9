// What the exact states of the battle and of the air war are built from.
import * as v from 'valibot';
import { expectation, whole } from './shapes.ts';

export const MAX_HEX = 212;
export const MAX_UNIT = 199;
export const hex = () => whole(0, MAX_HEX);
export const unit = () => whole(0, MAX_UNIT);
export const unitOrNone = () => whole(-1, MAX_UNIT);
export const count = () => whole(0, 9999);
export const sections = () => whole(0, 7);

export function numbered<const T extends readonly number[]>(values: T, what: string) {
  return v.picklist(values, (issue) => expectation(`${what} (${values.join(', ')})`, issue.input));
}
export const side = () => numbered([0, 1], 'a side');
export const sideOrNone = () => numbered([-1, 0, 1], 'a side');
export const pair = <S extends v.GenericSchema>(item: S) =>
  v.strictTuple([item, item], (issue) => expectation('a list of two, Allies and Axis', issue.input));
