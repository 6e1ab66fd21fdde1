import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askSystem, type Ask } from './ask.ts';
import type { Drive } from '../ports.ts';

/** Each disk has a folder here; the startup disk has only a link. */
const volumes = '/Volumes';

/**
 * Reads the output of `diskutil info -plist` for a removable volume; null for any other volume, including a
 * disk image. Keys: diskutil(8), `RemovableMediaOrExternalDevice`, `BusProtocol`.
 */
export function readDiskutil(plist: string, path: string): Drive | null {
  const value = (key: string, kind: string): string | null =>
    new RegExp(`<key>${key}</key>\\s*<${kind}>([^<]*)</${kind}>`).exec(plist)?.[1] ?? null;
  const external = /<key>RemovableMediaOrExternalDevice<\/key>\s*<true\s*\/>/.test(plist);
  if (!external || value('BusProtocol', 'string') === 'Disk Image') return null;
  return {
    path,
    name: unescaped(value('VolumeName', 'string') ?? '') || path.slice(volumes.length + 1),
    device: value('VolumeUUID', 'string') ?? value('DeviceIdentifier', 'string') ?? '',
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** Returns sticks, cards and external disks. */
export async function macDrives(ask: Ask = askSystem): Promise<readonly Drive[]> {
  const entries = await readdir(volumes, { withFileTypes: true });
  const drives = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const path = join(volumes, name);
        const plist = await ask('/usr/sbin/diskutil', ['info', '-plist', path]);
        return plist === null ? null : readDiskutil(plist, path);
      }),
  );
  return drives.filter((drive) => drive !== null);
}
