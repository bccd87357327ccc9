/** It has no field. */
export function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
