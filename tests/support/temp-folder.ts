import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder of the test's own, gone when the test is. Retries, up to ten seconds: the mark beside records may be written
 * just then, and Windows keeps the name of a file until the last program has let it go. `rmSync` of Node 22 does not try
 * again where a folder is not empty yet.
 */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** A folder for all tests of a file, which takes it away itself. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'headroom-test-'));
