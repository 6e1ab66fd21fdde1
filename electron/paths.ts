import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this user's Headroom keeps its data when nothing else is said. Electron uses its own `userData`. */
export function defaultDataDir(): string {
  const home = homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Headroom');
  if (process.platform === 'win32') return join(process.env['APPDATA'] ?? home, 'Headroom');
  return join(process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'Headroom');
}

/**
 * Every folder on which a kiosk of this user may be running. On Linux Electron keeps its data beside the configuration,
 * the browser host beside the data; elsewhere the two are one.
 */
export function kioskDataDirs(): readonly string[] {
  const own = defaultDataDir();
  if (process.platform === 'darwin' || process.platform === 'win32') return [own];
  return [own, join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'Headroom')];
}

/**
 * The folders of one mode. Practice data is no one's and lives apart from the studio's: another database, another
 * vault, another key.
 */
export interface ModePaths {
  readonly records: string;
  readonly vault: string;
  /** The file that keeps disk space for answers. */
  readonly answerRoom: string;
  readonly sheets: string;
  readonly backups: string;
}

/** Where working copies of pictures lie while another program reads them. One folder for both modes. */
export const scratchDir = (dataDir: string): string => join(dataDir, 'work');

export const modePaths = (dataDir: string, mode: 'practice' | 'account'): ModePaths => {
  const root = join(dataDir, mode === 'practice' ? 'practice' : 'studio');
  return {
    records: join(root, 'records.sqlite'),
    vault: join(root, 'vault'),
    answerRoom: join(root, 'answer-room'),
    sheets: join(root, 'sheets'),
    backups: join(root, 'backups'),
  };
};
