/** A line of `/proc/self/mounts`: proc(5), fstab(5). */
export interface Mount {
  readonly device: string;
  readonly path: string;
}

/** Where desktops mount what somebody puts in: udisks2, the File Hierarchy Standard 3.0 (3.11, 3.12), and by hand. */
const homes = /^\/(?:media|run\/media|mnt)\/./;

/** Space, tab, newline and backslash stand there as octal numbers; fstab(5). */
const plain = (field: string): string =>
  field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));

/** The disks among the mounts that somebody may have put in. Of a path with several the last is on top. */
export function readMounts(text: string): readonly Mount[] {
  const byPath = new Map<string, Mount>();
  for (const line of text.split('\n')) {
    const [device = '', path = ''] = line.split(' ').map(plain);
    byPath.delete(path);
    if (homes.test(path)) byPath.set(path, { device, path });
  }
  return [...byPath.values()].filter(({ device }) => device.startsWith('/dev/'));
}
