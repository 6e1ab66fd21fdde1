/** Starts the practice service as a child of the current Node. */
import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { programBeside } from '../work/beside.ts';
import { steadyMemory } from '../work/steady-memory.ts';

/** A start takes well under a second, more on a busy machine. ms */
const START_MS = 20_000;
/** Maximum time for a stop before the child is killed. ms */
const STOP_MS = 3000;

/** The part of the kiosk's log that is used here. */
export interface PracticeLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

export interface LaunchOptions {
  readonly dataDir: string;
  /** 0 or absent: the folder's last port if it is free, else any. */
  readonly port?: number;
  readonly latencyMs?: number;
  /** Further command line options: account, capabilities, faults. */
  readonly args?: readonly string[];
  /** Receives each line that the child writes; none holds a credential or picture data. */
  readonly log?: PracticeLog;
  /** Called when the child ended without being asked to. */
  readonly onExit?: (reason: { readonly code: number | null; readonly signal: string | null }) => void;
  /** The service's module; defaults to the one beside this file. */
  readonly entry?: URL;
}

export interface RunningPractice {
  readonly baseUrl: string;
  readonly pid: number;
  /** Asks the child to end, and kills it after 3 s. */
  readonly stop: () => Promise<void>;
}

function readyPort(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const isReady = 'kind' in message && message.kind === 'ready' && 'port' in message;
  return isReady && typeof message.port === 'number' ? message.port : null;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

function followLines(stream: Readable | null, take: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', take);
}

/** Resolves with the port, or rejects when the child ends or stays silent. */
function whenReady(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('The practice service did not start in time'));
    }, START_MS);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The practice service ended as it started (${code ?? signal})`));
    });
    child.on('message', (message) => {
      const port = readyPort(message);
      if (port === null) return;
      clearTimeout(timer);
      resolve(port);
    });
  });
}

/** Starts practice. Both hosts have one: this module's runs under Node, the desktop's in a utility process. */
export type LaunchPractice = (options: LaunchOptions) => Promise<RunningPractice>;

/**
 * Starts the service and waits until it is healthy.
 * @throws when it ends, or stays silent for 20 s
 */
export const launchPractice: LaunchPractice = async (options) => {
  const {
    dataDir,
    port = 0,
    latencyMs = 0,
    args: more = [],
    log,
    onExit,
    entry = programBeside(import.meta.url, './main'),
  } = options;
  const args = ['--data', dataDir, '--port', String(port), '--latency', String(latencyMs), ...more];
  const child = fork(entry, args, {
    execArgv: [],
    env: { ...process.env, ...steadyMemory },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  followLines(child.stdout, (line) => log?.info({ line }, 'practice service says'));
  followLines(child.stderr, (line) => log?.warn({ line }, 'practice service warns'));
  const ready = await whenReady(child);
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping) onExit?.({ code, signal });
  });
  return {
    baseUrl: `http://127.0.0.1:${ready}`,
    pid: child.pid ?? 0,
    stop: async () => {
      stopping = true;
      if (child.connected) child.send({ kind: 'stop' });
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended(child);
      clearTimeout(timer);
    },
  };
};
