import { utilityProcess } from 'electron';
import { join } from 'node:path';
import { workEnvironment, type LaunchWork } from '../work/launch.ts';
import { codeOf } from '../error-code.ts';

/** Starts a program as one of Electron's utility processes, because the packed program cannot run itself as Node. */
export const forkUtility: LaunchWork = (program, args) => {
  const child = utilityProcess.fork(join(import.meta.dirname, `../${program}.js`), [...args], {
    serviceName: `Headroom ${program}`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: workEnvironment(program),
  });
  return {
    async post(message) {
      child.postMessage(message);
      await new Promise((resolve) => setImmediate(resolve));
    },
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill() {
      // Electron's `kill` sends SIGTERM, which a process that hangs ignores.
      child.kill();
      if (child.pid !== undefined) endNow(child.pid);
    },
  };
};

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has already ended.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
