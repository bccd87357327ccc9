import { briefed } from './briefed.ts';
import { first } from './first.ts';
import { flying } from './flying.ts';
import { later } from './later.ts';

/** Every English word of the page, one namespace a file. */
export const en = { ...first, ...briefed, ...later, ...flying } as const;
