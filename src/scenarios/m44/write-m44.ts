import { plainFile } from '../plain-file.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { BLOCK, blockOf } from './block.ts';
import { plainReading } from './plain-reading.ts';
import { asItCame, normalFile, normalKept } from './normal.ts';
import type { RawObject } from './raw.ts';
import { written } from './written.ts';

/** The scenario as a `.m44` file: what other programs can read, what came from them, and a block for the rest. */
export function writeM44(file: ScenarioFile): RawObject {
  const truth = plainFile(file);
  const plain = written(truth, {});
  const whole = asItCame(written(truth, normalKept(file.kept?.m44))) as RawObject;
  const reading = plainOf(whole);
  const m44 = reading === undefined ? plain : whole;
  const block = blockOf(reading ?? plainOf(plain) ?? truth, truth);
  // It goes before a block that came with the file and could not be read here.
  return block === undefined ? m44 : { ...m44, [BLOCK]: block };
}

/** What the rest of the file says by itself; undefined where what was kept cannot be read again. */
function plainOf(m44: RawObject): ScenarioFile | undefined {
  const plain = plainReading(normalFile(m44));
  return 'file' in plain && plain.reading.faults.length === 0 ? plain.file : undefined;
}
