import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileCode } from '../place-errors.ts';
import type { Drive } from '../ports.ts';
import { readMounts } from './mounts.ts';

/** Where the system tells of its mounts and its disks; a test has folders of its own. */
export interface LinuxSystem {
  readonly mounts: string;
  readonly blockDevices: string;
}
const thisSystem: LinuxSystem = { mounts: '/proc/self/mounts', blockDevices: '/sys/class/block' };

/** Sticks, cards and disks that are mounted where desktops mount them. */
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

/** `/dev/disk/by-label/…` leads to `/dev/sdb1`; a device that has just gone leads nowhere. */
async function real(device: string): Promise<string> {
  return (await attempt(() => realpath(device))) ?? device;
}

/**
 * Sticks call themselves removable; disks on USB do not, and are as easily pulled; cards in a built-in reader name their
 * kind. Documentation/ABI/stable/sysfs-block: `removable` is 1 for media that can be taken out of the drive.
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

/** Null for what is not there: disks come and go while they are looked at. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return null;
  }
}
