/** Starts the practice service as a process of its own, and follows it to its end. */
import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { programBeside } from '../work/beside.ts';
import { steadyMemory } from '../work/steady-memory.ts';

/** A start takes well under a second; a slow disk, a virus scanner and other programs can make it half a minute. ms */
const START_MS = 60_000;
/** Maximum time for a stop before the child is killed. ms */
const STOP_MS = 3000;

/** The part of the kiosk's log that is used here. */
interface PracticeLog {
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
  readonly onExit?: (end: PracticeEnd) => void;
}

interface PracticeEnd {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface RunningPractice {
  readonly baseUrl: string;
  readonly pid: number;
  /** Asks the child to end, and kills it after 3 s. */
  readonly stop: () => Promise<void>;
}

/** A started child, under Node or under Electron. */
export interface PracticeChild {
  readonly pid: number | undefined;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  post(message: object): void;
  onMessage(listener: (message: unknown) => void): void;
  onEnd(listener: (end: PracticeEnd) => void): void;
  kill(): void;
}

/** Starts practice. Both hosts have one: this module's runs under Node, the desktop's in a utility process. */
export type LaunchPractice = (options: LaunchOptions) => Promise<RunningPractice>;

function readyPort(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const isReady = 'kind' in message && message.kind === 'ready' && 'port' in message;
  return isReady && typeof message.port === 'number' ? message.port : null;
}

function followLines(stream: Readable | null, take: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', take);
}

/** Resolves with the port, or rejects when the child ends or stays silent. */
function whenReady(child: PracticeChild, ended: Promise<PracticeEnd>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => {
    child.kill();
    reject(new Error('The practice service did not start in time'));
  }, START_MS);
  void ended.then(({ code, signal }) => {
    reject(new Error(`The practice service ended as it started (${code ?? signal})`));
  });
  child.onMessage((message) => {
    const port = readyPort(message);
    if (port !== null) resolve(port);
  });
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Starts the service with `start`, which receives its command line, and waits until it is healthy.
 * @throws when it ends, or stays silent for a minute
 */
export async function runPractice(
  start: (args: string[]) => PracticeChild,
  { dataDir, port = 0, latencyMs = 0, args = [], log, onExit }: LaunchOptions,
): Promise<RunningPractice> {
  const child = start(['--data', dataDir, '--port', String(port), '--latency', String(latencyMs), ...args]);
  followLines(child.stdout, (line) => log?.info({ line }, 'practice service says'));
  followLines(child.stderr, (line) => log?.warn({ line }, 'practice service warns'));
  const ended = new Promise<PracticeEnd>((resolve) => child.onEnd(resolve));
  const ready = await whenReady(child, ended);
  let stopping = false;
  void ended.then((end) => {
    if (!stopping) onExit?.(end);
  });
  return {
    baseUrl: `http://127.0.0.1:${ready}`,
    pid: child.pid ?? 0,
    stop: async () => {
      stopping = true;
      child.post({ kind: 'stop' });
      const timer = setTimeout(() => child.kill(), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Starts the service as a child of the current Node. */
function forkPractice(args: string[]): PracticeChild {
  const child = fork(programBeside(import.meta.url, './main'), args, {
    execArgv: [],
    env: { ...process.env, ...steadyMemory },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    ...{ pid: child.pid, stdout: child.stdout, stderr: child.stderr },
    post: (message) => {
      if (child.connected) child.send(message);
    },
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => {
      child.once('exit', (code, signal) => listener({ code, signal }));
      // A child that could not be started has no other event.
      child.once('error', () => listener({ code: null, signal: null }));
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

export const launchPractice: LaunchPractice = (options) => runPractice(forkPractice, options);
