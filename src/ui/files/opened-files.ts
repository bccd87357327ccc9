// Files that somebody opens on the start screen: a game to go on with, or scenarios for the library.
import type { Fault } from '../../scenarios/fault.ts';
import type { OpenedReplay } from '../../scenarios/replay-file.ts';
import { isNotFetched } from '../../store/with-rules.ts';
import { isScenarioText } from '../../workshop/any-scenario.ts';
import { damageText } from '../library/damage.ts';
import { handOver, readSource, sourcesOf, type Source } from '../library/sources.ts';
import { gameInFile } from '../saves/files.ts';
import { loadWords } from '../text/i18n.ts';

export type OpenedFiles =
  | { readonly kind: 'game'; readonly game: OpenedReplay }
  /** They wait for the library. */
  | { readonly kind: 'scenarios' }
  | { readonly kind: 'faults'; readonly name: string; readonly faults: readonly Fault[] };

/** What is wrong in plain words, then where and why. Nothing is wrong with a game that only lacks its rules. */
async function faultsOf({ name, text }: Source, faults: readonly Fault[]): Promise<OpenedFiles> {
  await loadWords();
  const plain = text === null || isNotFetched(faults) ? [] : [{ path: '', message: damageText(text) }];
  return { kind: 'faults', name, faults: [...plain, ...faults] };
}

export async function openedFiles(files: readonly File[]): Promise<OpenedFiles> {
  const sources = await sourcesOf(files);
  const [first] = sources;
  if (sources.length > 1 || (first.text !== null && isScenarioText(first.text))) {
    const broken = sources.length === 1 ? readSource(first).read : null;
    if (broken?.ok === false) return faultsOf(first, broken.error);
    handOver(sources);
    return { kind: 'scenarios' };
  }
  const game = await gameInFile(files[0]);
  if (game.ok) return { kind: 'game', game: game.value };
  return faultsOf(first, game.error);
}
