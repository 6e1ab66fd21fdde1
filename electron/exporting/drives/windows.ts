import type { Drive } from '../ports.ts';
import { loadWindowsCalls, type WindowsCalls } from './windows-calls.ts';

/** Microsoft Learn, GetDriveTypeW. Sticks and cards are removable; a disk in a USB case is fixed. */
const driveType = { removable: 2, fixed: 3 } as const;
/** Microsoft Learn, STORAGE_BUS_TYPE: BusTypeUsb. */
const usbBus = 7;

/** Returns sticks, cards and disks on USB. */
export async function windowsDrives(
  load: () => Promise<WindowsCalls> = loadWindowsCalls,
): Promise<readonly Drive[]> {
  const calls = await load();
  const bits = calls.letters();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((_, bit) => (bits & (1 << bit)) !== 0);
  const drives = await Promise.all(letters.map((letter) => driveAt(calls, `${letter}:`)));
  return drives.filter((drive) => drive !== null);
}

async function driveAt(calls: WindowsCalls, letter: string): Promise<Drive | null> {
  const path = `${letter}\\`;
  const type = calls.typeOf(path);
  const canBeTakenOut =
    type === driveType.removable || (type === driveType.fixed && (await calls.busOf(letter)) === usbBus);
  if (!canBeTakenOut) return null;
  const volume = await calls.volumeOf(path);
  if (volume === null) return null;
  const { label, serial } = volume;
  return {
    path,
    name: label === '' ? letter : `${label} (${letter})`,
    device: serial.toString(16).padStart(8, '0'),
  };
}
