import { AIR_EXERCISES } from './exercises.ts';
import { FIRST_EXAMPLES } from './first-examples.ts';
import { MORE_EXAMPLES } from './more-examples.ts';

export { AIR_EXERCISES };
export const AIR_LESSONS = [...FIRST_EXAMPLES, ...MORE_EXAMPLES];
