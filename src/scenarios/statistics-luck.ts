// Hits against what was to be expected.

export const LUCK_WORDS = ['veryUnlucky', 'unlucky', 'asExpected', 'lucky', 'veryLucky'] as const;
export type LuckWord = (typeof LUCK_WORDS)[number];

/** Dice thrown together, each with the same chance. */
export interface Throw {
  readonly dice: number;
  readonly chance: number;
  readonly hits: number;
}

export interface Luck {
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
  /** How many standard deviations the hits lie above the expectation; 0 without dice. */
  readonly deviations: number;
  readonly word: LuckWord;
  /** The exact chance that these dice give so many hits or more, and so many or fewer. */
  readonly orMore: number;
  readonly orFewer: number;
}

/** More than half of all games lie within the first bound, about one in thirteen beyond the second. */
const NOTICEABLE = 0.75;
const RARE = 1.75;

export function luckWord(deviations: number): LuckWord {
  const size = Math.abs(deviations);
  if (size < NOTICEABLE) return 'asExpected';
  if (deviations > 0) return size < RARE ? 'lucky' : 'veryLucky';
  return size < RARE ? 'unlucky' : 'veryUnlucky';
}

/** The chance of each number of hits, die by die. */
function chances(throws: readonly Throw[]): number[] {
  let odds = [1];
  for (const { dice, chance } of throws)
    for (let die = 0; die < dice; die++)
      odds = [...odds, 0].map((same, hits) => same * (1 - chance) + (hits > 0 ? odds[hits - 1] * chance : 0));
  return odds;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function luckOf(throws: readonly Throw[]): Luck {
  const hits = sum(throws.map((one) => one.hits));
  const expected = sum(throws.map(({ dice, chance }) => dice * chance));
  const variance = sum(throws.map(({ dice, chance }) => dice * chance * (1 - chance)));
  const deviations = variance === 0 ? 0 : (hits - expected) / Math.sqrt(variance);
  const odds = chances(throws);
  return {
    dice: sum(throws.map(({ dice }) => dice)),
    hits,
    expected,
    deviations,
    word: luckWord(deviations),
    orMore: Math.min(1, sum(odds.slice(hits))),
    orFewer: Math.min(1, sum(odds.slice(0, hits + 1))),
  };
}
