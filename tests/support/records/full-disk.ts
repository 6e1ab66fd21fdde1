import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** Only the superuser of a Linux machine can mount a disk of a few megabytes. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    // A container without the right to mount: the tests that need a real full disk are skipped, and say so.
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mounts a small disk for one test. */
export function smallDisk(megabytes: number): { readonly folder: string; makeReadOnly(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, makeReadOnly: () => remountReadOnly(folder) };
}

/** The kernel refuses while a process that was just killed still holds a file open for writing. */
function remountReadOnly(folder: string): void {
  const giveUpAt = performance.now() + 10_000;
  for (;;) {
    try {
      execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      execFileSync('sleep', ['0.1']);
    }
  }
}

/**
 * Fills the disk except for a rest, as another program's file would. Reserving the space takes a third of the time that
 * writing it takes. @returns a function that frees the space
 */
export async function fillDisk(folder: string, leaveBytes: number): Promise<() => Promise<void>> {
  const file = join(folder, 'someone-elses.bin');
  // The kiosk may write meanwhile, so that less is free than was just measured.
  for (let tries = 10; !(await takeAllBut(leaveBytes, folder, file)); tries -= 1) {
    if (tries === 0) throw new Error('The disk cannot be filled.');
  }
  return () => rm(file, { force: true });
}

/** Returns whether the file could be made longer by all that is free but a rest. */
async function takeAllBut(leaveBytes: number, folder: string, file: string): Promise<boolean> {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = bavail * bsize - leaveBytes;
  if (bytes <= 0) return true;
  const filled = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const args = ['--offset', String(filled), '--length', String(bytes), file];
  return promisify(execFile)('fallocate', args).then(
    () => true,
    () => false,
  );
}
