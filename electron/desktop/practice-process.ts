import { utilityProcess, type UtilityProcess } from 'electron';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { steadyMemory } from '../work/steady-memory.ts';
import type { LaunchPractice } from '../practice/launch.ts';

/** The same wait as for a launch by plain Node: a start takes well under a second, more on a busy machine. ms */
const startMs = 20_000;

/** Maximum time for a stop before the process is killed. ms */
const stopMs = 3_000;

/**
 * Starts the practice service as one of Electron's utility processes. The packed program cannot run itself as Node
 * (the fuse is off), so Node's own `fork` does not work.
 *
 * @throws when it ends, or stays silent for 20 s
 */
export const forkPractice: LaunchPractice = async (options) => {
  const { dataDir, port = 0, latencyMs = 0, log, onExit } = options;
  const child = utilityProcess.fork(
    join(import.meta.dirname, '../practice/main.js'),
    ['--data', dataDir, '--port', String(port), '--latency', String(latencyMs)],
    {
      serviceName: 'Headroom practice',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...steadyMemory },
    },
  );
  followLines(child.stdout, (line) => log?.info({ line }, 'practice service says'));
  followLines(child.stderr, (line) => log?.warn({ line }, 'practice service warns'));
  const gone = new Promise<number>((resolve) => {
    child.once('exit', resolve);
  });
  const ready = await whenReady(child, gone);
  let stopping = false;
  void gone.then((code) => {
    if (!stopping) onExit?.({ code, signal: null });
  });
  return {
    baseUrl: `http://127.0.0.1:${ready}`,
    pid: child.pid ?? 0,
    async stop() {
      stopping = true;
      child.postMessage({ kind: 'stop' });
      const timer = setTimeout(() => child.kill(), stopMs);
      await gone;
      clearTimeout(timer);
    },
  };
};

function followLines(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', take);
}

/** Resolves with the service's port, or rejects when the service ends or stays silent. */
function whenReady(child: UtilityProcess, gone: Promise<number>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => {
    child.kill();
    reject(new Error('The practice service did not start in time'));
  }, startMs);
  void gone.then((code) => {
    reject(new Error(`The practice service ended as it started (${code})`));
  });
  child.on('message', (message: unknown) => {
    const port = readyPort(message);
    if (port !== null) resolve(port);
  });
  return promise.finally(() => {
    clearTimeout(timer);
  });
}

function readyPort(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('kind' in message) || message.kind !== 'ready' || !('port' in message)) return null;
  return typeof message.port === 'number' ? message.port : null;
}
