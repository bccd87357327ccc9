/** The number after `--name` on the command line, or the default. */
export function numberOption(name: string, usual: number): number {
  const at = process.argv.indexOf(`--${name}`);
  if (at === -1) return usual;
  const value = Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} needs a whole number`);
}
