import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCustomerScreen,
  type CustomerScreenOptions,
} from '../../../electron/customer-screen/customer-screen.ts';
import {
  sceneLastsFor,
  type CustomerScene,
  type CustomerScreenView,
} from '../../../shared/customer-screen.ts';
import { fixtureId, image } from '../../support/fixture-data.ts';

const orderId = fixtureId('ord', 1);
const photoId = fixtureId('pho', 1);
const approval: CustomerScene = { kind: 'approval', orderId, photoId };
const posing: CustomerScene = {
  kind: 'posing',
  camera: 3,
  rotation: 0,
  guide: null,
  say: { state: 'hint', code: 'too-far' },
};
const idle: CustomerScene = { kind: 'idle' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(settings: Partial<ReturnType<CustomerScreenOptions['settings']>> = {}) {
  const told: CustomerScreenView[] = [];
  const studio = { customerScreen: true, studioName: 'Harbour Photo', theme: 'system' as const, ...settings };
  const preview = vi.fn<CustomerScreenOptions['preview']>((_order, photo) =>
    photo === photoId ? { documentName: 'UK passport', image: image(7, 413, 531) } : null,
  );
  const picture = vi.fn<CustomerScreenOptions['picture']>((id) =>
    Promise.resolve({ mime: 'image/jpeg', bytes: new TextEncoder().encode(id) }),
  );
  const screen = createCustomerScreen({
    settings: () => studio,
    preview,
    picture,
    changed: (view) => told.push(view),
  });
  /** Returns the state that the page would show now, with the number by which it requests the picture. */
  const now = () => screen.page.next(-1, new AbortController().signal);
  return { screen, studio, preview, picture, told, now, page: screen.page };
}

describe('what the customer sees', () => {
  it('is the studio’s name and nothing else, until staff say otherwise', async () => {
    const { now } = opened();
    expect(await now()).toMatchObject({ studioName: 'Harbour Photo', scene: { kind: 'idle' }, said: null });
  });

  it('is the live picture with the guide and the hint while staff take the photo', async () => {
    const { screen, now } = opened();
    screen.show(posing);
    expect((await now()).scene).toEqual(posing);
  });

  it('is the watermarked preview, without an id of the order, the photo or the picture', async () => {
    const { screen, now } = opened();
    screen.show(approval);
    const shown = await now();
    expect(shown.scene).toEqual({
      kind: 'approval',
      documentName: 'UK passport',
      widthPx: 413,
      heightPx: 531,
    });
    expect(JSON.stringify(shown)).not.toMatch(/(ord|pho|img|cus)_/);
  });

  it('is nothing while the studio has not switched the screen on', async () => {
    const { screen, now } = opened({ customerScreen: false });
    screen.show(approval);
    expect((await now()).scene).toEqual(idle);
  });

  it('is nothing when the preview is gone', async () => {
    const { screen, preview, now } = opened();
    screen.show(approval);
    preview.mockReturnValue(null);
    expect((await now()).scene).toEqual(idle);
  });

  it('ends by itself when staff’s page does not say it again', async () => {
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
  it('hears of the next scene as soon as there is one', async () => {
    const { screen, now, page } = opened();
    const { version } = await now();
    const waiting = page.next(version, new AbortController().signal);
    screen.show(posing);
    expect((await waiting).scene).toEqual(posing);
  });

  it('hears the same again after a while, so that each side knows of the other', async () => {
    const { now, page } = opened();
    const { version } = await now();
    const waiting = page.next(version, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await waiting).version).toBe(version);
  });

  it('gets the picture that is shown, and by no other number any', async () => {
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

  it('keeps its picture and its place while staff’s page says the same scene again', async () => {
    const { screen, now } = opened();
    screen.show(approval);
    const before = await now();
    screen.show(approval);
    expect(await now()).toEqual(before);
  });
});

describe('the customer’s word', () => {
  it('reaches staff, and can be taken back for the other one', async () => {
    const { screen, now, page, told } = opened();
    screen.show(approval);
    const { n } = await now();
    expect(page.say(n, 'again')).toBe(true);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'again' });
    expect(page.say(n, 'fine')).toBe(true);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'fine' });
    expect((await now()).said).toBe('fine');
  });

  it('is not heard for a picture that is not shown any more', async () => {
    const { screen, now, page, preview, told } = opened();
    screen.show(approval);
    const { n } = await now();
    preview.mockReturnValue({ documentName: 'UK passport', image: image(8, 413, 531) });
    await now();
    expect(page.say(n, 'fine')).toBe(false);
    expect(told.at(-1)?.said ?? null).toBeNull();
  });

  it('is not heard while nothing is asked', async () => {
    const { screen, now, page } = opened();
    screen.show(posing);
    expect(page.say((await now()).n, 'fine')).toBe(false);
  });

  it('is remembered for the picture it was said of, and for no other', async () => {
    const { screen, now, page, preview, told } = opened();
    screen.show(approval);
    page.say((await now()).n, 'again');
    screen.show(idle);
    expect(told.at(-1)?.said).toBeNull();
    screen.show(approval);
    expect(told.at(-1)?.said).toEqual({ photoId, word: 'again' });
    preview.mockReturnValue({ documentName: 'UK passport', image: image(8, 413, 531) });
    screen.show(approval);
    expect(told.at(-1)?.said).toBeNull();
  });
});

describe('staff', () => {
  it('see whether a customer’s page listens, and that it has gone', async () => {
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

  it('are not told of the page between two of its questions', async () => {
    const { now, told } = opened();
    await now();
    const count = told.length;
    await vi.advanceTimersByTimeAsync(2_000);
    await now();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toHaveLength(count);
  });

  it('hear from the host whether there is a second display', () => {
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

it('lets nobody wait once the kiosk closes', async () => {
  const { screen, now, page } = opened();
  const { version } = await now();
  const waiting = page.next(version, new AbortController().signal);
  screen.close();
  expect((await waiting).version).toBe(version);
  expect((await page.next(version, new AbortController().signal)).version).toBe(version);
});
