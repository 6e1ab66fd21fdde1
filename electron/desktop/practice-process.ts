import { utilityProcess } from 'electron';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { steadyMemory } from '../work/steady-memory.ts';
import { runPractice, type LaunchPractice, type PracticeChild } from '../practice/launch.ts';

/**
 * Starts the practice service as one of Electron's utility processes. The packed program cannot run itself as Node
 * (the fuse is off), so Node's own `fork` does not work.
 */
export const forkPractice: LaunchPractice = (options) => runPractice(forkUtility, options);

function forkUtility(args: string[]): PracticeChild {
  const child = utilityProcess.fork(join(import.meta.dirname, '../practice/main.js'), args, {
    serviceName: 'Headroom practice',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...steadyMemory },
  });
  return {
    get pid() {
      return child.pid;
    },
    stdout: child.stdout as Readable | null,
    stderr: child.stderr as Readable | null,
    post: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => void child.once('exit', (code) => listener({ code, signal: null })),
    kill: () => void child.kill(),
  };
}
