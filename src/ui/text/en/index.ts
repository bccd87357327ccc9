import { briefed } from './briefed.ts';
import { first } from './first.ts';
import { flying } from './flying.ts';
import { later } from './later.ts';
import { sorties } from './sorties.ts';

/** Every English word of the page, one namespace a file. */
export const en = { ...first, ...briefed, ...later, ...flying, ...sorties } as const;
