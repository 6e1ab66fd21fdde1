/** Enter never does what the verdict warns against: a bad shot spends no credit, and a bad preview is not used. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { holdMs } from '../../../../renderer/ui/hold.ts';
import type { PhotoView } from '../../../../shared/model/photo.ts';
import type { ShotView } from '../../../../shared/model/pictures.ts';
import { documents, fixtureId, photo, preview, shot, ukPassport } from '../../../support/fixture/data.ts';
import { settledCall } from '../../../support/fixture/owed.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { rightFace, rightView, viewWith } from '../../../support/pictures/sitter-view.ts';
import { openOrder, shotThatShows, type OrderScreen } from './order-screen.ts';

const noFace: SitterView = { ...rightView, face: null, faces: 0 };
const twoFaces: SitterView = { ...rightView, faces: 2 };
const smile = viewWith({ features: { ...rightFace.features, mouthWidth: 0.42 } });

/** Returns an order whose shot shows this, at the shot or at the preview that has not been requested. */
async function orderAt(step: 'shot' | 'preview', view: SitterView): Promise<OrderView> {
  const shown = await shotThatShows(view);
  return { ...sceneOrder('ask'), step, shots: [shown], photos: [photo({ shotId: shown.id })] };
}
const heldButton = ({ page }: OrderScreen) => page.get('footer button.hold');

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Enter alone', () => {
  it.each([
    ['no face', noFace, 'No face found in this shot'],
    ['two people', twoFaces, 'More than one person is in this shot'],
    ['a smile', smile, 'The sitter is smiling'],
  ] as const)('over a shot with %s takes another, and makes no call', async (_, view, says) => {
    for (const step of ['shot', 'preview'] as const) {
      const screen = await openOrder(await orderAt(step, view));
      expect(screen.light()).toBe('bad');
      expect(screen.says()).toContain(says);
      expect(screen.next()).toBe(step === 'shot' ? 'Take another' : 'Retake');

      await screen.press('Enter');
      expect(screen.page.get('h1').text()).toMatch(/^(Take the photo|The shot)$/);
      for (let n = 0; n < 4; n += 1) await screen.press('Enter');
      expect(screen.calls()).not.toContain('requestPreview');
      screen.page.unmount();
    }
  });

  it('over a good shot requests the preview, which is ready for this document', async () => {
    const screen = await openOrder(await orderAt('shot', rightView));
    expect(screen.light()).toBe('ok');
    expect(screen.says()).toBe('Ready for this document');

    await screen.press('Enter');
    expect(screen.calls()).toContain('requestPreview');
    // The fixture's service reports uneven light, which staff can judge by eye.
    expect(screen.light()).toBe('warn');
    expect(screen.next()).toBe('Use this photo');
  });

  it('waits for the check of the shot, and then goes on only with a good one', async () => {
    let answer = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const screen = await openOrder({
      ...sceneOrder('ask'),
      step: 'shot',
      shots: [shot(77)],
      photos: [photo({ shotId: shot(77).id })],
    });
    expect(screen.light()).toBe('off');

    await screen.press('Enter');
    expect(screen.calls()).not.toContain('requestPreview');
    expect(screen.page.get('[aria-keyshortcuts=Enter]').attributes('aria-busy')).toBe('true');

    // A picture that cannot be checked is left to the eye of staff.
    answer(new Response(null, { status: 404 }));
    await vi.waitFor(() => expect(screen.calls()).toContain('requestPreview'));
  });

  it('over a preview with a serious issue retakes it, and approves nothing', async () => {
    const screen = await openOrder(sceneOrder('preview'));
    expect(screen.light()).toBe('bad');
    expect(screen.says()).toBe('Will not pass:Glasses are not allowed2 more points');
    expect(screen.next()).toBe('Retake');

    await screen.press('Enter');
    expect(screen.calls()).not.toContain('approvePreview');
    expect(screen.kiosk.orders.get(sceneOrder('preview').id)?.step).toBe('shot');
  });
});

describe('a second document that still needs its preview', () => {
  const visa = documents.find(({ specCode }) => specCode === 'schengen-visa') ?? ukPassport;
  /** Returns an order at the first document's preview, whose second document has this picture. */
  const atFirstPreview = (second: Partial<PhotoView>, shots: readonly ShotView[]): OrderView => {
    const waiting = photo({ id: fixtureId('pho', 2), specCode: visa.specCode, document: visa, ...second });
    const photos = [photo({ state: 'preview', preview, shotId: waiting.shotId }), waiting];
    return { ...sceneOrder('clean'), shots, photos };
  };
  const states = ({ kiosk }: OrderScreen) =>
    kiosk.orders.get(sceneOrder('clean').id)?.photos.map(({ state }) => state);

  it('gets it with the press that uses the first, when its shot is ready', async () => {
    const shown = await shotThatShows(rightView);
    const screen = await openOrder(atFirstPreview({ shotId: shown.id }, [shown]));
    expect(screen.next()).toBe('Use this photo, get preview 2 · 182 left');

    await screen.press('Enter');
    expect(states(screen)).toEqual(['approved', 'preview']);
    expect(screen.calls().filter((name) => name === 'requestPreview')).toHaveLength(1);
  });

  it.each([
    ['is bad', smile, {}],
    ['has a point to check', viewWith({ light: { ...rightFace.light, imbalance: 0.3 } }), {}],
    ['was refused by the service', rightView, { pictureRefusal: 'unusable' }],
    ['was sent before', rightView, { settledCalls: [settledCall('/makeIdPhoto')] }],
  ] as const)('takes a second press when its shot %s', async (_, view, second) => {
    const shown = await shotThatShows(view);
    const screen = await openOrder(atFirstPreview({ shotId: shown.id, ...second }, [shown]));
    expect(screen.next()).toBe('Use this photo');

    await screen.press('Enter');
    expect(states(screen)).toEqual(['approved', 'chosen']);
    expect(screen.calls()).not.toContain('requestPreview');
  });

  it('takes a second press when nobody has checked its shot', async () => {
    const screen = await openOrder(atFirstPreview({ shotId: shot(77).id }, [shot(77)]));
    expect(screen.next()).toBe('Use this photo');
  });

  it('is not requested by the second half of a double click that requested the first', async () => {
    const shown = await shotThatShows(rightView);
    const first = photo({ state: 'chosen', shotId: shown.id });
    const order = atFirstPreview({ shotId: shown.id }, [shown]);
    const screen = await openOrder({ ...order, photos: [first, ...order.photos.slice(1)] });

    await screen.press('Enter');
    expect(screen.next()).toMatch(/^Use this photo, get preview 2/);
    await screen.press('Enter');
    expect(states(screen)).toEqual(['preview', 'chosen']);
    expect(screen.calls().filter((name) => name === 'requestPreview')).toHaveLength(1);
  });

  it('is not requested when the first could not be approved, or when its picture changed meanwhile', async () => {
    const shown = await shotThatShows(rightView);
    const order = atFirstPreview({ shotId: shown.id }, [shown]);
    const failed = await openOrder(order, {
      approvePreview: () => {
        throw new KioskError('DISK_FULL', 'the disk is full');
      },
    });
    await failed.press('Enter');
    expect(failed.calls()).not.toContain('requestPreview');
    failed.page.unmount();

    const changed = await openOrder(order, {
      approvePreview: () => ({
        ...order,
        photos: order.photos.map((one, index) =>
          index === 0 ? { ...one, state: 'approved' } : { ...one, shotId: shot(78).id },
        ),
      }),
    });
    await changed.press('Enter');
    expect(changed.calls()).not.toContain('requestPreview');
  });
});

describe('going on anyway', () => {
  it('needs a held press, and is recorded before anything else happens', async () => {
    const screen = await openOrder(sceneOrder('preview'));
    const { preview } = sceneOrder('preview').photos[0] ?? {};
    vi.useFakeTimers();
    expect(heldButton(screen).text()).toContain('Use this photo anyway');

    await heldButton(screen).trigger('pointerdown', { button: 0 });
    await vi.advanceTimersByTimeAsync(holdMs - 50);
    await heldButton(screen).trigger('pointerup');
    await vi.advanceTimersByTimeAsync(holdMs);
    expect(screen.calls()).not.toContain('goOnAnyway');
    expect(heldButton(screen).get('[role=status]').text()).toBe(
      'Hold this button for about a second to continue.',
    );

    await heldButton(screen).trigger('pointerdown', { button: 0 });
    await vi.advanceTimersByTimeAsync(holdMs);
    await flushPromises();
    expect(screen.kiosk.made.find(({ name }) => name === 'goOnAnyway')?.args).toMatchObject({
      step: 'preview',
      imageId: preview?.id,
      points: ['ISSUE_EYEGLASSES_NOT_ALLOWED'],
    });
    const order = screen.calls();
    expect(order.indexOf('approvePreview')).toBeGreaterThan(order.indexOf('goOnAnyway'));
  });

  it.each(['Enter', ' '])('works with the key %j held', async (key) => {
    const screen = await openOrder(sceneOrder('preview'));
    vi.useFakeTimers();

    await heldButton(screen).trigger('keydown', { key });
    expect(heldButton(screen).get('[role=status]').text()).toBe('Keep holding');
    await heldButton(screen).trigger('keydown', { key, repeat: true });
    await vi.advanceTimersByTimeAsync(holdMs);
    await flushPromises();

    expect(screen.calls()).toContain('approvePreview');
  });

  it('does nothing when the decision cannot be recorded', async () => {
    const screen = await openOrder(sceneOrder('preview'), {
      goOnAnyway: () => {
        throw new KioskError('DISK_FULL', 'the disk is full');
      },
    });
    vi.useFakeTimers();

    await heldButton(screen).trigger('keydown', { key: ' ' });
    await vi.advanceTimersByTimeAsync(holdMs);
    await flushPromises();

    expect(screen.calls()).not.toContain('approvePreview');
  });

  it('sends a shot that staff have decided on, and asks no second time about it', async () => {
    const order = await orderAt('shot', smile);
    const screen = await openOrder(order);
    vi.useFakeTimers();
    expect(heldButton(screen).text()).toMatch(/^Continue anyway:\s+Get preview/);

    await heldButton(screen).trigger('keydown', { key: ' ' });
    await vi.advanceTimersByTimeAsync(holdMs);
    await flushPromises();
    expect(screen.calls()).toContain('requestPreview');
    screen.page.unmount();
    vi.useRealTimers();

    const decided = screen.kiosk.orders.get(order.id);
    const again = await openOrder({ ...order, wentOnAnyway: decided?.wentOnAnyway ?? [] });
    expect(again.light()).toBe('warn');
    expect(again.next()).toMatch(/^Get preview/);
  });
});

describe('the strictness of the checks', () => {
  const withIssues = (...issues: string[]): OrderView => {
    const order = sceneOrder('preview');
    return { ...order, photos: order.photos.map((one) => ({ ...one, issues })) };
  };
  const offered = ({ page }: OrderScreen): boolean =>
    page.findAll('button').some((one) => one.text() === 'Change how strictly it checks');

  it('is offered only where another level could change the result', async () => {
    expect(offered(await openOrder(withIssues('ISSUE_FACE_LIGHT_NOT_BALANCE')))).toBe(true);
    expect(offered(await openOrder(withIssues('ISSUE_EXPRESSION_NOT_NEUTRAL')))).toBe(false);
    expect(offered(await openOrder(withIssues()))).toBe(false);
  });
});
