/** A private print spooler for one test file: a real cupsd on a socket in a temporary folder. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { captureBackend, filters, type Fault } from './print-lab-device.ts';
import {
  guardedPolicy,
  photoMedia,
  printerDescription,
  serverFiles,
  serverSettings,
  type LabMedium,
  type LabOption,
  type LabPaths,
} from './print-lab-files.ts';

const run = promisify(execFile);
const cupsd = '/usr/sbin/cupsd';
const distribution = '/usr/lib/cups';

/** False on a machine without the spooler: tests that need it are skipped there, and say so. */
export const hasCups = existsSync(cupsd) && existsSync(join(distribution, 'filter'));
/** True where the Gutenprint drivers for dye-sublimation printers are installed. */
export const hasGutenprint = hasCups && existsSync(join(distribution, 'driver', 'gutenprint.5.3'));

export type { Fault } from './print-lab-device.ts';

export interface Arrived {
  readonly bytes: Buffer;
  /** Number of copies that the device was told to make. */
  readonly copies: number;
  /** The options that were passed to the device, as one line. */
  readonly options: string;
  readonly title: string;
  /** Arrival of its first byte at the device, milliseconds since 1970. */
  readonly firstByteMs: number;
}

export interface LabQueue {
  readonly media?: readonly LabMedium[];
  readonly filter?: '-' | keyof typeof filters;
  readonly options?: readonly LabOption[];
  /** The spooler's automatic reaction when its device fails. */
  readonly errorPolicy?: 'abort-job' | 'retry-current-job' | 'stop-printer';
  /** True when only an administrator may resume the queue. */
  readonly guarded?: boolean;
}

export interface PrintLab {
  /** The value of CUPS_SERVER for clients of this spooler. */
  readonly server: string;
  /** The folder that its devices write to. */
  readonly out: string;
  /** Adds a queue whose printer receives the PDF that the spooler made. */
  addQueue(name: string, queue?: LabQueue): Promise<void>;
  /** Adds a queue with one of the drivers installed on this machine. */
  addDriverQueue(name: string, driver: string): Promise<void>;
  /** Makes the device fail from the next run on; null repairs it. */
  setFault(fault: Fault | null): Promise<void>;
  /** Runs one of the spooler's own administration commands, for example `cupsdisable`. */
  admin(command: string, ...args: readonly string[]): Promise<string>;
  /** Returns the data that the device received for a job. Waits up to 10 s. */
  arrived(jobId: number): Promise<Arrived>;
  /** Returns the number of the most recently spooled job. */
  lastJob(): Promise<number>;
  /** Returns the numbers of all jobs that arrived completely, in order of arrival at the device. */
  arrivals(): Promise<number[]>;
  /** Returns how often the device was started for a job. */
  runs(jobId: number): Promise<number>;
  /** `kill -9` of the spooler. */
  kill(): Promise<void>;
  /** Freezes the spooler: it listens, but answers nothing until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Starts the spooler again if it is not running. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function prepare(paths: LabPaths, asRoot: boolean): Promise<void> {
  const { root, out } = paths;
  for (const folder of ['etc/ppd', 'state', 'cache', 'spool/tmp', 'log', 'lib/backend', 'lib/filter']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await mkdir(out);
  // Filters and devices run as another user than the tests.
  await chmod(root, 0o755);
  await chmod(out, 0o777);
  for (const folder of ['daemon', 'driver', 'monitor', 'notifier', 'cgi-bin']) {
    if (existsSync(join(distribution, folder)))
      await symlink(join(distribution, folder), join(root, 'lib', folder));
  }
  for (const filter of await readdir(join(distribution, 'filter'))) {
    await symlink(join(distribution, 'filter', filter), join(root, 'lib/filter', filter));
  }
  for (const [name, program] of Object.entries(filters)) {
    await writeFile(join(root, 'lib/filter', name), program, { mode: 0o755 });
  }
  await writeFile(join(root, 'lib/backend/capture'), captureBackend, { mode: 0o755 });
  for (const file of ['mime.types', 'mime.convs']) {
    await cp(join('/usr/share/cups/mime', file), join(root, 'etc', file));
  }
  await writeFile(join(root, 'etc/cups-files.conf'), serverFiles(paths, asRoot));
  await writeFile(join(root, 'etc/cupsd.conf'), serverSettings(paths));
}

async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const found = await look();
    if (found !== null) return found;
    await sleep(40);
  }
  throw new Error(`the print lab waited in vain for ${what}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a spooler. Stop it at the end, which removes everything. */
export async function startPrintLab(): Promise<PrintLab> {
  // Not under a longer path: a socket's name may have 107 bytes (unix(7)).
  const root = await mkdtemp(join(tmpdir(), 'lab-'));
  const paths: LabPaths = { root, socket: join(root, 'cups.sock'), out: join(root, 'out') };
  await prepare(paths, process.getuid?.() === 0);
  const env = { ...process.env, CUPS_SERVER: paths.socket, LC_ALL: 'C' };

  const admin = async (command: string, ...args: readonly string[]): Promise<string> =>
    (await run(command, [...args], { env })).stdout;

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      cupsd,
      ['-f', '-c', join(root, 'etc/cupsd.conf'), '-s', join(root, 'etc/cups-files.conf')],
      {
        stdio: 'ignore',
      },
    );
    await until('the spooler', () =>
      admin('lpstat', '-r').then(
        (answer) => (answer.includes('is running') ? true : null),
        () => null,
      ),
    );
    return child;
  };
  let daemon = await start();

  const add = (name: string, errorPolicy: string, ...description: readonly string[]): Promise<string> => {
    const device = ['-v', `capture:${paths.out}`, ...description];
    return admin('lpadmin', '-p', name, '-E', ...device, '-o', `printer-error-policy=${errorPolicy}`);
  };
  const readLog = (): Promise<string> => readFile(join(root, 'log/error'), 'utf8');
  const readOut = (name: string): Promise<Buffer | null> => readFile(join(paths.out, name)).catch(() => null);

  /** Devices that hang outlive a spooler that was killed. */
  const endHanging = async (): Promise<void> => {
    for (const name of await readdir(paths.out)) {
      if (!name.startsWith('hanging-')) continue;
      const pid = Number(await readFile(join(paths.out, name), 'utf8'));
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.startsWith('sleep')) process.kill(pid);
    }
  };

  return {
    server: paths.socket,
    out: paths.out,
    admin,
    addQueue: async (name, queue = {}) => {
      const { media = photoMedia, filter, options, errorPolicy = 'abort-job', guarded = false } = queue;
      const file = join(root, `${name}.ppd`);
      await writeFile(file, printerDescription(media, filter, options));
      await add(
        name,
        errorPolicy,
        '-P',
        file,
        ...(guarded ? ['-o', `printer-op-policy=${guardedPolicy}`] : []),
      );
    },
    addDriverQueue: async (name, driver) => {
      await add(name, 'abort-job', '-m', driver);
    },
    setFault: async (fault) => {
      const file = join(paths.out, 'FAULT');
      if (fault === null) await rm(file, { force: true });
      else await writeFile(file, fault, { mode: 0o644 });
    },
    arrived: async (jobId) => {
      const bytes = await until(`job ${jobId} at the device`, () => readOut(`${jobId}.out`));
      const meta = await readFile(join(paths.out, `${jobId}.meta`), 'utf8');
      const [copies = '', options = '', ...title] = meta.split('\n');
      const first = await readFile(join(paths.out, `${jobId}.first`), 'utf8');
      return {
        bytes,
        copies: Number(copies),
        options,
        title: title.join('\n').trimEnd(),
        firstByteMs: Number(first) / 1e6,
      };
    },
    lastJob: async () => {
      const jobs = [...(await readLog()).matchAll(/\[Job (\d+)\] Queued on/g)].map(([, id]) => Number(id));
      return Math.max(0, ...jobs);
    },
    arrivals: async () => {
      const log = await readLog();
      const jobs = [...log.matchAll(/\[Job (\d+)\] Job completed\./g)].map(([, id]) => Number(id));
      return [...new Set(jobs)];
    },
    runs: async (jobId) => ((await readOut(`runs-${jobId}`))?.toString() ?? '').split('\n').length - 1,
    kill: async () => {
      daemon.kill('SIGKILL');
      await ended(daemon);
      await rm(paths.socket, { force: true });
    },
    freeze: () => void daemon.kill('SIGSTOP'),
    thaw: () => void daemon.kill('SIGCONT'),
    restart: async () => {
      if (hasEnded(daemon)) daemon = await start();
    },
    stop: async () => {
      daemon.kill('SIGCONT');
      daemon.kill('SIGTERM');
      await ended(daemon);
      await endHanging();
      await rm(root, { recursive: true, force: true });
    },
  };
}
