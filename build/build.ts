/** `npm run build`: builds the page and the desktop program into `dist/`, each if its sources have changed. */
import { join } from 'node:path';
import { buildIfChanged, desktop, page } from './build-if-changed.ts';

for (const each of [page, desktop]) buildIfChanged(join(import.meta.dirname, '..'), each);
