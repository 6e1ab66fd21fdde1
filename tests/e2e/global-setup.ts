import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawSitters } from './support/sitters.ts';

const root = join(import.meta.dirname, '../..');

/** The built page, without which there is nothing to look at, and the people who will sit before the camera. */
export default async function setUp(): Promise<() => void> {
  if (!existsSync(join(root, 'dist/renderer/index.html'))) buildPage();
  rmSync(join(root, 'test-results/screens'), { recursive: true, force: true });
  const folder = await drawSitters();
  return () => rmSync(folder, { recursive: true, force: true });
}

function buildPage(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The page could not be built.');
}
