/** An update and the way back of a studio with an account: practice takes the place of its service. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../electron/records/migrations/index.ts';
import type { Migration } from '../../../electron/records/migrations/migration.ts';
import type { ImageId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { installProgram, updatesAtRest, updatesOf } from '../../support/kiosk/installed-program.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';
import { launchPracticeHere } from '../../support/service/practice-here.ts';

const pin = '2468';
let shot: Uint8Array;
beforeEach(async () => void ({ data: shot } = await renderPortrait({ width: 960, height: 720 }, 'jpeg')));

/** Starts a service, and returns an account there. */
async function accountOfService() {
  const service = await launchPracticeHere({ dataDir: tempFolder() });
  onTestFinished(() => service.stop());
  return { baseUrl: service.baseUrl, apiKey: 'practice', apiSecret: 'practice' };
}

/** Makes the set-up file of another counter. */
async function setUpFile(): Promise<Uint8Array> {
  const counter = await openKiosk({ dataDir: tempFolder() });
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, studioName: 'Photo Rossi' } });
  const { bytes } = await counter.call('setUpFile', { prefix: 'B' });
  await counter.close();
  return bytes;
}

const ofTheNewerVersion: Migration = {
  version: 99_990,
  up: 'CREATE TABLE of_the_newer_version (id INTEGER PRIMARY KEY) STRICT',
};
/** Gives the program a migration more, until the returned function is called or the test ends. */
function newerVersion(): () => void {
  const known = migrations as Migration[];
  known.push(ofTheNewerVersion);
  const end = (): void => {
    if (known.at(-1) === ofTheNewerVersion) known.pop();
  };
  onTestFinished(end);
  return end;
}

async function begin(kiosk: OpenKiosk, until: (order: OrderView) => boolean): Promise<OrderView> {
  const started = { previews: 0, finals: 0, prints: 0 };
  return workUntil(kiosk, await kiosk.call('createOrder'), { specCode: 'uk-passport', shot, started }, until);
}
const hasPreview = ({ photos }: OrderView): boolean => photos[0]?.state === 'preview';
const hasFinal = ({ photos }: OrderView): boolean => photos[0]?.state === 'final';

/** Returns what a studio must find again: its set-up, its lock, its account, and its orders with their pictures. */
async function lookAt(kiosk: OpenKiosk) {
  async function hashOf(id: ImageId | undefined): Promise<string> {
    const picture = await kiosk.kiosk.photo(id ?? 'img_', 'full');
    if (picture === null) throw new Error('no such picture');
    return createHash('sha256').update(picture.bytes).digest('hex');
  }
  const orders = await Promise.all(
    (await kiosk.call('desk')).inHand.map(async ({ id }) => {
      const { number, customer, shots, photos } = await kiosk.call('openOrder', { orderId: id });
      const [photo] = photos;
      const pictures = [shots[0]?.image.id, photo?.preview?.id, photo?.final?.id].map(hashOf);
      return { number, customer, code: photo?.code, pictures: await Promise.all(pictures) };
    }),
  );
  const { connected, host, supervisor } = await kiosk.call('account');
  const { studioName, numberPrefix } = await kiosk.call('settings');
  const { kioskLocked } = await kiosk.call('counter');
  const { practice } = await kiosk.call('accountStatus');
  return {
    orders,
    account: { connected, host, practice },
    ...{ studioName, numberPrefix, kioskLocked, supervisors: supervisor.people },
  };
}

it('a kiosk that was set up from a file, locked, updated and rolled back has the same data and account', async () => {
  const account = await accountOfService();
  const program = await installProgram({ account });
  const first = await program.open();
  await first.call('applySetUpFile', { bytes: await setUpFile() });
  await addSupervisor(first, pin);
  await first.call('setKioskLock', { on: true });
  const done = await begin(first, hasFinal);
  const before = await lookAt(first);
  expect(before).toMatchObject({
    orders: [{ number: done.number, code: { code: expect.stringMatching(/\S/) as string } }],
    account: { connected: true, host: new URL(account.baseUrl).host, practice: false },
    ...{ studioName: 'Photo Rossi', numberPrefix: 'B', kioskLocked: true },
  });

  await program.stageOn(first);
  expect(await first.call('installUpdate', { version: '1.1.0' })).toBeNull();
  expect((await updatesAtRest(first)).failure).toBeNull();
  const [copy = ''] = program.asides('account');
  expect(readdirSync(join(program.dataDir, 'studio', copy)).toSorted()).toEqual([
    'records.sqlite',
    'studio.mark',
  ]);
  await first.close();

  const endNewer = newerVersion();
  const newer = await program.open('1.1.0');
  expect(await updatesOf(newer)).toMatchObject({
    failure: null,
    back: { version: '1.0.0', records: 'copied', missing: null },
  });
  expect(await lookAt(newer)).toEqual(before);
  await unlock(newer, pin);
  const late = await begin(newer, hasPreview);
  expect(await newer.call('newerThanUpdate')).toMatchObject({
    orders: [{ number: late.number }],
    callCount: 1,
  });
  expect(await newer.call('goBackTo', { version: '1.0.0' })).toBeNull();
  expect((await updatesAtRest(newer)).failure).toBeNull();
  await newer.close();
  endNewer();

  const back = await program.open('1.0.0');
  expect(await updatesOf(back)).toMatchObject({ failure: null, back: null, last: { kind: 'back' } });
  expect(await lookAt(back)).toEqual(before);
  // The newer version's records are set aside with their pictures.
  const [, newerData = ''] = program.asides('account');
  expect(readdirSync(join(program.dataDir, 'studio', newerData))).toEqual(
    expect.arrayContaining(['records.sqlite', 'vault']),
  );
  // This version cannot read the newer one's records, so it says how many pictures only they knew.
  await eventually(async () =>
    expect((await back.call('lostCalls')).calls).toMatchObject([{ endpoint: null, reason: 'unreadable' }]),
  );

  // The mark knows what was entered since: staff are told, and no number is given twice.
  expect(await back.call('kioskStatus')).toMatchObject({ blocked: 'records-incomplete' });
  await unlock(back, pin);
  await back.call('acceptRecordsGap', { gapId: (await back.call('recordsGap'))?.id ?? 'gap_' });
  const next = await begin(back, hasPreview);
  expect(next.number > late.number).toBe(true);
});
