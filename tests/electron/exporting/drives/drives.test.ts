import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDrives } from '../../../../electron/exporting/drives/drives.ts';
import { linuxDrives, type LinuxSystem } from '../../../../electron/exporting/drives/linux.ts';
import { readDiskutil } from '../../../../electron/exporting/drives/mac.ts';
import { readMounts } from '../../../../electron/exporting/drives/mounts.ts';
import { windowsDrives } from '../../../../electron/exporting/drives/windows.ts';
import { busIn, type WindowsCalls } from '../../../../electron/exporting/drives/windows-calls.ts';
import { hasLinks } from '../../../support/posix.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

describe('the mounts of a Linux machine', () => {
  it('are read where desktops mount drives, names with spaces included', () => {
    const text = [
      '/dev/nvme0n1p2 / ext4 rw,relatime 0 0',
      '/dev/sdb1 /media/asha/AMELIA\\040PHOTOS vfat rw,nosuid 0 0',
      '/dev/sdc1 /run/media/asha/back\\134slash exfat rw 0 0',
      'tmpfs /run/media/asha/tmp tmpfs rw 0 0',
      '//server/share /mnt/share cifs rw 0 0',
      '/dev/sdd1 /mediaserver ext4 rw 0 0',
      '',
    ].join('\n');
    expect(readMounts(text)).toEqual([
      { device: '/dev/sdb1', path: '/media/asha/AMELIA PHOTOS' },
      { device: '/dev/sdc1', path: '/run/media/asha/back\\slash' },
    ]);
  });

  it('that are hidden under another mount are left out', () => {
    const text = '/dev/sdb1 /mnt/stick vfat rw 0 0\ntmpfs /mnt/stick tmpfs rw 0 0\n';
    expect(readMounts(text)).toEqual([]);
  });
});

/** A machine with one disk, mounted at `/media/asha/DISK`; `files` are in the disk's folder in `/sys`. */
function machine(bus: string, files: Readonly<Record<string, string>>): LinuxSystem {
  const root = tempFolder();
  const disk = join(root, 'devices', bus, 'block/hr0');
  mkdirSync(join(disk, 'hr0p1'), { recursive: true });
  mkdirSync(join(disk, 'device'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(disk, name), text);
  const blockDevices = join(root, 'class');
  mkdirSync(blockDevices);
  symlinkSync(join(disk, 'hr0p1'), join(blockDevices, 'hr0p1'));
  const mounts = join(root, 'mounts');
  writeFileSync(mounts, '/dev/hr0p1 /media/asha/DISK vfat rw 0 0\n');
  return { blockDevices, mounts };
}

describe.skipIf(!hasLinks)('a disk on Linux', () => {
  it.each([
    ['a stick', 'pci0000:00/host4', { removable: '1\n' }],
    ['a disk on USB, which does not call itself removable', 'pci0000:00/usb2/2-1', { removable: '0\n' }],
    ['a card in a built-in reader', 'mmc_host/mmc0', { removable: '0\n', 'device/type': 'SD\n' }],
  ])('is offered when it is %s', async (_what, bus, files) => {
    expect(await linuxDrives(machine(bus, files))).toEqual([
      { path: '/media/asha/DISK', name: 'DISK', device: 'hr0p1' },
    ]);
  });

  it.each([
    ['built in', 'pci0000:00/ata1', { removable: '0\n' }],
    ['soldered in', 'mmc_host/mmc0', { removable: '0\n', 'device/type': 'MMC\n' }],
    ['silent about itself', 'virtual', {}],
  ])('is not offered when it is %s', async (_what, bus, files) => {
    expect(await linuxDrives(machine(bus, files))).toEqual([]);
  });

  it('is not offered when it has just been removed', async () => {
    const system = machine('pci0000:00/usb2/2-1', { removable: '1\n' });
    expect(await linuxDrives({ ...system, blockDevices: tempFolder() })).toEqual([]);
  });
});

describe('a volume on a Mac', () => {
  const plist = (external: boolean, bus: string, name: string): string =>
    `<plist version="1.0"><dict>
      <key>BusProtocol</key><string>${bus}</string>
      <key>RemovableMediaOrExternalDevice</key><${String(external)}/>
      <key>VolumeName</key><string>${name}</string>
      <key>VolumeUUID</key><string>8B7C-11</string>
    </dict></plist>`;

  it('is offered by its name when it can be ejected', () => {
    expect(readDiskutil(plist(true, 'USB', 'Bright &amp; Sons'), '/Volumes/Bright & Sons')).toEqual({
      path: '/Volumes/Bright & Sons',
      name: 'Bright & Sons',
      device: '8B7C-11',
    });
  });

  it.each([
    ['built in', plist(false, 'PCI-Express', 'Data')],
    ['an opened disk image', plist(true, 'Disk Image', 'Installer')],
    ['something that the program does not know', 'Could not find disk'],
  ])('is not offered when it is %s', (_what, text) => {
    expect(readDiskutil(text, '/Volumes/Data')).toBeNull();
  });
});

/** Windows with these drives: `bus` as a STORAGE_BUS_TYPE, `volume` null for an empty reader. */
interface Scripted {
  readonly type: number;
  readonly bus?: number;
  readonly volume: { readonly label: string; readonly serial: number } | null;
}
const [removable, fixed, network] = [2, 3, 4];
const [sata, usb] = [11, 7];

function windowsWith(drives: Readonly<Record<string, Scripted>>): () => Promise<WindowsCalls> {
  const at = (path: string): Scripted | undefined => drives[path.slice(0, 1)];
  const bits = Object.keys(drives).map((letter) => 1 << (letter.charCodeAt(0) - 65));
  return () =>
    Promise.resolve({
      letters: () => bits.reduce((all, bit) => all | bit, 0),
      typeOf: (root) => at(root)?.type ?? 1,
      volumeOf: (root) => Promise.resolve(at(root)?.volume ?? null),
      busOf: (letter) => Promise.resolve(at(letter)?.bus ?? null),
    });
}

describe('drives on Windows', () => {
  const volume = { label: 'AMELIA', serial: 0x3a2f_11c0 };

  it('are USB sticks, cards and disks, by name and letter', async () => {
    const calls = windowsWith({
      C: { type: fixed, bus: sata, volume: { label: 'Windows', serial: 1 } },
      E: { type: removable, volume },
      F: { type: fixed, bus: usb, volume: { label: '', serial: 0x1f } },
      Z: { type: network, volume: { label: 'share', serial: 2 } },
    });
    expect(await windowsDrives(calls)).toEqual([
      { path: 'E:\\', name: 'AMELIA (E:)', device: '3a2f11c0' },
      { path: 'F:\\', name: 'F:', device: '0000001f' },
    ]);
  });

  it('do not include a reader without a card, or a disk that does not say how it is connected', async () => {
    const calls = windowsWith({ E: { type: removable, volume: null }, F: { type: fixed, volume } });
    expect(await windowsDrives(calls)).toEqual([]);
  });

  it('name their bus in the 29th byte of the answer', () => {
    const descriptor = Buffer.alloc(40);
    descriptor.writeUInt32LE(usb, 28);
    expect(busIn(descriptor)).toBe(usb);
    expect(busIn(descriptor.subarray(0, 20))).toBeNull();
  });
});

describe('the drives of this machine', () => {
  it('are listed without a failure', async () => {
    await expect(listDrives()).resolves.toBeInstanceOf(Array);
  });

  it('are none on an unknown system', async () => {
    expect(await listDrives('aix')).toEqual([]);
  });
});
