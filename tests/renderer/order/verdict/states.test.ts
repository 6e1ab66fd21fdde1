/** The verdict of a photo is true in every state in which it can appear. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { ShotView } from '../../../../shared/model/pictures.ts';
import { photo, shot } from '../../../support/fixture/data.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { rightFace, rightView, viewMoved, viewWith } from '../../../support/pictures/sitter-view.ts';
import { openOrder, shotThatShows } from './order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const atTheShot = (shown: ShotView): OrderView => ({
  ...sceneOrder('ask'),
  ...{ step: 'shot', shots: [shown], photos: [photo({ shotId: shown.id })] },
});
const shotOf = async (view: SitterView, source: ShotView['source']): Promise<ShotView> => ({
  ...(await shotThatShows(view)),
  source,
});

describe('the verdict of a shot', () => {
  it('is about the camera before there is a shot, and Enter then imports a picture', async () => {
    const screen = await openOrder(sceneOrder('shot'));
    await vi.waitFor(() => expect(screen.light()).toBe('bad'));

    expect(screen.says()).toMatch(/^No photo can be taken:./);
    expect(screen.next()).toMatch(/^Import/);
  });

  it.each(['shot', 'preview'] as const)(
    'lets staff decide by eye at the %s when the check does not end',
    async (step) => {
      vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
      const screen = await openOrder({ ...atTheShot(shot(73)), step });
      expect(screen.says()).toBe('Checking the shot');

      vi.useFakeTimers();
      await screen.press('Enter');
      await vi.advanceTimersByTimeAsync(20_000);
      await flushPromises();

      expect(screen.light()).toBe('warn');
      expect(screen.says()).toMatch(/^Check:.*Look for yourself before you go on\.$/);
      expect(screen.calls()).not.toContain('requestPreview');
      await screen.press('Enter');
      expect(screen.calls()).toContain('requestPreview');
    },
  );

  it('is the only place that says that the check is running', async () => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    const screen = await openOrder(atTheShot(shot(71)));

    expect(screen.light()).toBe('off');
    expect(screen.says()).toBe('Checking the shot');
    expect(screen.page.text().match(/Checking the shot/g)).toHaveLength(1);
  });

  it('asks staff to look when the shot could not be checked, and lets Enter go on', async () => {
    const screen = await openOrder(atTheShot(shot(72)));
    await vi.waitFor(() => expect(screen.light()).toBe('warn'));

    expect(screen.says()).toMatch(/^Check:.*Look for yourself before you go on\.$/);
    expect(screen.next()).toMatch(/^Get preview/);
  });

  it('judges an imported picture without the guide that it was not taken in', async () => {
    const small = viewMoved({ x: 150, scale: 0.8 });
    const taken = await openOrder(atTheShot(await shotOf(small, 'camera')));
    expect(taken.light()).toBe('warn');
    taken.page.unmount();

    const imported = await openOrder(atTheShot(await shotOf(small, 'import')));
    expect(imported.says()).toBe('Ready for this document');
  });

  it('is red when the service refused the shot, although the check found nothing wrong', async () => {
    const shown = await shotThatShows(rightView);
    const refused = {
      ...atTheShot(shown),
      photos: [photo({ shotId: shown.id, pictureRefusal: 'unusable' })],
    } as const;
    const screen = await openOrder(refused);

    expect(screen.light()).toBe('bad');
    expect(screen.says()).toBe('Will not pass:The service cannot use this shot');
    expect(screen.next()).toBe('Take another');
    expect(screen.page.find('footer button.hold').exists()).toBe(false);
  });

  it('names the worst fault, and the panel lists each fault once', async () => {
    const screen = await openOrder(
      atTheShot(await shotThatShows({ ...viewMoved({ scale: 0.7 }), faces: 2 })),
    );
    await flushPromises();

    expect(screen.says()).toContain('More than one person is in this shot');
    expect(screen.page.get('.stage').text()).not.toContain('More than one person is in this shot');
  });

  it('has the same sequence as the panel, where a fault that stops Enter is red too', async () => {
    const tiltedAndSmiling = viewWith({
      pose: { ...rightFace.pose, roll: 10 },
      features: { ...rightFace.features, mouthWidth: 0.42 },
    });
    const screen = await openOrder(atTheShot(await shotThatShows(tiltedAndSmiling)));

    expect(screen.says()).toBe('Will not pass:The sitter is smiling1 more point');
    const faults = screen.page.findAll('.faults > li');
    expect(faults.map((one) => one.text())).toEqual([
      expect.stringContaining('The sitter is smiling'),
      expect.stringContaining('The head is tilted'),
    ]);
    expect(faults.map((one) => one.find('.mark-bad').exists())).toEqual([true, false]);
  });
});

describe('the verdict of a preview', () => {
  it.each(['uncertain', 'progress', 'pending'])(
    'is empty in the scene %s: nothing is known yet',
    async (scene) => {
      expect((await openOrder(sceneOrder(scene))).light()).toBeUndefined();
    },
  );

  it('is red when the service found no face', async () => {
    const screen = await openOrder(sceneOrder('no-face'));

    expect(screen.light()).toBe('bad');
    expect(screen.next()).toBe('Retake');
  });
});
