/* oxlint-disable max-lines -- One counter does every job. */
/**
 * Kills the kiosk of a connected studio while it sells, backs up, restores, erases customers and changes its staff. After each
 * start, everything that the kiosk had confirmed must be there, or everything from before the backup that was restored. Now and then,
 * and at the end, no file of data, backups and data that was set aside may have a word or a picture of an erased customer.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KioskError } from '../../shared/errors.ts';
import type { OrderId, StaffId } from '../../shared/ids.ts';
import type { LostCalls } from '../../shared/model/lost-calls.ts';
import { seededRandom, type Random } from '../../shared/portrait/random.ts';
import { modePaths } from '../../electron/paths.ts';
import { connectForReading, using } from '../../electron/records/file/connect.ts';
import { checkPages } from '../../electron/records/file/inspect.ts';
import { recordsKeyOf } from '../../electron/records/file/key.ts';
import { launchPractice } from '../../electron/practice/launch.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { startKeyring } from '../support/keychain/keyring.ts';
import { nextMove } from '../support/kiosk/staff-robot.ts';
import { addSupervisor, unlock } from '../support/kiosk/supervisor.ts';
import { askKeychain } from '../support/keychain/keyring-secrets.ts';
import { acknowledged, previewCall, type PaidCall, type PersonTold, type Restored } from './acknowledged.ts';
import { createErasing, unlessMissing, type ErasingReport } from './erasing.ts';
import { isAlive } from './kills.ts';
import { lostFrom } from './promised.ts';
import { createSitters, type Sitter } from './sitters.ts';

export interface RestoresOptions {
  /** An empty folder with a short path: a socket's name has room for 107 bytes. */
  readonly folder: string;
  readonly kills: number;
  readonly seed: number;
  readonly shot: Uint8Array;
  readonly onKill?: (report: RestoresReport) => void;
}

export interface RestoresReport extends ErasingReport {
  kills: number;
  /** Number of jobs that ended before their kill, and that a kill fell into, by job. */
  readonly done: Map<JobName, number>;
  readonly interrupted: Map<JobName, number>;
  /** Times at which restored data took the place of the data in use. */
  restored: number;
  /** Paid calls that a restore took out of the records. */
  lostCalls: number;
  readonly problems: string[];
}

const pin = '271828';
const jobs = [
  ...(['sell', 'back up', 'restore', 'erase'] as const),
  ...(['add a person', 'remove a person', 'replace a PIN'] as const),
] as const;
type JobName = (typeof jobs)[number];
type Change = (staffId: StaffId, is: PersonTold) => Promise<unknown>;
const firstGuessMs = 1_000;
/** A job that was killed takes longer than was believed, or was killed early. */
const longer = 1.2;
/** For a backup, and for the search of data that was set aside. */
const patienceMs = 60_000;
/** Kills between two searches of all files. */
const searchEvery = 50;
/** Orders and erased customers that are looked at after each kill. All of them are looked at before a search. */
const looked = 20;
/** Folders with data that was set aside that stay after a search. The others go, as their period would let them. */
const asidesKept = 10;

export async function runRestores(options: RestoresOptions): Promise<RestoresReport> {
  const { folder } = options;
  const [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
  mkdirSync(backups);
  const newSitter = await createSitters(options.shot, options.seed);
  const keyring = await startKeyring(join(folder, 'k'), { password: 'pass' });
  const service = await launchPractice({ dataDir: join(folder, 'service') });
  const counter = createCounter({ dataDir, backups, env: keyring.env, newSitter });
  try {
    await counter.setUp(service.baseUrl);
    const random = seededRandom(options.seed);
    while (counter.report.kills < options.kills) {
      await counter.shift(random);
      options.onKill?.(counter.report);
      if (counter.report.kills % searchEvery === 0 && counter.report.kills < options.kills)
        await counter.inPeace();
    }
    await counter.inPeace();
  } finally {
    await service.stop();
    await keyring.stop();
  }
  return counter.report;
}

interface Place {
  readonly dataDir: string;
  readonly backups: string;
  readonly env: NodeJS.ProcessEnv;
  readonly newSitter: (number: string) => Promise<Sitter>;
}

function createCounter({ dataDir, backups, env, newSitter }: Place) {
  const sitters = new Map<OrderId, Sitter>();
  const known = acknowledged();
  const report: RestoresReport = {
    ...{ kills: 0, restored: 0, lostCalls: 0, done: new Map(), interrupted: new Map() },
    ...{ erased: new Set(), searches: 0, searchedFiles: 0, strays: new Set(), problems: [] },
  };
  const usualMs = new Map<JobName, number>();
  /** The restore that staff asked for; null when none is under way. */
  let restoring: Restored | null = null;
  /** True from a restore until its gap was accepted. */
  let mayMiss = false;
  /** Paid calls that a restore took out of the records, and that no list has named yet. */
  let unlisted: readonly PaidCall[] = [];
  let client: KioskClient;
  let people = 0;
  /** The person whose PIN was replaced last. */
  let replaced = '';

  const { records } = modePaths(dataDir, 'account');
  const files = { folders: [dataDir, backups], records, dataKey: new Uint8Array() };

  const note = (problem: string): void =>
    void report.problems.push(`after ${String(report.kills)} kills: ${problem}`);
  const asides = (): string[] =>
    readdirSync(join(dataDir, 'studio'))
      .filter((name) => name.startsWith('set-aside-'))
      .toSorted();
  /** Folders with data that was set aside, also those that have gone since. */
  const seenAsides = new Set<string>();
  const start = async () => {
    const kiosk = await startKiosk({ dataDir, env });
    client = await connectClient(await kiosk.address());
    return kiosk;
  };
  const erasing = createErasing({ client: () => client, known, report, note, files, sitters });

  async function signIn(): Promise<void> {
    const asha = (await client.call('counter')).people.find(({ name }) => name === 'Asha');
    if (asha === undefined) throw new Error('the supervisor is gone');
    await client.call('signIn', { staffId: asha.id, pin });
    await unlock(client, pin);
  }

  /** Looks at everything that was confirmed, or only at the newest orders, which a kill can have fallen into. */
  async function look(everything = false): Promise<void> {
    const from = everything ? 0 : -looked;
    await noticeRestore();
    for (const order of known.orders().filter(erasing.isKept).slice(from)) {
      const now = await unlessMissing(client.call('openOrder', { orderId: order.id }));
      if (now === null) note(`order ${order.number} is gone`);
      else lostFrom(order, now).forEach(note);
    }
    for (const orderId of [...report.erased].slice(from)) {
      const now = await unlessMissing(client.call('openOrder', { orderId }));
      if (now !== null && (now.customer?.name !== '' || now.shots.length > 0))
        note(`the erased customer of order ${now.number} is back`);
    }
    await lookAtStaff();
    known.twice().forEach((number) => note(`the number ${number} was given twice`));
    if ((await client.call('kioskStatus')).blocked === 'damaged') note('the records are damaged');
  }

  /** Everyone is at the counter or removed, as was confirmed, and the PIN that was replaced last is the one that was confirmed. */
  async function lookAtStaff(): Promise<void> {
    const staff = new Map((await client.call('staff')).map((person) => [person.name, person]));
    for (const [name, may] of known.people()) {
      const person = staff.get(name);
      const fitting = may.filter(({ here }) => here === person?.active);
      if (person === undefined) note(`${name} is no longer on the staff`);
      else if (fitting.length === 0) note(`${name} is ${person.active ? '' : 'not '}at the counter`);
      else if (person.active && (name === replaced || fitting.length > 1)) {
        const is = await firstThatOpens(person.id, fitting);
        if (is === null) note(`the PIN of ${name} is not the one that was confirmed`);
        else known.person(name, { here: true, pin: is.pin });
      } else if (may.length > 1 && fitting[0] !== undefined) known.person(name, fitting[0]);
    }
  }
  async function firstThatOpens(staffId: StaffId, may: readonly PersonTold[]): Promise<PersonTold | null> {
    const pins = new Set(may.map((each) => each.pin));
    for (const each of pins) {
      try {
        await client.call('signIn', { staffId, pin: each });
        return may.find((is) => is.pin === each) ?? null;
      } catch (error) {
        if (!(error instanceof KioskError) || error.code !== 'PIN_WRONG') throw error;
      } finally {
        await signIn();
      }
    }
    return null;
  }

  /** Data that was set aside tells whether a restore was done, also when its answer was lost. */
  async function noticeRestore(): Promise<void> {
    const gap = await client.call('recordsGap');
    const added = asides().filter((name) => !seenAsides.has(name));
    for (const name of added) seenAsides.add(name);
    if (added.length > 0) {
      if (restoring === null) note('data was set aside, and nobody restored');
      else unlisted = [...unlisted, ...known.restored(restoring)];
      report.restored += added.length;
      mayMiss = true;
    }
    restoring = null;
    if (gap !== null && !mayMiss) note(`records may be missing, and nobody restored: ${gap.reason}`);
    if (gap !== null) await client.call('acceptRecordsGap', { gapId: gap.id });
    mayMiss = false;
    await noticeLostCalls();
  }

  /**
   * A backup that was made meanwhile may have a call that was confirmed after it began, also one that was on its way then: its outcome is
   * open, and staff are asked about it.
   */
  async function isHere(call: PaidCall): Promise<boolean> {
    const [number = '', endpoint] = call.split(' ');
    const orderId = known.idOf(number);
    const order = orderId === undefined ? null : await unlessMissing(client.call('openOrder', { orderId }));
    if (order === null) return false;
    // A restore erases a customer again, and their pictures.
    if (order.customer?.name === '') return true;
    const result = endpoint === previewCall ? 'preview' : 'final';
    const isOpen = order.openCalls.some((open) => open.endpoint === endpoint);
    return isOpen || order.photos.some((photo) => photo[result] !== null);
  }
  /** Each paid call since the backup must be named; a thread searches for them. */
  async function noticeLostCalls(): Promise<void> {
    const until = performance.now() + patienceMs;
    const namedIn = ({ calls }: LostCalls): PaidCall[] =>
      calls.map(({ orderNumber, endpoint }) => `${orderNumber ?? ''} ${endpoint ?? ''}` as const);
    const missingIn = (list: LostCalls): readonly PaidCall[] => {
      const named = new Set(namedIn(list));
      return unlisted.filter((call) => !named.has(call));
    };
    const inBackup = await Promise.all(unlisted.map(isHere));
    unlisted = unlisted.filter((_call, index) => inBackup[index] === false);
    let lost = await client.call('lostCalls');
    while (missingIn(lost).length > 0 && performance.now() < until) {
      await sleep(100);
      lost = await client.call('lostCalls');
    }
    for (const call of missingIn(lost)) note(`the lost call ${call} is not listed`);
    report.lostCalls += unlisted.length;
    unlisted = [];
    known.listed(namedIn(lost));
    const seqs = lost.calls.map(({ seq }) => seq);
    if (seqs.length > 0) await client.call('settleLostCalls', { seqs });
  }

  /** Returns the open orders in hand. An order that is done may be there too, because of its print. */
  const openOrders = async (): Promise<readonly OrderId[]> =>
    (await client.call('desk')).inHand.flatMap(({ id, state }) => (state === 'open' ? [id] : []));
  const sell = async (): Promise<void> => {
    const waiting = (await openOrders())[0];
    let order =
      waiting === undefined
        ? await client.call('createOrder')
        : await client.call('openOrder', { orderId: waiting });
    for (;;) {
      known.order(order);
      await erasing.saw(order);
      const move = nextMove(order);
      if (move === null) return;
      const started = { previews: 0, finals: 0, prints: 0 };
      const sitter = sitters.get(order.id) ?? (await newSitter(order.number));
      sitters.set(order.id, sitter);
      order = await move(client, order, { ...sitter, specCode: 'uk-passport', started });
    }
  };

  const backUp = async (): Promise<void> => {
    const before = (await client.call('kioskStatus')).backups?.last?.at;
    await client.call('backUpNow');
    const until = performance.now() + patienceMs;
    for (;;) {
      const { backups: view } = await client.call('kioskStatus');
      if (view?.last?.at !== before && view?.running === false) return;
      if (performance.now() > until) throw new Error(`no backup was made: ${JSON.stringify(view)}`);
      await sleep(20);
    }
  };

  const restore = async (random: Random): Promise<void> => {
    const found = await client.call('listBackups', { folder: backups, typed: '' });
    if (typeof found === 'string') throw new Error(`the backups cannot be listed: ${found}`);
    if (found.damaged > 0) note(`${String(found.damaged)} backups are damaged`);
    const state = found.states[Math.floor(random() * Math.min(3, found.states.length))];
    if (state === undefined) throw new Error('there is no backup');
    restoring = { madeAt: Date.parse(state.at), askedAt: Date.now() };
    const chosen = { folder: backups, typed: '', id: state.id, replaceKey: false };
    const answer = await client.call('restoreBackup', chosen);
    if (answer !== 'restored') note(`a backup was not restored: ${answer}`);
    await signIn();
    await look();
  };

  const erase = async (): Promise<void> => {
    if (!(await erasing.eraseNext())) await sell();
  };

  const addPerson = async (): Promise<void> => {
    people += 1;
    const name = `Bo ${String(people)}`;
    await client.call('addStaff', { name, role: 'staff', pin: '31415' });
    known.person(name, { here: true, pin: '31415' });
  };

  /** Changes a person whom the supervisor has added; adds one where there is none. */
  async function change(to: (was: PersonTold) => PersonTold, call: Change): Promise<void> {
    const [[name, [was]] = ['', []]] = [...known.people()].filter(
      ([each, [is]]) => each !== 'Asha' && is?.here === true,
    );
    const person = (await client.call('staff')).find((each) => each.name === name && each.active);
    if (was === undefined || person === undefined) return addPerson();
    const is = to(was);
    known.mayBe(name, is);
    await call(person.id, is);
    known.person(name, is);
    if (is.here) replaced = name;
  }
  const removePerson = (): Promise<void> =>
    change(
      (was) => ({ ...was, here: false }),
      (staffId) => client.call('deactivateStaff', { staffId }),
    );
  const replacePin = (random: Random): Promise<void> =>
    change(
      (was) => ({ ...was, pin: String(100_000 + Math.floor(random() * 900_000)) }),
      (staffId, is) => client.call('setStaffPin', { staffId, currentPin: '', newPin: is.pin }),
    );

  const work: Readonly<Record<JobName, (random: Random) => Promise<void>>> = {
    ...{ sell, restore, erase, 'back up': backUp, 'add a person': addPerson },
    ...{ 'remove a person': removePerson, 'replace a PIN': replacePin },
  };

  /** @returns false for what is no refusal of the kiosk's */
  function noteRefusal(job: JobName, error: unknown): boolean {
    if (!(error instanceof KioskError)) return false;
    note(`${job}: ${error.code} ${JSON.stringify(error.details)}, ${error.message}`);
    return true;
  }

  /** One start, one job, and a kill at any moment of the job or shortly after it. */
  async function shift(random: Random): Promise<void> {
    const kiosk = await start();
    await signIn();
    await look();
    const job = jobs[Math.floor(random() * jobs.length)] ?? 'sell';
    // A restore is refused while the outcome of a paid call is open.
    for (const _order of await openOrders())
      await sell().catch((error: unknown) => {
        if (!noteRefusal('sell', error)) throw error;
      });
    const usual = usualMs.get(job) ?? firstGuessMs;
    const begunAt = performance.now();
    const ended = work[job](random).then(
      () => {
        usualMs.set(job, performance.now() - begunAt);
        count(report.done, job);
      },
      (error: unknown) => {
        if (!noteRefusal(job, error) && !isConnectionLost(error)) throw error;
        usualMs.set(job, usual * longer);
        count(report.interrupted, job);
      },
    );
    await Promise.race([sleep(random() * 1.2 * usual), ended.then(() => sleep(200))]);
    if (!isAlive(kiosk.pid)) note(`the kiosk ended by itself: ${kiosk.output.slice(-5).join(' | ')}`);
    await kiosk.kill();
    await ended;
    report.kills += 1;
  }

  return {
    report,
    shift,
    async setUp(baseUrl: string): Promise<void> {
      const kiosk = await start();
      await addSupervisor(client, pin);
      const account = { region: 'other', baseUrl, headshotBaseUrl: baseUrl } as const;
      await client.call('connectAccount', { ...account, apiKey: 'practice', apiSecret: 'practice' });
      known.person('Asha', { here: true, pin });
      files.dataKey = Buffer.from(String(await askKeychain(env, { do: 'vault-key' })), 'hex');
      await client.call('chooseBackupFolder', { folder: backups });
      await sell();
      await backUp();
      await kiosk.stop();
    },
    /** Without a kill: an order, a backup, and every erasing to its end. Each backup can be read, and no file has the erased. */
    async inPeace(): Promise<void> {
      const kiosk = await start();
      await signIn();
      await look(true);
      await erasing.eraseInterrupted();
      await sell();
      await backUp();
      const found = await client.call('listBackups', { folder: backups, typed: '' });
      if (typeof found === 'string') note(`the backups cannot be listed: ${found}`);
      else if (found.damaged > 0) note(`${String(found.damaged)} backups are damaged`);
      await erasing.lookEverywhere();
      // A restore takes entries away, and the log says how many.
      const { troubles } = await client.call('checkAuditLog');
      const others = troubles.filter(({ kind }) => kind !== 'missing' || report.restored === 0);
      others.forEach((each) => note(`the audit log has a trouble: ${JSON.stringify(each)}`));
      await kiosk.stop();
      const key = recordsKeyOf(files.dataKey);
      using(connectForReading(records, key), (db) => checkPages(db, 'integrity_check'));
      for (const name of asides().slice(0, -asidesKept))
        rmSync(join(dataDir, 'studio', name), { recursive: true });
    },
  };
}

const count = (counts: Map<JobName, number>, job: JobName): void =>
  void counts.set(job, (counts.get(job) ?? 0) + 1);

/** True only for fetch's error when the other side is gone; a refusal or a bug is rethrown. */
const isConnectionLost = (error: unknown): boolean => error instanceof TypeError && error.cause !== undefined;
