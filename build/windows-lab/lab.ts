/** The Windows lab for its users: starts the Windows Node on the copy of the project at `H:\headroom`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, win32 } from 'node:path';

/** The copy of the project, as Windows programs see it. */
export const windowsProject = 'H:\\headroom';

/** The kiosk's built program, as Windows programs see it. */
export const windowsKiosk = win32.join(windowsProject, 'electron', 'browser', 'main.js');

export interface WindowsLab {
  /** Wine's folder with the Windows disk and the registry. */
  readonly prefix: string;
  /** The home folder to which Wine links the user's documents, so that the real one stays untouched. */
  readonly home: string;
  /** The copy of the project that Windows programs see as `H:\headroom`. */
  readonly project: string;
  /** The environment of every Wine program. */
  environment(more?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
  /**
   * Starts the Windows Node. Its process id is a Linux one, and a signal to it ends the Windows program immediately.
   *
   * @param out a file for both outputs: a Linux pipe ends a Windows Node with "open EBADF"
   */
  startNode(args: readonly string[], out: string, more?: NodeJS.ProcessEnv): ChildProcess;
  /** Empties Credential Manager: an interrupted run may have left an account there. */
  forgetSecrets(): void;
  /** Ends every program of this lab, and Wine's server. */
  stop(): void;
}

export function windowsLab(folder: string): WindowsLab {
  const prefix = join(folder, 'prefix');
  const home = join(folder, 'home');
  const project = join(folder, 'drive', 'headroom');
  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    HOME: home,
    // Wine reads arguments and names of files in this encoding; without it, letters beyond ASCII are lost.
    LC_ALL: 'C.UTF-8',
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    // No menus, and no offer to download .NET or a browser.
    WINEDLLOVERRIDES: 'winemenubuilder.exe,mscoree,mshtml=',
    DISPLAY: undefined,
    // Compiling takes half of a kiosk's start.
    NODE_COMPILE_CACHE: 'C:\\compile-cache',
    ...more,
  });
  return {
    prefix,
    home,
    project,
    environment,
    startNode: (args, out, more) => {
      const file = openSync(out, 'a');
      try {
        return spawn('wine', ['H:\\node\\node.exe', '--disable-warning=ExperimentalWarning', ...args], {
          cwd: project,
          env: environment(more),
          stdio: ['ignore', file, file],
        });
      } finally {
        closeSync(file);
      }
    },
    forgetSecrets: () => {
      // Wine keeps the credentials here. The command fails when there is no such key, which is fine.
      const key = 'HKCU\\Software\\Wine\\Credential Manager';
      spawnSync('wine', ['reg', 'delete', key, '/f'], { env: environment(), stdio: 'ignore' });
    },
    stop: () => void spawnSync('wineserver', ['-k'], { env: environment() }),
  };
}
