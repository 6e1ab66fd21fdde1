/** All English texts. */
import { arrange } from './arrange.ts';
import * as sections from './en/sections.ts';

export const en = arrange(sections);
