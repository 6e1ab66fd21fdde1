/** All Polish texts. */
import { arrange } from './arrange.ts';
import * as sections from './pl/sections.ts';

export const pl = arrange(sections);
