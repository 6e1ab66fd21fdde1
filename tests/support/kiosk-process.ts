import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const startLimitMs = 60_000;
/** An address is good for a minute; a browser on a busy machine may take a while to open it. */
const freshMs = 20_000;

export interface KioskProcess {
  readonly pid: number;
  /** A one-time address that no page has used yet and that has not expired. */
  address(): Promise<string>;
  /** Kills it as a power cut would, the practice service excepted: that one notices and ends by itself. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly output: readonly string[];
}

/** Starts the browser host on a data folder, exactly as `npm start -- --browser --no-open` does after its set-up. */
export async function startKiosk(options: {
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
}): Promise<KioskProcess> {
  const child = spawn(
    process.execPath,
    [join(root, 'electron/browser/main.ts'), '--port', '0', '--data', options.dataDir, '--no-open'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...options.env } },
  );
  const output: string[] = [];
  const addresses: { readonly address: string; readonly printedAt: number }[] = [];
  const waiting: ((address: string) => void)[] = [];
  const hear = (line: string): void => {
    output.push(line);
    const address = /(http:\/\/127\.0\.0\.1:\d+\/\?token=\S+)/.exec(line)?.[1];
    if (address === undefined) return;
    const next = waiting.shift();
    if (next === undefined) addresses.push({ address, printedAt: performance.now() });
    else next(address);
  };
  createInterface({ input: child.stdout }).on('line', hear);
  createInterface({ input: child.stderr }).on('line', hear);

  const address = async (): Promise<string> => {
    const ready = addresses.shift();
    if (ready === undefined) return new Promise((resolve) => waiting.push(resolve));
    if (performance.now() - ready.printedAt < freshMs) return ready.address;
    // A visit with an old address has the kiosk print a new one, whether or not it has expired meanwhile.
    const next = new Promise<string>((resolve) => waiting.push(resolve));
    await (await fetch(ready.address)).arrayBuffer();
    return next;
  };
  addresses.push({ address: await firstAddress(child, address, output), printedAt: performance.now() });
  return {
    pid: child.pid ?? 0,
    address,
    output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function firstAddress(
  child: ChildProcess,
  address: () => Promise<string>,
  output: readonly string[],
): Promise<string> {
  const timer = AbortSignal.timeout(startLimitMs);
  return Promise.race([
    address(),
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
