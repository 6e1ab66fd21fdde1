/**
 * Sets a kiosk with an account up from another counter's file, locks it, updates it from a signed feed on loopback, and goes back, in its own data
 * folder. Each step is killed once in its middle, and the next start must explain it and go on. In the end the kiosk has the set-up,
 * the lock, the account and the data from before the update, and what was entered since is a folder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { faultyDisk } from '../support/records/disk-faults/faulty-disk.ts';
import { canFailDisk, whyNoDiskFaults } from '../support/records/disk-faults/library.ts';
import { installerName, startFeed, type UpdateFeed } from '../support/kiosk/update-feed.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { launchPracticeHere } from '../support/service/practice-here.ts';
import type { UpdateLook, UpdateMoment, UpdateRun } from '../support/kiosk/update-process.ts';

export interface UpdateReport {
  readonly killed: UpdateMoment[];
  starts: number;
  readonly problems: string[];
  /** Parts that could not be shown here. */
  readonly leftOut: string[];
}

const program = join(import.meta.dirname, '../support/kiosk/update-process.ts');

/** @param folder an empty folder */
export async function runUpdate(folder: string): Promise<UpdateReport> {
  const feed = await startFeed(join(folder, 'feed'));
  const service = await launchPracticeHere({ dataDir: join(folder, 'service') });
  const report: UpdateReport = { killed: [], starts: 0, problems: [], leftOut: [] };
  try {
    await prove(folder, feed, service.baseUrl, report);
  } finally {
    await service.stop();
    await feed.close();
  }
  return report;
}

/** Everything of a kiosk but its records. */
const setUpOf = ({ setUp, isLocked, account, secrets }: UpdateLook): unknown => [
  setUp,
  isLocked,
  account,
  secrets,
];

/**
 * Tables that a start, a look or an update changes itself: the log of what was done, whose chain is checked, and what is known of missing
 * changes and of data that was set aside.
 */
const ownTables = new Set(['audit_log', 'studio_mark', 'record_gaps', 'searched_asides', 'lost_calls']);
/** Tables without whose rows the comparison would show nothing. */
const filledTables = [
  ...['settings', 'studio_logo', 'staff', 'customers', 'orders', 'payments', 'payment_parts', 'codes'],
  ...['printer_profiles', 'audit_log'],
];
/** Returns the names of the tables whose rows are no longer the same. */
const changedTables = (before: UpdateLook, now: UpdateLook): string[] =>
  Object.keys(before.tables).filter(
    (name) => !ownTables.has(name) && now.tables[name] !== before.tables[name],
  );

/** Makes the file of another counter for this one. */
async function makeSetUpFile(folder: string): Promise<string> {
  const counter = await openKiosk({ dataDir: join(folder, 'first-counter') });
  await counter.call('saveSettings', {
    settings: { ...(await counter.call('settings')), studioName: 'Photo Rossi' },
  });
  const { bytes } = await counter.call('setUpFile', { prefix: 'B' });
  await counter.close();
  const file = join(folder, 'set-up-file');
  writeFileSync(file, bytes);
  return file;
}

/** Writes the keychain of a computer on which an account was connected. */
function makeKeychain(folder: string, baseUrl: string): string {
  const account = { region: 'other', baseUrl, apiKey: 'practice', apiSecret: 'practice' };
  const file = join(folder, 'keychain.json');
  writeFileSync(file, JSON.stringify({ account: JSON.stringify(account) }));
  return file;
}

async function prove(folder: string, feed: UpdateFeed, service: string, report: UpdateReport): Promise<void> {
  const [dataDir, installed] = [join(folder, 'data'), join(folder, 'program')];
  mkdirSync(installed);
  writeFileSync(join(installed, 'version'), '1.0.0');
  await feed.publish('1.0.0');
  const setUpFile = await makeSetUpFile(folder);
  const base = {
    ...{ dataDir, program: installed, feed: feed.address, keys: feed.keys, setUpFile },
    ...{ keychain: makeKeychain(folder, service), backups: join(folder, 'backups') },
  };
  const note = (problem: string): void => void report.problems.push(problem);
  const expect = (what: string, now: unknown, promised: unknown): void => {
    const [is, should] = [JSON.stringify(now), JSON.stringify(promised)];
    if (is !== should) note(`${what}: ${is}, and not ${should}`);
  };
  const expectSameRecords = (when: string, before: UpdateLook, now: UpdateLook): void => {
    expect(`${when}, changed tables`, changedTables(before, now), []);
    expect(`${when}, troubles of the audit log`, now.auditTroubles, []);
  };
  async function start(
    acts: UpdateRun['acts'],
    killAt: UpdateMoment | null = null,
    env: NodeJS.ProcessEnv = {},
  ): Promise<UpdateLook | null> {
    report.starts += 1;
    const child = spawn(process.execPath, [program, JSON.stringify({ ...base, acts, killAt })], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const [out, errors, [code, signal]] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
    ]);
    if (killAt !== null) {
      if (signal === 'SIGKILL') report.killed.push(killAt);
      else note(`the run was not killed at ${killAt}: ${String(code)} ${errors.toString().slice(-600)}`);
      return null;
    }
    const line = out.toString().trim().split('\n').at(-1) ?? '';
    // The scripted installer ends the program before it can look.
    if (code === 0 && line === '') return null;
    if (code !== 0) throw new Error(`a kiosk failed (${String(code ?? signal)}):\n${errors.toString()}`);
    return JSON.parse(line) as UpdateLook;
  }
  async function look(acts: UpdateRun['acts'] = [], env: NodeJS.ProcessEnv = {}): Promise<UpdateLook> {
    const seen = await start(acts, null, env);
    if (seen === null) throw new Error('the kiosk ended without a look');
    return seen;
  }
  /** Looks after a kill: the step must be explained, and the data must be whole. */
  async function lookAfter(
    [step, trouble]: readonly [string, string],
    before: UpdateLook,
    acts: UpdateRun['acts'] = [],
  ): Promise<UpdateLook> {
    const now = await look(acts);
    const { failure } = now.updates;
    expect(`after a kill in ${step}, the screen`, [failure?.step, failure?.trouble], [step, trouble]);
    expect(`after a kill in ${step}, the version`, now.version, before.version);
    expect(`after a kill in ${step}, the orders`, now.orders, before.orders);
    expect(`after a kill in ${step}, the account`, now.account, before.account);
    expectSameRecords(`after a kill in ${step}`, before, now);
    return now;
  }

  await start(['provision'], 'provision');
  const unset = await look();
  expect('half a set-up file', unset.setUp, { studioName: 'Our studio', numberPrefix: '' });
  const provisioned = await look(['provision']);
  expect('the set-up', provisioned.setUp, { studioName: 'Photo Rossi', numberPrefix: 'B' });
  await start(['lock'], 'lock');
  const half = await look();
  if (!half.isLocked) expect('the lock', (await look(['lock'])).isLocked, true);

  const first = await look(['set up', 'furnish', 'back up', 'order', 'fetch']);
  for (const table of filledTables) if (!first.tables[table]) note(`nothing is compared in ${table}`);
  expect('the account', first.account, new URL(service).host);
  expect('the lock after a start', first.isLocked, true);
  if (!Object.keys(first.orders).every((each) => each.startsWith('B-')))
    note(`orders without the prefix: ${Object.keys(first.orders).join(', ')}`);
  expect('version 1 with its own release as the newest', first.updates.staged, null);
  await feed.publish('2.0.0');

  for (const step of ['check', 'download', 'verify', 'stage'] as const) {
    if (step === 'download') feed.fail('stall');
    await start([step === 'check' ? 'fetch' : 'wait'], step);
    // A feed that stalls keeps the run, which goes on without a person, from getting further.
    feed.fail('stall');
    await lookAfter([step, 'interrupted'], first);
    feed.fail('none', 0);
  }
  const stagedAlone = await look(['wait']);
  expect('what goes on without a person after four kills', stagedAlone.updates.staged?.version, '2.0.0');
  expect('the orders after four kills', stagedAlone.orders, first.orders);
  expectSameRecords('after four kills', first, stagedAlone);

  await start(['install'], 'backup');
  await lookAfter(['backup', 'interrupted'], first);
  await start(['install'], 'copy');
  await lookAfter(['copy', 'interrupted'], first);
  await start(['install'], 'install');
  await lookAfter(['install', 'not-installed'], first);
  await start(['install'], 'installer');
  const again = await lookAfter(['install', 'not-installed'], first);
  expect('the installer is still here', again.updates.staged?.version, '2.0.0');
  await start(['install'], 'installed');
  await start([], 'first-start');
  const updated = await look();
  expect('the version after the update', updated.version, '2.0.0');
  expect(
    'the screen after the update',
    [updated.updates.failure, updated.updates.last?.kind],
    [null, 'update'],
  );
  expect('the orders after the update', updated.orders, first.orders);
  expect('the set-up after the update', setUpOf(updated), setUpOf(first));
  expectSameRecords('after the update', first, updated);
  expect('going back', [updated.updates.back?.records, updated.updates.back?.missing], ['copied', null]);

  const entered = await look(['order', 'newer']);
  const number = Object.keys(entered.orders).find((each) => !(each in first.orders)) ?? '';
  const told = entered.newer;
  const toldNumbers =
    typeof told === 'object' && told !== null ? told.orders.map((order) => order.number) : told;
  expect('what is said before going back', toldNumbers, [number]);
  await start(['go back'], 'back');
  await lookAfter(['back', 'not-installed'], entered);
  await start(['go back'], 'installer');
  await lookAfter(['back', 'not-installed'], entered);
  await start(['go back'], 'installed');
  await start([], 'put-back');
  const back = await look();
  expect('the version after going back', back.version, '1.0.0');
  expect('the screen after going back', [back.updates.failure, back.updates.last?.kind], [null, 'back']);
  expect('the orders after going back', back.orders, first.orders);
  expect('the set-up after going back', setUpOf(back), setUpOf(first));
  expect('after going back, changed tables', changedTables(first, back), []);
  // The log says that the entries of the newer version are missing, and has no other fault.
  expect('after going back, troubles of the audit log', back.auditTroubles, ['missing']);
  if (back.gap === null) note('nobody was told that changes are missing');
  const home = readdirSync(join(dataDir, 'studio'));
  expect(
    'half a restore',
    home.filter((name) => name.startsWith('restored')),
    [],
  );
  const asides = home
    .filter((name) => name.startsWith('set-aside-'))
    .filter((name) => readdirSync(join(dataDir, 'studio', name)).includes('restored-from'));
  expect('folders with what was entered since', asides.length, 1);
  const next = await look(['order']);
  // The newer version's records do not open in this one: the list names what only they knew.
  expect('paid calls that were set aside', next.lost, ['unreadable']);
  const given = Object.keys(next.orders);
  if (given.includes(number) || given.length !== Object.keys(first.orders).length + 1)
    note(`a new order after going back: ${given.join(', ')}; ${number} was given before`);

  await proveFullDisk(folder, feed, report, look, next);
}

/** The disk of the data fills in the middle of a download. */
async function proveFullDisk(
  folder: string,
  feed: UpdateFeed,
  report: UpdateReport,
  look: (acts: UpdateRun['acts'], env?: NodeJS.ProcessEnv) => Promise<UpdateLook>,
  before: UpdateLook,
): Promise<void> {
  if (!canFailDisk) {
    report.leftOut.push(`a full disk: ${whyNoDiskFaults}`);
    return;
  }
  await feed.publish('2.1.0');
  const disk = faultyDisk(join(folder, 'data'), join(folder, 'control'));
  disk.fail({
    ...{ kinds: ['write'], at: 2, error: 'ENOSPC', lasting: true },
    file: `temp-${installerName('2.1.0')}`,
  });
  const full = await look(['fetch'], disk.env);
  const { failure } = full.updates;
  if (failure?.step !== 'download' || failure.trouble !== 'disk-full')
    report.problems.push(`a full disk: ${JSON.stringify(failure)}`);
  if (disk.failed().calls === 0) report.problems.push('the disk never failed');
  disk.close();
  const healed = await look(['fetch']);
  if (healed.updates.staged?.version !== '2.1.0') report.problems.push('no update after a full disk');
  if (JSON.stringify(healed.orders) !== JSON.stringify(before.orders))
    report.problems.push('a full disk changed the orders');
  const changed = changedTables(before, healed);
  if (changed.length > 0) report.problems.push(`a full disk changed ${changed.join(', ')}`);
}
