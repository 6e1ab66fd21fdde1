import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, page } from '../../build/build-if-changed.ts';
import useMemory from '../set-up/memory-folder.ts';
import { pictures, screens } from './support/screens-folder.ts';
import { drawSitters } from './support/sitters.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the page, which every test needs, and draws the people who sit before the camera. Temporary files are in memory. */
export default async function setUp(): Promise<() => void> {
  buildIfChanged(root, page);
  if (pictures) rmSync(screens, { recursive: true, force: true });
  const leaveMemory = useMemory();
  const folder = await drawSitters();
  return () => {
    rmSync(folder, { recursive: true, force: true });
    leaveMemory();
  };
}
