import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../../electron/error-code.ts';

const kioskSources = join(import.meta.dirname, '../../../electron/browser/main.ts');
/** A kiosk on the Windows Node takes over a minute to start on a busy machine. */
const startLimitMs = 120_000;
/** An address is valid for a minute; a browser on a busy machine may take a while to open it. */
const freshMs = 20_000;

export interface KioskProcess {
  readonly pid: number;
  /** Returns a one-time address that is unused and has not expired. */
  address(): Promise<string>;
  /** Kills it as a power cut would, except for the practice service, which notices and ends automatically. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly output: readonly string[];
}

/** Receives each line that a program writes. */
export type HearLines = (hear: (line: string) => void) => void;

/** Returns the browser host's command line, as `npm start -- --browser --no-open` has it after its set-up. */
export const kioskArguments = (program: string, dataDir: string): readonly string[] => [
  program,
  ...['--port', '0', '--data', dataDir, '--no-open'],
];

/**
 * Starts the browser host on a data folder, and waits until its studio is open, or only until its page is there.
 * Without `program`, it runs from its sources.
 */
export async function startKiosk(options: {
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly until?: 'open' | 'page';
  readonly program?: string;
}): Promise<KioskProcess> {
  const program = options.program ?? kioskSources;
  const child = await spawned(() =>
    spawn(process.execPath, kioskArguments(program, options.dataDir), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    }),
  );
  const hearLines: HearLines = (hear) => {
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
  };
  return whenReady(child, hearLines, options.until);
}

/** Wine fails to create a process now and then (`spawn UNKNOWN`), so on Windows a few more tries are made. */
async function spawned<Child>(start: () => Child): Promise<Child> {
  for (let triesLeft = process.platform === 'win32' ? 3 : 0; ; triesLeft -= 1) {
    try {
      return start();
    } catch (error) {
      if (triesLeft === 0 || codeOf(error) !== 'UNKNOWN') throw error;
      await sleep(500);
    }
  }
}

/** Waits until a kiosk that was just started has printed its first address, and until it is open. */
export async function whenReady(
  child: ChildProcess,
  hearLines: HearLines,
  until: 'open' | 'page' = 'open',
): Promise<KioskProcess> {
  const output: string[] = [];
  const addresses: { readonly address: string; readonly printedAt: number }[] = [];
  const waiting: ((address: string) => void)[] = [];
  const open = Promise.withResolvers<undefined>();
  if (until === 'page') open.resolve(undefined);
  hearLines((line) => {
    output.push(line);
    if (line === 'Headroom is open.') open.resolve(undefined);
    const address = /(http:\/\/127\.0\.0\.1:\d+\/\?token=\S+)/.exec(line)?.[1];
    if (address === undefined) return;
    const next = waiting.shift();
    if (next === undefined) addresses.push({ address, printedAt: performance.now() });
    else next(address);
  });

  const address = async (): Promise<string> => {
    const ready = addresses.shift();
    if (ready === undefined) return new Promise((resolve) => waiting.push(resolve));
    if (performance.now() - ready.printedAt < freshMs) return ready.address;
    // Visiting an old address makes the kiosk print a new one, whether or not the old one has expired.
    const next = new Promise<string>((resolve) => waiting.push(resolve));
    await (await fetch(ready.address)).arrayBuffer();
    return next;
  };
  const ready = Promise.all([address(), open.promise]).then(([first]) => first);
  addresses.push({ address: await unlessItEnds(child, ready, output), printedAt: performance.now() });
  return {
    pid: child.pid ?? 0,
    address,
    output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function unlessItEnds(
  child: ChildProcess,
  ready: Promise<string>,
  output: readonly string[],
): Promise<string> {
  const timer = AbortSignal.timeout(startLimitMs);
  return Promise.race([
    ready,
    once(child, 'exit', { signal: timer }).then(() => {
      throw new Error(`the kiosk ended before it was ready:\n${output.join('\n')}`);
    }),
  ]);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
