/** Builds the page if its sources have changed since the last build. A program of its own, so that it can fail alone. */
import { join } from 'node:path';
import { buildIfChanged, page } from './build-if-changed.ts';

buildIfChanged(join(import.meta.dirname, '..'), page);
