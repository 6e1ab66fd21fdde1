import type { Drive } from '../ports.ts';
import { linuxDrives } from './linux.ts';
import { macDrives } from './mac.ts';
import { windowsDrives } from './windows.ts';

/** Returns the removable drives that a file can be written to, sorted by name. */
export async function listDrives(system: NodeJS.Platform = process.platform): Promise<readonly Drive[]> {
  const drives = await drivesOf(system);
  return [...drives].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.path.localeCompare(b.path, 'en'));
}

async function drivesOf(system: NodeJS.Platform): Promise<readonly Drive[]> {
  switch (system) {
    case 'linux':
      return linuxDrives();
    case 'darwin':
      return macDrives();
    case 'win32':
      return windowsDrives();
    default:
      return [];
  }
}
