/**
 * Set-up for a whole run of Vitest or Playwright: temporary files are in memory. Every commit of a kiosk's records waits
 * until the disk has it, and 8,000 tests commit some 100,000 times. A program that a test kills loses nothing here either,
 * and no test cuts the power.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory; containers often give it 64 MB. */
const inMemory = '/dev/shm';
/** Room for the files of a run: the largest at one time were half of it. Bytes */
const room = 2 * 1024 ** 3;

/** Returns a new folder in memory; null where there is no room for one, or no program may be run from it. */
function memoryFolder(): string | null {
  if (process.platform !== 'linux') return null;
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < room) return null;
    folder = mkdtempSync(join(inMemory, 'headroom-'));
    // Print filters run as another user than the tests.
    chmodSync(folder, 0o755);
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

export default function useMemory(): () => void {
  // Vitest calls this for each of its projects. A folder that is set already stays.
  if (process.env['TMPDIR'] !== undefined) return () => undefined;
  const folder = memoryFolder();
  if (folder === null) return () => undefined;
  // The workers get this process' own environment.
  process.env['TMPDIR'] = folder;
  return () => {
    delete process.env['TMPDIR'];
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
