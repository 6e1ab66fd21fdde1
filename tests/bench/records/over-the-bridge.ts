/** Measures a kiosk in a process of its own, over its bridge: starting, searches, the desk, an order's steps, maintenance, a backup and erasing a customer. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheDir } from '../../../build/build-if-changed.ts';
import { resultOf, type ThreadAnswer } from '../../../electron/records/file/thread-answer.ts';
import { askThread } from '../../../electron/work/thread.ts';
import { connectClient, type KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../../support/kiosk/kiosk-process.ts';
import { keyOf } from '../../support/records/records-file.ts';
import { erasingSeconds, serveOften } from './erasing.ts';
import { heldSince, type Held, type HeldProcess } from './held.ts';
import { pin } from './real-orders.ts';
import { codeSearch, codeText, searches } from './searches.ts';
import { timesOf, type Times } from './times.ts';

export interface Measured {
  readonly start: Times;
  readonly searches: Readonly<Record<string, Times>>;
  /** A POST to a server that only answers, measured between the searches: what the machine itself adds. */
  readonly barePost: Times;
  readonly desk: Times;
  /** The desk right before the backup, with the orders that the bench has begun. */
  readonly deskBeforeBackup: Times;
  readonly deskDuringBackup: Times;
  readonly orderStep: Times;
  /** Approval and hand-over of whole orders. */
  readonly laterStep: Times;
  readonly held: Held;
  readonly heldDuringBackup: Held;
  readonly backupSeconds: number;
  /** Erasing a customer with `ordersToErase` complete orders from the live data. */
  readonly erasingSeconds: number;
  readonly heldDuringErasing: Held;
  /** From the first shot to the hand-over of these orders, one after the other. */
  readonly heldDuringOrders: Held;
}

const root = join(import.meta.dirname, '../../..');
/** Complete orders of the customer who is erased. */
export const ordersToErase = 50;
const rounds = 100;
const starts = 3;
const maintenanceMs = 15_000;
/** The desk is measured for at most so long during a backup, which reads and checks every page. */
const mostBackupMs = 60_000;
/** A backup of small records ends after a few calls: further ones follow until the desk was read this often. */
const leastDesks = rounds * 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function repeated(count: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  const values: number[] = [];
  for (let round = 0; round < count; round += 1) values.push(await timed(() => work(round)));
  return timesOf(values);
}

/** @param customers how many the records have */
export async function measureOverTheBridge(dataDir: string, customers: number): Promise<Measured> {
  const bare = await startBareServer();
  const starting: number[] = [];
  // The first start compiles; its time is not counted.
  let [kiosk, client] = await opened(dataDir, []);
  for (let more = 0; more < starts; more += 1) {
    await kiosk.stop();
    [kiosk, client] = await opened(dataDir, starting);
  }
  try {
    await heldSince(kiosk, bare);
    await wait(maintenanceMs);
    // The first calls load modules and compile statements; at a counter, opening the desk did.
    for (const { make } of searches) await find(client, make(0, customers));
    await findCodes(client, codeText(0, customers));
    await client.call('desk');
    const found: Record<string, Times> = {};
    const posts: number[] = [];
    for (const { what, make } of searches) {
      found[what] = await searchTimes(client, (round) => make(round, customers));
      for (let round = 0; round < rounds / 2; round += 1) posts.push(await timed(bare.post));
    }
    found[codeSearch] = await repeated(rounds * searches.length, (round) =>
      findCodes(client, codeText(round, customers)),
    );
    const desk = await repeated(rounds * 3, () => client.call('desk'));
    const orderStep = await orderSteps(client);
    const held = await heldSince(kiosk, bare);
    // The desk lists the orders of `orderSteps` now, which takes it longer than before.
    const deskBeforeBackup = await repeated(leastDesks, () => client.call('desk'));
    await heldSince(kiosk, bare);
    const backup = await duringBackup(dataDir, client);
    const heldDuringBackup = await heldSince(kiosk, bare);
    const { customerId, stepMs } = await serveOften(client, ordersToErase, bare.post);
    const heldDuringOrders = await heldSince(kiosk, bare);
    const erasing = await erasingSeconds(client, customerId, pin);
    return {
      ...{
        start: timesOf(starting),
        searches: found,
        barePost: timesOf(posts),
        desk,
        orderStep,
        held,
        heldDuringBackup,
      },
      ...{ deskBeforeBackup, ...backup, laterStep: timesOf(stepMs), heldDuringOrders },
      ...{ erasingSeconds: erasing, heldDuringErasing: await heldSince(kiosk, bare) },
    };
  } finally {
    bare.stop();
    await kiosk.stop();
  }
}

const find = async (client: KioskClient, text: string): Promise<void> => {
  await client.call('findOrders', { text });
  await client.call('findCustomers', { text });
};

const findCodes = (client: KioskClient, text: string): Promise<unknown> =>
  client.call('listCodes', { list: 'all', text, skip: 0 });

/** Measures both searches, that of the desk and that of customers, each alone. */
async function searchTimes(client: KioskClient, textOf: (round: number) => string): Promise<Times> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const text = textOf(round);
    values.push(await timed(() => client.call('findOrders', { text })));
    values.push(await timed(() => client.call('findCustomers', { text })));
  }
  return timesOf(values);
}

interface BareServer extends HeldProcess {
  readonly post: () => Promise<unknown>;
  readonly stop: () => void;
}

async function startBareServer(): Promise<BareServer> {
  const server = fork(new URL('./bare-server.ts', import.meta.url), {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output: string[] = [];
  if (server.stdout !== null)
    createInterface(server.stdout).on('line', (line) => {
      output.push(line);
    });
  const [port] = (await once(server, 'message')) as [number];
  const address = `http://127.0.0.1:${String(port)}/`;
  const post = async (): Promise<unknown> =>
    (await fetch(address, { method: 'POST', body: 'text' })).arrayBuffer();
  await post();
  return { pid: server.pid ?? 0, output, post, stop: () => void server.kill() };
}

/** Starts the kiosk as `npm start -- --browser` does, with compiled code of earlier starts, and reads its desk. */
async function opened(dataDir: string, times: number[]): Promise<[KioskProcess, KioskClient]> {
  const begun = performance.now();
  const holds = new URL('./holds.ts', import.meta.url).href;
  const env = {
    NODE_COMPILE_CACHE: join(cacheDir(root), 'compiled'),
    NODE_OPTIONS: `--no-warnings --import=${holds}`,
  };
  const kiosk = await startKiosk({ dataDir, env });
  const client = await connectClient(await kiosk.address());
  await client.call('desk');
  times.push(performance.now() - begun);
  return [kiosk, client];
}

/** Measures the steps of new orders that are one commit: customer, document, another person. */
async function orderSteps(client: KioskClient): Promise<Times> {
  const values: number[] = [];
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const answer = await work();
    values.push(performance.now() - begun);
    return answer;
  };
  for (let round = 0; round < rounds / 2; round += 1) {
    const { id: orderId } = await client.call('createOrder');
    const named = { orderId, customerId: null, name: `Nora Bench`, phone: '', email: '', keepPhotos: false };
    await step(() => client.call('setCustomer', named));
    await step(() => client.call('addDocument', { orderId, specCode: 'uk-passport' }));
    await step(() => client.call('addPerson', { orderId, name: 'Max Bench', age: 'child' }));
  }
  return timesOf(values);
}

/** Reads the desk while a thread copies the records, as a backup does. */
async function duringBackup(
  dataDir: string,
  client: KioskClient,
): Promise<{ readonly deskDuringBackup: Times; readonly backupSeconds: number }> {
  const values: number[] = [];
  let backups = 0;
  const begun = performance.now();
  for (; values.length < leastDesks && performance.now() - begun < mostBackupMs; backups += 1) {
    const copy = { done: false };
    const ended = copied(dataDir).then(() => void (copy.done = true));
    while (!copy.done && performance.now() - begun < mostBackupMs)
      values.push(await timed(() => client.call('desk')));
    await ended;
  }
  return {
    deskDuringBackup: timesOf(values),
    backupSeconds: (performance.now() - begun) / 1000 / backups,
  };
}

async function copied(dataDir: string): Promise<void> {
  const file = join(dataDir, 'practice', 'records.sqlite');
  const part = join(dataDir, 'backup.sqlite');
  const program = new URL('./copy-worker.ts', import.meta.url);
  resultOf(await askThread<ThreadAnswer<undefined>>(program, { file, key: keyOf(file), part }).answer);
}
