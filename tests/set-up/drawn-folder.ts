/** Vitest's set-up for a whole run: what one test file has drawn is found by the next, and gone when all are done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnFolderName } from '../portraits/drawn-once.ts';

export default function keepDrawings(): () => void {
  // Vitest calls this for each of its projects.
  if (process.env[drawnFolderName] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'headroom-drawn-'));
  // The workers get this process' own environment.
  process.env[drawnFolderName] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
