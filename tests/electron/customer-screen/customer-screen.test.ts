/* oxlint-disable max-lines -- Its cases share one screen, its page and its staff. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCustomerScreen,
  type CustomerScreenOptions,
} from '../../../electron/customer-screen/customer-screen.ts';
import {
  sceneLastsFor,
  type CustomerScene,
  type CustomerScreenView,
  type ShownBill,
} from '../../../shared/customer-screen.ts';
import { fixtureId, image } from '../../support/fixture/data.ts';

const orderId = fixtureId('ord', 1);
const photoId = fixtureId('pho', 1);
const approval: CustomerScene = { kind: 'approval', language: null, orderId, photoId };
const posing: CustomerScene = {
  kind: 'posing',
  language: null,
  camera: 3,
  rotation: 0,
  guide: null,
  say: { state: 'hint', code: 'too-far' },
};
/** A photo as the customer's page gets it, without its size. */
const photo = { documentName: 'UK passport', watermarked: true, issues: ['ISSUE_PHOTO_SHARPNESS_BAD'] };
const idle: CustomerScene = { kind: 'idle' };
const shownBill: ShownBill = {
  currency: 'GBP',
  lines: [{ text: 'UK passport', quantity: 1, unitPrice: 1_200, discount: 200 }],
  total: 1_000,
  due: 600,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(settings: Partial<ReturnType<CustomerScreenOptions['settings']>> = {}) {
  const told: CustomerScreenView[] = [];
  const studio = {
    customerScreen: true,
    studioName: 'Harbour Photo',
    language: 'en' as const,
    theme: 'system' as const,
    ...settings,
  };
  const preview = vi.fn<CustomerScreenOptions['preview']>((_order, id) =>
    id === photoId ? { ...photo, image: image(7, 413, 531) } : null,
  );
  const picture = vi.fn<CustomerScreenOptions['picture']>((id) =>
    Promise.resolve({ mime: 'image/jpeg', bytes: new TextEncoder().encode(id) }),
  );
  const bill = vi.fn<CustomerScreenOptions['bill']>((id) => (id === orderId ? shownBill : null));
  const logo = vi.fn<CustomerScreenOptions['logo']>(() => null);
  const liveFrame = vi.fn<CustomerScreenOptions['liveFrame']>(() => null);
  const logoPicture = vi.fn<CustomerScreenOptions['logoPicture']>(() => null);
  const screen = createCustomerScreen({
    settings: () => studio,
    ...{ logo, logoPicture, liveFrame },
    bill,
    preview,
    picture,
    changed: (view) => told.push(view),
  });
  /** Returns the state that the page would show now, with the number by which it requests the picture. */
  const now = () => screen.page.next(-1, new AbortController().signal);
  return {
    screen,
    studio,
    logo,
    logoPicture,
    liveFrame,
    preview,
    bill,
    picture,
    told,
    now,
    page: screen.page,
  };
}

describe('the customer’s screen', () => {
  it('shows the studio’s logo, and another one at once', async () => {
    const { screen, logo, logoPicture, now, page } = opened();
    const colour = new Uint8Array([1, 2]);
    const size = { widthPx: 300, heightPx: 120 };
    logoPicture.mockReturnValue(colour);
    logo.mockReturnValue({ ...size, updatedAt: '2026-11-21T09:00:00.000Z' });
    screen.refresh();

    const first = (await now()).logo;
    expect(first).toMatchObject(size);
    const version = first?.version ?? 0;
    expect(page.logo(version)).toEqual({ mime: 'image/png', bytes: colour });
    logo.mockReturnValue({ ...size, updatedAt: '2026-11-21T09:00:01.000Z' });
    screen.refresh();
    expect((await now()).logo?.version).toBe(version + 1_000);
    expect(page.logo(version)).toBeNull();
    expect(logoPicture).toHaveBeenCalledOnce();
  });

  it('shows only the studio’s name until staff choose otherwise', async () => {
    const { now } = opened();
    expect(await now()).toMatchObject({ studioName: 'Harbour Photo', scene: { kind: 'idle' }, said: null });
  });

  it('shows the live picture with guide and hint while staff take the photo', async () => {
    const { screen, now, liveFrame, page } = opened();
    liveFrame.mockReturnValue(new Uint8Array([1]));
    screen.show(posing);
    expect((await now()).scene).toEqual(posing);
    expect(page.live()).toBeNull();
    screen.show({ ...posing, camera: 'connected' });
    expect(page.live()).toEqual(new Uint8Array([1]));
  });

  it('shows the watermarked preview with what staff see flagged, without an id of the order, the photo or the picture', async () => {
    const { screen, now } = opened();
    screen.show(approval);
    const shown = await now();
    expect(shown.scene).toEqual({ kind: 'approval', ...photo, widthPx: 413, heightPx: 531 });
    expect(JSON.stringify(shown)).not.toMatch(/(ord|pho|img|cus)_/);
  });

  it('shows the bill of an order without its id, and nothing for an order that is gone', async () => {
    const { screen, now } = opened();
    screen.show({ kind: 'bill', language: null, orderId });
    const shown = await now();
    expect(shown.scene).toEqual({ kind: 'bill', ...shownBill });
    expect(JSON.stringify(shown)).not.toMatch(/(ord|pho|per|cus)_/);

    screen.show({ kind: 'bill', language: null, orderId: fixtureId('ord', 9) });
    expect((await now()).scene).toEqual(idle);
  });

  it('is in the customer’s own language, and between customers in the studio’s', async () => {
    const { screen, now } = opened({ language: 'de' });
    expect((await now()).language).toBe('de');

    screen.show({ ...posing, language: 'pl' });
    expect((await now()).language).toBe('pl');

    screen.show(posing);
    expect((await now()).language).toBe('de');
  });

  it('follows the order on the bill at once, and no other, and nothing after its end', async () => {
    const { screen, bill, now } = opened();
    screen.show({ kind: 'bill', language: null, orderId });
    bill.mockReturnValue({ ...shownBill, due: 0 });
    bill.mockClear();

    screen.orderChanged(fixtureId('ord', 2));
    expect(bill).not.toHaveBeenCalled();
    screen.orderChanged(orderId);
    expect(bill).toHaveBeenCalledOnce();
    expect((await now()).scene).toMatchObject({ kind: 'bill', due: 0 });

    screen.close();
    bill.mockClear();
    screen.orderChanged(orderId);
    expect(bill).not.toHaveBeenCalled();
  });

  it('says that the photo is being checked', async () => {
    const { screen, now } = opened();
    screen.show({ kind: 'checking', language: null });
    expect((await now()).scene).toEqual({ kind: 'checking', language: null });
  });

  it('shows nothing while the studio has switched it off', async () => {
    const { screen, now } = opened({ customerScreen: false });
    screen.show(approval);
    expect((await now()).scene).toEqual(idle);
  });

  it('shows nothing when the preview is gone', async () => {
    const { screen, preview, now } = opened();
    screen.show(approval);
    preview.mockReturnValue(null);
    expect((await now()).scene).toEqual(idle);
  });

  it('returns to the name when staff’s page stops repeating the scene', async () => {
    const { screen, now } = opened();
    screen.show(posing);
    vi.advanceTimersByTime(sceneLastsFor - 1);
    screen.show(posing);
    vi.advanceTimersByTime(sceneLastsFor - 1);
    expect((await now()).scene.kind).toBe('posing');
    vi.advanceTimersByTime(1);
    expect((await now()).scene).toEqual(idle);
  });
});

describe('the customer’s page', () => {
  it('receives the next scene at once', async () => {
    const { screen, now, page } = opened();
    const { version } = await now();
    const waiting = page.next(version, new AbortController().signal);
    screen.show(posing);
    expect((await waiting).scene).toEqual(posing);
  });

  it('receives the same scene again after a while, so that each side notices when the other is gone', async () => {
    const { now, page } = opened();
    const { version } = await now();
    const waiting = page.next(version, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await waiting).version).toBe(version);
  });

  it('gets only the picture that is shown, and none by any other number', async () => {
    const { screen, now, page, picture } = opened();
    screen.show(approval);
    const { n } = await now();
    expect(new TextDecoder().decode((await page.picture(n))?.bytes)).toBe(fixtureId('img', 7));
    expect(await page.picture(n - 1)).toBeNull();
    expect(await page.picture(n + 1)).toBeNull();
    screen.show(idle);
    expect(await page.picture(n)).toBeNull();
    expect(await page.picture((await now()).n)).toBeNull();
    expect(picture).toHaveBeenCalledOnce();
  });

  it('keeps its picture and its number while staff’s page repeats the same scene', async () => {
    const { screen, now } = opened();
    screen.show(approval);
    const before = await now();
    screen.show(approval);
    expect(await now()).toEqual(before);
  });
});

describe('the customer’s answer', () => {
  it('reaches staff and can be changed', async () => {
    const { screen, now, page, told } = opened();
    screen.show(approval);
    const { n } = await now();
    expect(page.say(n, 'again')).toBe(true);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'again' });
    expect(page.say(n, 'fine')).toBe(true);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'fine' });
    expect((await now()).said).toBe('fine');
  });

  it('is ignored for a picture that is no longer shown', async () => {
    const { screen, now, page, preview, told } = opened();
    screen.show(approval);
    const { n } = await now();
    preview.mockReturnValue({ ...photo, image: image(8, 413, 531) });
    await now();
    expect(page.say(n, 'fine')).toBe(false);
    expect(told.at(-1)?.said ?? null).toBeNull();
  });

  it('is ignored while no question is shown', async () => {
    const { screen, now, page } = opened();
    screen.show(posing);
    expect(page.say((await now()).n, 'fine')).toBe(false);
  });

  it('is remembered for its own picture only', async () => {
    const { screen, now, page, preview, told } = opened();
    screen.show(approval);
    page.say((await now()).n, 'again');
    screen.show(idle);
    expect(told.at(-1)?.said).toBeNull();
    screen.show(approval);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'again' });
    preview.mockReturnValue({ ...photo, image: image(8, 413, 531) });
    screen.show(approval);
    expect(told.at(-1)?.said).toBeNull();
  });
});

describe('staff', () => {
  it('see whether a customer’s page is connected, and when it has gone', async () => {
    const { now, page, told } = opened();
    const leaves = new AbortController();
    const { version } = await now();
    const waiting = page.next(version, leaves.signal);
    expect(told.at(-1)?.connected).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.at(-1)?.connected).toBe(true);
    leaves.abort();
    await waiting;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told.at(-1)?.connected).toBe(false);
  });

  it('do not lose the page between two of its requests', async () => {
    const { now, told } = opened();
    await now();
    const count = told.length;
    await vi.advanceTimersByTimeAsync(2_000);
    await now();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toHaveLength(count);
  });

  it('learn from the host whether there is a second display', () => {
    const { screen, told } = opened();
    screen.attach({ secondDisplay: () => true, newAddress: () => null });
    expect(told.at(-1)?.secondDisplay).toBe(true);
  });

  it('switch it off and on at once', async () => {
    const { screen, studio, now, told } = opened();
    screen.show(posing);
    studio.customerScreen = false;
    screen.refresh();
    expect(told.at(-1)?.on).toBe(false);
    expect((await now()).scene).toEqual(idle);
    studio.customerScreen = true;
    screen.refresh();
    expect((await now()).scene.kind).toBe('posing');
  });
});

it('keeps no request waiting once the kiosk closes', async () => {
  const { screen, now, page } = opened();
  const { version } = await now();
  const waiting = page.next(version, new AbortController().signal);
  screen.close();
  expect((await waiting).version).toBe(version);
  expect((await page.next(version, new AbortController().signal)).version).toBe(version);
});
