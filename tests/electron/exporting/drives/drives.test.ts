import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listDrives } from '../../../../electron/exporting/drives/drives.ts';
import { linuxDrives, type LinuxSystem } from '../../../../electron/exporting/drives/linux.ts';
import { readDiskutil } from '../../../../electron/exporting/drives/mac.ts';
import { readMounts } from '../../../../electron/exporting/drives/mounts.ts';
import { readVolumes, windowsDrives } from '../../../../electron/exporting/drives/windows.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

describe('the mounts of a Linux machine', () => {
  it('are read where desktops mount what is put in, names with spaces and all', () => {
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

  it('that lie under another are not what a file would come to', () => {
    const text = '/dev/sdb1 /mnt/stick vfat rw 0 0\ntmpfs /mnt/stick tmpfs rw 0 0\n';
    expect(readMounts(text)).toEqual([]);
  });
});

/** A machine with one disk, mounted at `/media/asha/DISK`; `files` lie in the disk's own folder of the system. */
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

describe('a disk on Linux', () => {
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

  it('is not offered when it has just gone', async () => {
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

  it('is offered by its name when it can be taken out', () => {
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

describe('volumes on Windows', () => {
  const stick = { DriveLetter: 'E', FileSystemLabel: 'AMELIA', UniqueId: '\\\\?\\Volume{1}\\', Size: 8e9 };

  it('are read whether there is one, several or none', () => {
    const one = { path: 'E:\\', name: 'AMELIA (E:)', device: '\\\\?\\Volume{1}\\' };
    const unnamed = { ...stick, DriveLetter: 'F', FileSystemLabel: '', UniqueId: null };
    expect(readVolumes('')).toEqual([]);
    expect(readVolumes(JSON.stringify(stick))).toEqual([one]);
    expect(readVolumes(JSON.stringify([stick, unnamed]))).toEqual([
      one,
      { path: 'F:\\', name: 'F:', device: 'F:' },
    ]);
  });

  it('are told once, though a stick is both removable and on USB', () => {
    expect(readVolumes(JSON.stringify([stick, stick]))).toHaveLength(1);
  });

  it('leave out a reader without a card, and what has no letter', () => {
    expect(
      readVolumes(
        JSON.stringify([
          { ...stick, Size: 0 },
          { ...stick, DriveLetter: null },
        ]),
      ),
    ).toEqual([]);
  });

  it('are asked of the system’s own PowerShell, with nothing of ours in what it runs', async () => {
    const asked: unknown[] = [];
    await windowsDrives((program, args) => {
      asked.push([program, args.slice(0, 3)]);
      return Promise.resolve(null);
    }, '/windows');
    expect(asked).toEqual([
      [
        '/windows/System32/WindowsPowerShell/v1.0/powershell.exe',
        ['-NoProfile', '-NonInteractive', '-Command'],
      ],
    ]);
  });

  it('are none when nothing answers', async () => {
    expect(await windowsDrives(() => Promise.resolve(null), '/windows')).toEqual([]);
  });
});

describe('this machine’s drives', () => {
  it('are listed without a failure', async () => {
    await expect(listDrives()).resolves.toBeInstanceOf(Array);
  });

  it('are none on a system that is not known', async () => {
    expect(await listDrives('aix')).toEqual([]);
  });
});
