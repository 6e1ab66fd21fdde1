/**
 * An installed kiosk with an account in a process of its own, to be killed in the middle of its set-up and of an update. The version that runs is what the file
 * `version` in the program's folder says, and a scripted installer replaces that file. Version 2 and later have a migration more.
 * Its only argument is an `UpdateRun` as JSON; the last line of its output is an `UpdateLook`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { modePaths } from '../../../electron/paths.ts';
import { recordsKeyOf } from '../../../electron/records/file/key.ts';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import { keptFolder } from '../../../electron/updates/kept.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import type { Migration } from '../../../electron/records/migrations/migration.ts';
import type { AuditTrouble } from '../../../shared/model/audit.ts';
import type { NewerChanges } from '../../../shared/model/backups.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { UpdateRefusal, UpdatesView } from '../../../shared/model/updates.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { beforeStatements } from '../records/before-statements.ts';
import { noteKey } from '../records/records-file.ts';
import { tableDigests } from '../records/table-digests.ts';
import { hasFinal } from './counter-moves.ts';
import { fileStore } from './file-store.ts';
import { furnishStudio } from './furnish-studio.ts';
import { memoryLog } from './memory-log.ts';
import { openKiosk, type OpenKiosk } from './open-kiosk.ts';
import { workUntil } from './staff-robot.ts';
import { addSupervisor } from './supervisor.ts';

/** The moments in which a run can be killed. */
export type UpdateMoment =
  | 'provision'
  | 'lock'
  | 'check'
  | 'download'
  | 'verify'
  | 'stage'
  | 'backup'
  | 'copy'
  | 'install'
  | 'installer'
  | 'installed'
  | 'first-start'
  | 'back'
  | 'put-back';

export interface UpdateRun {
  readonly dataDir: string;
  /** Folder of the program. */
  readonly program: string;
  readonly feed: string;
  readonly keys: readonly string[];
  /** The steps of staff, in order. */
  readonly acts: readonly (
    | 'provision'
    | 'lock'
    | 'set up'
    | 'furnish'
    | 'back up'
    | 'order'
    | 'fetch'
    | 'wait'
    | 'install'
    | 'newer'
    | 'go back'
  )[];
  /** The file of another counter that sets this one up. */
  readonly setUpFile: string;
  /** File with the entries of the keychain, the account among them. */
  readonly keychain: string;
  /** Folder for backups. */
  readonly backups: string;
  readonly killAt: UpdateMoment | null;
}

export interface UpdateLook {
  readonly version: string;
  readonly updates: UpdatesView;
  /** The settings in the other counter's file. */
  readonly setUp: Readonly<Record<'studioName' | 'numberPrefix', string>>;
  readonly isLocked: boolean;
  /** Host of the account's service; null without an account. */
  readonly account: string | null;
  /** Why paid calls of data that was set aside are on the list. */
  readonly lost: readonly (string | null)[];
  /** Every order with its pictures, by number. */
  readonly orders: Readonly<Record<string, string>>;
  /** A digest of each table of the records, by its name; empty for a table without rows. */
  readonly tables: Readonly<Record<string, string>>;
  /** A digest of the entries of the keychain, with the passwords of the account and of e-mail. */
  readonly secrets: string;
  /** The kinds of what is wrong with the audit log. */
  readonly auditTroubles: readonly AuditTrouble['kind'][];
  /** Why records may be missing; null when none are. It is accepted. */
  readonly gap: string | null;
  readonly refusal: UpdateRefusal | null;
  readonly newer: NewerChanges | string | null;
}

const run = JSON.parse(process.argv[2] ?? '{}') as UpdateRun;
const { dataDir, program, feed, keys, setUpFile, keychain, backups, killAt } = run;
const pin = '271828';
const version = readFileSync(join(program, 'version'), 'utf8').trim();
const die = (moment: UpdateMoment): void => {
  if (moment === killAt) process.kill(process.pid, 'SIGKILL');
};

const newer: Migration = {
  version: 99_990,
  up: 'CREATE TABLE of_the_newer_version (id INTEGER PRIMARY KEY) STRICT',
  fill: () => die('first-start'),
};
if (version.startsWith('2')) (migrations as Migration[]).push(newer);

let isApplying = false;
let applied = 0;
beforeStatements(() => {
  if (isApplying) applied += 1;
  // The first statement of the file's transaction is done, and the transaction is not.
  if (applied === 2) die('provision');
});

/** Each step is in the log once it is on the disk, and before its work begins. */
function log(): ReturnType<typeof memoryLog> {
  const kept = memoryLog();
  return {
    ...kept,
    info(facts, message) {
      kept.info(facts, message);
      const step = facts['step'];
      // The feed sends half of the installer and no more.
      if (message === 'an update goes on' && step === 'download') setTimeout(() => die('download'), 300);
      // The first file of the backup is being written.
      else if (message === 'an update goes on' && step === 'backup')
        watch(backups, { recursive: true }, () => die('backup')).unref();
      else if (message === 'an update goes on') die(step as UpdateMoment);
    },
    warn(facts, message) {
      kept.warn(facts, message);
      if (message === 'the records from before the update are in place') die('put-back');
    },
  };
}

const secrets = fileStore(keychain);
const updateHost: UpdateHost = {
  ...{ platform: 'linux', arch: 'x64', needsAdministrator: () => true },
  async install(release, kept) {
    const file = join(keptFolder(kept.folder, release.version), release.installer.file);
    const [installed = ''] = readFileSync(file, 'latin1').split('\n');
    die('installer');
    writeFileSync(join(program, 'version'), installed);
    die('installed');
    await kiosk.close();
    process.exit(0);
  },
};
const kiosk: OpenKiosk = await openKiosk({
  dataDir,
  secrets,
  log: log(),
  publisherKeys: keys,
  updates: { version, updateHost },
});

const viewNow = async (): Promise<UpdatesView> => (await kiosk.call('kioskStatus')).updates;
/** Waits until nothing is under way, for up to a minute. */
async function settled(): Promise<void> {
  for (let triesLeft = 1_200; triesLeft > 0; triesLeft -= 1) {
    if ((await viewNow()).running === null) return;
    await wait(50);
  }
  throw new Error('an update does not end');
}
/** Waits for the backup that is being made, for up to a minute. @throws Error when it fails */
async function backedUp(): Promise<void> {
  for (let triesLeft = 1_200; triesLeft > 0; triesLeft -= 1) {
    const view = (await kiosk.call('kioskStatus')).backups;
    if (view !== null && !view.running && view.failure !== null) throw new Error(view.failure.trouble);
    if (view !== null && !view.running && view.last !== null) return;
    await wait(50);
  }
  throw new Error('a backup does not end');
}
const hashOf = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
async function orderLine(order: OrderView): Promise<string> {
  const [photo] = order.photos;
  const images = [...order.shots.map(({ image }) => image), photo?.preview, photo?.final];
  const pictures = await Promise.all(
    images.map(async (image) => hashOf((await kiosk.kiosk.photo(image?.id ?? 'img_', 'full'))?.bytes)),
  );
  return JSON.stringify({ id: order.id, customer: order.customer, code: photo?.code?.code, pictures });
}

/** Signs the supervisor in, once there is one. */
async function signIn(): Promise<void> {
  // The counter is locked from the start once two people have a PIN.
  const supervisor = (await kiosk.call('counter')).people.find(({ name }) => name === 'Asha');
  if (supervisor === undefined) return;
  await kiosk.call('signIn', { staffId: supervisor.id, pin });
  await kiosk.call('unlockSupervisor', { staffId: supervisor.id, pin });
}

let refusal: UpdateRefusal | null = null;
let found: UpdateLook['newer'] = null;
const acts: Readonly<Record<UpdateRun['acts'][number], () => Promise<void>>> = {
  async provision() {
    isApplying = true;
    const answer = await kiosk.call('applySetUpFile', { bytes: new Uint8Array(readFileSync(setUpFile)) });
    isApplying = false;
    if (typeof answer === 'string') throw new Error(answer);
  },
  async lock() {
    if ((await kiosk.call('account')).supervisor.people.length === 0) await addSupervisor(kiosk, pin);
    const locking = kiosk.call('setKioskLock', { on: true });
    // The file is being written: no file system answers within the same turn.
    setImmediate(() => die('lock'));
    await locking;
  },
  'set up': async () => void (await kiosk.call('setUpdates', { feed, checkAt: null })),
  furnish: () => furnishStudio(kiosk, join(program, 'print-folder')),
  async 'back up'() {
    mkdirSync(backups, { recursive: true });
    await kiosk.call('chooseBackupFolder', { folder: backups });
    await backedUp();
  },
  async order() {
    // Practice looks for a face in it.
    const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
    const started = { previews: 0, finals: 0, prints: 0 };
    const job = { specCode: 'uk-passport', shot, started };
    const order = await workUntil(kiosk, await kiosk.call('createOrder'), job, hasFinal);
    if (!hasFinal(order)) throw new Error(`the order came no further than ${order.step}`);
  },
  async fetch() {
    await kiosk.call('fetchUpdate');
    await settled();
  },
  wait: settled,
  async install() {
    const staged = (await viewNow()).staged?.version ?? '';
    refusal = await kiosk.call('installUpdate', { version: staged });
    await settled();
  },
  newer: async () => void (found = await kiosk.call('newerThanUpdate')),
  async 'go back'() {
    refusal = await kiosk.call('goBackTo', { version: (await viewNow()).back?.version ?? '' });
    await settled();
  },
};
await signIn();
for (const act of run.acts) await acts[act]();

const gap = await kiosk.call('recordsGap');
if (gap !== null) await kiosk.call('acceptRecordsGap', { gapId: gap.id });
const orders: Record<string, string> = {};
for (const { id } of (await kiosk.call('desk')).inHand) {
  const order = await kiosk.call('openOrder', { orderId: id });
  orders[order.number] = await orderLine(order);
}
const { studioName, numberPrefix } = await kiosk.call('settings');
const { connected, host } = await kiosk.call('account');
const { troubles } = await kiosk.call('checkAuditLog');
const { records } = modePaths(dataDir, 'account');
noteKey(records, recordsKeyOf(Buffer.from((await secrets.get('vault-key')) ?? '', 'base64')));
const look: UpdateLook = {
  account: connected ? host : null,
  lost: (await kiosk.call('lostCalls')).calls.map(({ reason }) => reason),
  setUp: { studioName, numberPrefix },
  isLocked: (await kiosk.call('counter')).kioskLocked,
  tables: tableDigests(records),
  secrets: hashOf(Buffer.from(JSON.stringify([...secrets.entries].toSorted()))),
  auditTroubles: troubles.map(({ kind }) => kind),
  ...{ version, orders, refusal, newer: found, gap: gap?.reason ?? null },
  updates: await viewNow(),
};
console.log(JSON.stringify(look));
await kiosk.close();
process.exit(0);
