/** Values that tests of files expect on a system that is not POSIX. */
const isWindows = process.platform === 'win32';

/** Wine 8 has no symbolic links; on Windows itself only an administrator can create them. */
export const hasLinks = !isWindows;

/** Windows keeps rights in lists, not in modes: a user's own folder is closed to other users. */
export const hasModes = !isWindows;

/** The mode of a file that only its owner may read; Windows reports this for every writable file. */
export const privateFile = isWindows ? 0o666 : 0o600;
