import { cutReplay, newReplay, sealedReplay, withAction, type ReplayFile } from '../scenarios/replay-writing.ts';
import type { MemoirMatch } from './memoir.ts';

interface Kept {
  readonly match: MemoirMatch;
  readonly file: ReplayFile;
}

function emptyFile({ about }: MemoirMatch): ReplayFile {
  const { scenario, rules, seed, ...extras } = about;
  return newReplay(scenario, rules, seed, extras);
}

/** How many of the first steps two moments of a game have in common. */
function sharedSteps(a: MemoirMatch, b: MemoirMatch): number {
  if (a.about !== b.about || a.first !== b.first) return 0;
  let shared = Math.min(a.steps.length, b.steps.length);
  while (shared > 0 && a.steps[shared - 1] !== b.steps[shared - 1]) shared -= 1;
  return shared;
}

/** Writes the file of the game at hand; each new action costs one line, not the whole game anew. */
export function createFileWriter(): (match: MemoirMatch) => ReplayFile {
  let kept: Kept | null = null;
  return (match) => {
    const shared = kept === null ? 0 : sharedSteps(kept.match, match);
    let file = kept === null || shared === 0 ? emptyFile(match) : cutReplay(kept.file, shared);
    for (let at = shared; at < match.steps.length; at++) {
      const { before, action } = match.steps[at];
      file = withAction(file, before, action, match.steps[at + 1]?.before ?? match.state);
    }
    kept = { match, file };
    return file;
  };
}

/** The file as it is given away: with a check of the last state, and the moment it was written. */
export function finishedFile(file: ReplayFile, match: MemoirMatch, saved: string): ReplayFile {
  return { ...sealedReplay(file, match.state), saved };
}
