import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, gone when the test is. Retries: the mark beside records may be written just then. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
  return folder;
}

/** A folder for all tests of a file, which takes it away itself. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'headroom-test-'));
