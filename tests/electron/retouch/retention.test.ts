/** How long the pictures of a session are kept when no customer was asked. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { portrait } from '../orders/counter.ts';
import { fileSource } from './face-counter.ts';

const dayMs = 86_400_000;
/** Longest wait for tidying the vault, some time after the start, ms. */
const waitMs = 10_000;
/** An address where nothing answers, because nothing is requested. */
const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'k', apiSecret: 's' };
const clock = handClock();

interface Studio {
  readonly kiosk: OpenKiosk;
  readonly session: RetouchSessionView;
  /** Opens the same studio again after this number of days. */
  readonly after: (days: number) => Promise<OpenKiosk>;
  /** Returns the encrypted file of a picture, by its id. */
  readonly file: (imageId: string) => string;
}

async function openStudio(): Promise<Studio> {
  const dataDir = tempFolder();
  let kiosk = await openKiosk({ dataDir, account, clock });
  onTestFinished(() => kiosk.close());
  const first = kiosk;
  const session = await first.call('startRetouch', { source: fileSource('holiday.jpg') });
  return {
    kiosk: first,
    session,
    async after(days) {
      await kiosk.close();
      clock.pass(days * dayMs);
      kiosk = await openKiosk({ dataDir, account, clock, secrets: first.secrets });
      // Without the service, a date so long after the last work waits for a person.
      await kiosk.call('confirmDate');
      return kiosk;
    },
    file: (imageId) => join(dataDir, 'studio', 'vault', imageId.slice(-2), imageId),
  };
}

const originalOf = ({ versions }: RetouchSessionView) => versions[0]?.image.id ?? 'img_';
const names = async (kiosk: OpenKiosk): Promise<readonly string[]> =>
  (await kiosk.call('listRetouchSessions', { kind: 'retouch' })).map(({ name }) => name);

describe('a session without an order', () => {
  it('says how long it is kept: the studio’s period without consent, after the last work on it', async () => {
    const { kiosk, session } = await openStudio();
    const { keepDays } = await kiosk.call('settings');

    const kept = Date.parse(session.erasedAfter ?? '') - Date.parse(session.updatedAt);

    expect(kept / dayMs).toBe(keepDays.without);
  });

  it('is there while its period lasts', async () => {
    const { kiosk, after, session } = await openStudio();
    const { keepDays } = await kiosk.call('settings');

    const later = await after(keepDays.without - 0.1);

    expect(await names(later)).toEqual(['holiday.jpg']);
    expect((await later.kiosk.photo(originalOf(session), 'full'))?.bytes).toEqual(portrait);
  });

  it('is erased when its period is over, file and name, and not before', async () => {
    const { kiosk, after, session, file } = await openStudio();
    const { keepDays } = await kiosk.call('settings');
    expect(existsSync(file(originalOf(session)))).toBe(true);

    const later = await after(keepDays.without + 0.1);

    await vi.waitFor(async () => {
      expect(await names(later)).toEqual([]);
    }, waitMs);
    expect(existsSync(file(originalOf(session)))).toBe(false);
    expect(await later.kiosk.photo(originalOf(session), 'full')).toBeNull();
  });

  it('of headshots is treated the same', async () => {
    const { kiosk, after } = await openStudio();
    await kiosk.call('startHeadshots', { source: fileSource('ada.jpg') });
    const { keepDays } = await kiosk.call('settings');

    const later = await after(keepDays.without + 0.1);

    await vi.waitFor(async () => {
      expect(await later.call('listRetouchSessions', { kind: 'headshots' })).toEqual([]);
    }, waitMs);
  });
});

describe('the session of an order’s shot', () => {
  it('is kept as long as the order is open, and goes with its pictures', async () => {
    const { kiosk, after, file } = await openStudio();
    const { keepDays } = await kiosk.call('settings');
    const { id: orderId } = await kiosk.call('createOrder');
    const person = { name: 'Ada', phone: '', email: '', keepPhotos: false };
    await kiosk.call('setCustomer', { orderId, customerId: null, ...person });
    const shot = { source: 'import', origin: 'ada.jpg', bytes: portrait } as const;
    const { shots } = await kiosk.call('addShot', { orderId, ...shot });
    const session = await kiosk.call('openRetouch', { orderId, shotId: shots[0]?.id ?? 'shot_' });

    const open = await after(keepDays.without + 1);
    await vi.waitFor(async () => {
      expect(await names(open)).toEqual(['Ada']);
    }, waitMs);
    expect(existsSync(file(originalOf(session)))).toBe(true);
    await open.call('cancelOrder', { orderId, reason: 'never came back' });

    const closed = await after(keepDays.without + 1);
    await vi.waitFor(async () => {
      expect(await names(closed)).toEqual([]);
    }, waitMs);
    expect(existsSync(file(originalOf(session)))).toBe(false);
  });
});
