export function counts(names: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const name of names.toSorted()) result[name] = (result[name] ?? 0) + 1;
  return result;
}
