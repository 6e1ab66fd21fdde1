/** A data folder on a full disk, and on a disk that can no longer be written. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer } from '../../shared/contract.ts';
import type { StaffId } from '../../shared/ids.ts';
import {
  json,
  startScriptedServer,
  type Script,
  type ScriptedServer,
} from '../electron/service/scripted-server.ts';
import { canMount, fillDisk, smallDisk } from '../support/records/full-disk.ts';
import type { OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { rejectionOf } from '../support/thrown.ts';
import {
  diskMegabytes,
  shot,
  hasShot,
  hasPreview,
  workTo,
  kioskOn,
} from '../support/records/kiosk-on-disk.ts';

if (!canMount) console.log('Skipped: disks. Mounting a disk of a few megabytes takes root on Linux.');
const megabyte = 1024 * 1024;

/** Returns a service that gives a preview and counts its calls. */
async function countingService(): Promise<ScriptedServer & { readonly well: Script }> {
  const server = await startScriptedServer();
  onTestFinished(() => server.close());
  const answers: Readonly<Record<string, unknown>> = {
    '/v2/queryAccountStatus': { accountStatus: 'SUBSCRIBED', subscription: null },
    '/v2/listIdPhotoSpecCode': {
      results: [{ specCode: 'uk-passport', specCodeName: 'UK passport' }],
      total: 1,
    },
    '/v2/getIdPhotoSpec': { specCode: 'uk-passport', specCodeName: 'UK passport', photoSize: '35 x 45 mm' },
  };
  const well: Script = (turn) => {
    const { path, method } = turn.request;
    if (method === 'GET')
      return void turn.response.writeHead(200, { 'content-type': 'image/jpeg' }).end(shot);
    const preview = {
      photoUuid: 'uuid-1',
      waterMark: true,
      idPhotoUrl: `${server.baseUrl}/p.jpg`,
      issues: [],
    };
    return json(answers[path] ?? preview)(turn);
  };
  server.play(well);
  return { ...server, well };
}

const accountAt = ({ baseUrl }: ScriptedServer) => ({ baseUrl, apiKey: 'key', apiSecret: 'secret' });

const pins = { Asha: '4821', Ben: '1357' };

/** A locked kiosk with a supervisor and one more person, so that its counter is locked at the next start. */
async function lockedKiosk(folder: string): Promise<OpenKiosk> {
  const kiosk = await kioskOn(folder);
  await kiosk.call('addStaff', { name: 'Asha', role: 'supervisor', pin: pins.Asha });
  await kiosk.call('addStaff', { name: 'Ben', role: 'staff', pin: pins.Ben });
  await kiosk.call('setKioskLock', { on: true });
  return kiosk;
}

/** Opens the counter and leaves Headroom with the right PINs. The disk takes no entry of it, which `call` of the kiosk would expect. */
async function assertOpens({ kiosk, log }: OpenKiosk): Promise<void> {
  const ask = async (name: string, args?: unknown): Promise<unknown> => {
    const answer: Answer<unknown> = await kiosk.dispatch(name, { trusted: true }, args);
    return answer.ok ? answer.value : answer.error.code;
  };
  let left = false;
  kiosk.lock.attach({ leave: () => void (left = true) });
  expect(await ask('desk')).toBe('COUNTER_LOCKED');
  const { people } = (await ask('counter')) as { people: readonly { id: StaffId; name: string }[] };
  const idOf = (name: string): StaffId => people.find((one) => one.name === name)?.id ?? 'stf_';

  expect(await ask('signIn', { staffId: idOf('Ben'), pin: '0000' })).toBe('PIN_WRONG');
  expect(await ask('signIn', { staffId: idOf('Ben'), pin: pins.Ben })).toMatchObject({ locked: false });
  expect(await ask('desk')).toMatchObject({ inHand: [] });
  expect(await ask('unlockSupervisor', { staffId: idOf('Asha'), pin: pins.Asha })).toMatchObject({
    supervisor: { unlocked: true },
  });
  expect(await ask('leaveHeadroom', { staffId: idOf('Asha'), pin: pins.Asha })).toBe(undefined);
  expect(left).toBe(true);
  expect(log.lines.filter(({ message }) => message === 'entered in the audit log')).toEqual([]);
}

describe.skipIf(!canMount)('a disk that is nearly full', () => {
  it('blocks the paid call before it is made, leaves everything readable, and works again with space', async () => {
    const { folder } = smallDisk(diskMegabytes);
    const server = await countingService();
    const kiosk = await kioskOn(folder, { account: accountAt(server) });
    const order = await workTo(kiosk, await kiosk.call('createOrder'), hasShot);
    const photoId = order.photos[0]?.id ?? 'pho_';
    const empty = await fillDisk(folder, 20 * megabyte);

    expect(await rejectionOf(kiosk.call('requestPreview', { orderId: order.id, photoId }))).toBe('DISK_FULL');
    expect(server.paidCalls()).toBe(0);
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'disk-full' });
    expect(await kiosk.call('openOrder', { orderId: order.id })).toMatchObject({
      openCalls: [],
      photos: [{ state: 'chosen' }],
      shots: order.shots,
    });
    expect(await kiosk.kiosk.photo(order.shots[0]?.image.id ?? 'img_', 'full')).toMatchObject({
      mime: 'image/jpeg',
    });

    await empty();
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: null });
    const done = await kiosk.call('requestPreview', { orderId: order.id, photoId });
    expect(done.photos[0]?.state).toBe('preview');
    expect(server.paidCalls()).toBe(1);
  });
});

describe.skipIf(!canMount)('a full disk', () => {
  it('refuses a shot, a new order and a paid call with a clear error, loses nothing, and works again with space', async () => {
    const { folder } = smallDisk(diskMegabytes);
    const server = await countingService();
    const kiosk = await kioskOn(folder, { account: accountAt(server) });
    const order = await workTo(kiosk, await kiosk.call('createOrder'), hasShot);
    const empty = await fillDisk(folder, 0);

    const { id: orderId } = order;
    const another = { orderId, source: 'camera', origin: 'Camera', bytes: shot } as const;
    expect(await rejectionOf(kiosk.call('addShot', another))).toBe('DISK_FULL');
    const photoId = order.photos[0]?.id ?? 'pho_';
    expect(await rejectionOf(kiosk.call('requestPreview', { orderId, photoId }))).toBe('DISK_FULL');
    expect(server.paidCalls()).toBe(0);
    const kept = await kiosk.call('openOrder', { orderId });
    expect(kept.shots).toEqual(order.shots);
    expect(kept.photos).toEqual(order.photos);
    expect((await kiosk.call('desk')).inHand.map(({ id }) => id)).toEqual([orderId]);

    await empty();
    expect((await kiosk.call('addShot', another)).shots).toHaveLength(2);
  });
});

describe.skipIf(!canMount)('a locked counter', () => {
  it('opens with a PIN, and a supervisor leaves, on a full disk', async () => {
    const { folder } = smallDisk(diskMegabytes);
    await (await lockedKiosk(folder)).close();
    await fillDisk(folder, 64 * 1024);
    const kiosk = await kioskOn(folder);
    await fillDisk(folder, 0);
    await assertOpens(kiosk);
  });

  it('opens with a PIN, and a supervisor leaves, on a read-only disk', async () => {
    const disk = smallDisk(diskMegabytes);
    await (await lockedKiosk(disk.folder)).close();
    disk.makeReadOnly();
    await assertOpens(await kioskOn(disk.folder));
  });
});

describe.skipIf(!canMount)('a read-only disk', () => {
  it.each([
    ['in practice', false],
    ['with an account', true],
  ])(
    'shows every order %s, says why nothing can be changed, and makes no call to the service',
    async (_how, real) => {
      const disk = smallDisk(diskMegabytes);
      const server = await countingService();
      const account = real ? { account: accountAt(server) } : {};
      const first = await kioskOn(disk.folder, account);
      const order = await workTo(first, await first.call('createOrder'), hasPreview);
      await first.close();
      const paid = server.paidCalls();
      disk.makeReadOnly();

      const kiosk = await kioskOn(disk.folder, { ...account, secrets: first.secrets });
      expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'read-only' });
      expect(await kiosk.call('openOrder', { orderId: order.id })).toEqual(order);
      expect((await kiosk.call('desk')).inHand).toHaveLength(1);
      expect(await kiosk.call('findOrders', { text: 'Zofia' })).toHaveLength(1);
      expect((await kiosk.call('listDocuments')).length).toBeGreaterThan(0);
      expect((await kiosk.call('settings')).printerId).toBe('file');
      expect(await kiosk.kiosk.photo(order.shots[0]?.image.id ?? 'img_', 'full')).toMatchObject({
        mime: 'image/jpeg',
      });

      const { id: orderId } = order;
      const settings = await kiosk.call('settings');
      const refusals = [
        kiosk.call('createOrder'),
        kiosk.call('approvePreview', { orderId, photoId: order.photos[0]?.id ?? 'pho_' }),
        kiosk.call('addShot', { orderId, source: 'camera', origin: 'Camera', bytes: shot }),
        kiosk.call('saveSettings', { settings }),
      ];
      for (const refusal of await Promise.all(refusals.map(rejectionOf))) {
        expect(refusal).toMatch(/^RECORDS_READ_ONLY/);
      }
      expect(server.paidCalls()).toBe(paid);
    },
  );
});
