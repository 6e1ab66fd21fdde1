import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratch, type Scratch } from '../../../electron/scratch.ts';

/** Working copies on disk, in the system's folder for temporary files. */
export const testScratch = (): Scratch => createScratch(join(tmpdir(), 'headroom-test-work'), null);
