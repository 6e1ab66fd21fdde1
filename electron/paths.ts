import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Returns a folder of the XDG Base Directory Specification: an empty or relative value of its variable counts as unset.
 *
 * @param otherwise its name in the home folder
 */
export function xdgFolder(variable: 'XDG_CONFIG_HOME' | 'XDG_DATA_HOME', otherwise: string): string {
  const named = process.env[variable] ?? '';
  return isAbsolute(named) ? named : join(homedir(), otherwise);
}

/** Returns the default folder of this user's data, the same in Electron and in the browser. */
export function defaultDataDir(): string {
  const home = homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Headroom');
  if (process.platform === 'win32') return join(process.env['APPDATA'] ?? home, 'Headroom');
  return join(xdgFolder('XDG_DATA_HOME', join('.local', 'share')), 'Headroom');
}

/**
 * The files and folders of one mode. Practice data belongs to no customer and is kept apart from the studio's:
 * another database, another vault, another key.
 */
export interface ModePaths {
  readonly records: string;
  readonly vault: string;
  /** The file that reserves disk space for answers. */
  readonly answerRoom: string;
  readonly sheets: string;
  /** The file with the state of the studio's backups. */
  readonly backups: string;
  /** The file with the newest date that is known to be right. */
  readonly knownDate: string;
}

/** Folder of the working copies that another program reads; the same for both modes. */
export const scratchDir = (dataDir: string): string => join(dataDir, 'work');

/** Folder of the log; the same for both modes. */
export const logFolder = (dataDir: string): string => join(dataDir, 'logs');

export const modePaths = (dataDir: string, mode: 'practice' | 'account'): ModePaths => {
  const root = join(dataDir, mode === 'practice' ? 'practice' : 'studio');
  return {
    records: join(root, 'records.sqlite'),
    vault: join(root, 'vault'),
    answerRoom: join(root, 'answer-room'),
    sheets: join(root, 'sheets'),
    backups: join(root, 'backups.json'),
    knownDate: join(root, 'known-date.json'),
  };
};
