import { fork, type ForkOptions, type Serializable } from 'node:child_process';
import { join } from 'node:path';

const preloaded = ['as-electron.ts', 'as-utility.ts'].map(
  (name) => `--import=${join(import.meta.dirname, name)}`,
);

/** Starts one of the program's modules in its own process, with its parent where Electron puts it. */
export const utilityProcess = {
  fork(file: string, args: readonly string[], { env, stdio }: Pick<ForkOptions, 'env' | 'stdio'>) {
    if (!Array.isArray(stdio)) throw new Error('The double of Electron wants stdio as a list.');
    const child = fork(file, args, {
      env,
      stdio: [...stdio, 'ipc'],
      execArgv: preloaded,
      serialization: 'advanced',
    });
    return Object.assign(child, { postMessage: (message: Serializable) => child.send(message) });
  },
};
