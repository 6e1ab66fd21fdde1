/** All German texts. */
import { arrange } from './arrange.ts';
import * as sections from './de/sections.ts';

export const de = arrange(sections);
