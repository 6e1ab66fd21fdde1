/** All Spanish texts. */
import { arrange } from './arrange.ts';
import * as sections from './es/sections.ts';

export const es = arrange(sections);
