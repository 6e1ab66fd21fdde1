/** A line of `/proc/self/mounts`: proc(5), fstab(5). */
export interface Mount {
  readonly device: string;
  readonly path: string;
}

/**
 * Mount points of removable disks: udisks2, the File Hierarchy Standard 3.0 (3.11, 3.12), and mounts by hand.
 */
const homes = /^\/(?:media|run\/media|mnt)\/./;

/** Decodes space, tab, newline and backslash, which are written as octal numbers; fstab(5). */
const plain = (field: string): string =>
  field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));

/** Returns the mounts of removable disks. When a path has several, the last one is on top. */
export function readMounts(text: string): readonly Mount[] {
  const byPath = new Map<string, Mount>();
  for (const line of text.split('\n')) {
    const [device = '', path = ''] = line.split(' ').map(plain);
    byPath.delete(path);
    if (homes.test(path)) byPath.set(path, { device, path });
  }
  return [...byPath.values()].filter(({ device }) => device.startsWith('/dev/'));
}
