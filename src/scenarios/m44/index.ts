export { isM44, readM44 } from './read-m44.ts';
export { writeM44 } from './write-m44.ts';
export type { M44Reading, Remark } from './remark.ts';
