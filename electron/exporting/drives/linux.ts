import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileCode } from '../target-errors.ts';
import type { Drive } from '../ports.ts';
import { readMounts } from './mounts.ts';

/** The system's files about mounts and disks; a test has folders of its own. */
export interface LinuxSystem {
  readonly mounts: string;
  readonly blockDevices: string;
}
const thisSystem: LinuxSystem = { mounts: '/proc/self/mounts', blockDevices: '/sys/class/block' };

/** Returns the sticks, cards and disks that are mounted where desktops mount them. */
export async function linuxDrives(system: LinuxSystem = thisSystem): Promise<readonly Drive[]> {
  const mounts = readMounts(await readFile(system.mounts, 'utf8'));
  const drives = await Promise.all(
    mounts.map(async ({ device, path }) => {
      const name = basename(await real(device));
      return (await canBeTakenOut(system, name)) ? { path, name: basename(path), device: name } : null;
    }),
  );
  return drives.filter((drive) => drive !== null);
}

/** Resolves `/dev/disk/by-label/…` to `/dev/sdb1`; returns a device that has just gone unchanged. */
async function real(device: string): Promise<string> {
  return (await attempt(() => realpath(device))) ?? device;
}

/**
 * True for a disk that a person can pull out. Sticks call themselves removable; disks on USB do not, but are
 * pulled just as easily; cards in a built-in reader name their kind. Documentation/ABI/stable/sysfs-block:
 * `removable` is 1 for media that can be taken out of the drive.
 */
async function canBeTakenOut({ blockDevices }: LinuxSystem, name: string): Promise<boolean> {
  const partition = await attempt(() => realpath(join(blockDevices, name)));
  if (partition === null) return false;
  for (const disk of [partition, dirname(partition)]) {
    if ((await attempt(() => readFile(join(disk, 'removable'), 'utf8')))?.trim() === '1') return true;
    if ((await attempt(() => readFile(join(disk, 'device/type'), 'utf8')))?.trim() === 'SD') return true;
  }
  return /\/usb\d+\//.test(partition);
}

/** Returns null when the file is not there: disks come and go while they are examined. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return null;
  }
}
