/** All French texts. */
import { arrange } from './arrange.ts';
import * as sections from './fr/sections.ts';

export const fr = arrange(sections);
