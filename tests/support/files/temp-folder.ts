import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Returns a folder of the test's own, which is removed after the test. Retries for up to ten seconds: the mark beside
 * records may just be being written, and Windows keeps a file's name until the last program has closed it. `rmSync`
 * of Node 22 does not retry when a folder is not yet empty.
 */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** Returns a folder for all tests of a file, which must remove it. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'headroom-test-'));
