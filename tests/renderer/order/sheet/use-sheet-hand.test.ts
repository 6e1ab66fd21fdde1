import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import type { SheetLayout } from '../../../../shared/model/sheets.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { useSheetHand, type SheetHand } from '../../../../renderer/order/sheet/use-sheet-hand.ts';
import { useSheetPlan, type SheetPlanning } from '../../../../renderer/order/sheet/use-sheet-plan.ts';
import { settings } from '../../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { otherPhotos } from '../../../support/fixture/paper.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

const order = sceneOrder('handover');
let scope: EffectScope;
let kiosk: FixtureKiosk;
let planning: SheetPlanning;
let hand: SheetHand;

/** Longer than the kiosk waits for the next key press before it plans anew. */
const quiet = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(200);
  await flushPromises();
};
const asked = (): number => kiosk.made.filter(({ name }) => name === 'planSheet').length;
const lastAsked = (): SheetLayout | undefined =>
  (kiosk.made.findLast(({ name }) => name === 'planSheet')?.args as { layout: SheetLayout } | undefined)
    ?.layout;
const first = (): { xMm: number; yMm: number } | undefined => hand.placements.value[0];

beforeEach(async () => {
  vi.useFakeTimers();
  kiosk = fixtureKiosk([order]);
  connect(kiosk.bridge);
  scope = effectScope();
  scope.run(() => {
    planning = useSheetPlan(() => order, settings);
    hand = useSheetHand(planning);
  });
  await quiet();
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

it('a dragged photo follows the pointer, without a call until it is dropped', async () => {
  const before = asked();

  for (let step = 0; step < 40; step += 1) hand.hold(0, 4 + step * 0.2, 20);
  await quiet();

  expect(first()).toMatchObject({ xMm: 11.8, yMm: 20 });
  expect(asked()).toBe(before);
  hand.drop();
  await quiet();
  expect(asked()).toBe(before + 1);
  expect(lastAsked()?.arranged?.photos[0]).toMatchObject({ xMm: 11.8, yMm: 20 });
});

it('a cancelled drag leaves the automatic layout', async () => {
  const before = { ...first() };

  hand.hold(0, 30, 40);
  hand.letGo();
  await quiet();

  expect(first()).toMatchObject(before);
  expect(planning.arrangement.value).toBeNull();
});

it('a photo snaps to the printer’s margin, and never goes beyond it', () => {
  hand.hold(0, -20, -20);

  expect(first()).toMatchObject({ xMm: 3, yMm: 3 });
  expect(hand.held.value?.guides.map(({ kind }) => kind)).toContain('edge');
});

it('photos that overlap are reported at once, and such a sheet cannot be printed', async () => {
  const [, second] = hand.placements.value;

  hand.move(0, (second?.xMm ?? 0) - 5, second?.yMm ?? 0);
  expect(hand.overlapping.value).toEqual([0, 1]);
  await quiet();

  expect(planning.failure.value?.details).toMatchObject({ reason: 'overlap' });
  expect(hand.placements.value).toHaveLength(8);
});

it('many key presses in a row are planned once', async () => {
  hand.remove(7);
  await quiet();
  const before = asked();

  for (let press = 0; press < 10; press += 1) hand.move(6, (hand.placements.value[6]?.xMm ?? 0) + 0.5, 53);
  await quiet();

  expect(asked()).toBe(before + 1);
});

it('a photo that was taken off the sheet is no longer counted', async () => {
  hand.remove(0);
  await quiet();

  expect(hand.placements.value).toHaveLength(7);
  expect(lastAsked()?.photos).toEqual([{ photoId: order.photos[0]?.id, count: 7 }]);
});

it('a turned photo keeps its middle if it stays inside', () => {
  hand.remove(7);
  hand.turn(0);

  expect(hand.placements.value[0]).toMatchObject({ widthMm: 45, heightMm: 35, rotated: true });
});

it('discarding the layout by hand restores the automatic one', async () => {
  const before = hand.placements.value.map(({ xMm, yMm }) => [xMm, yMm]);
  hand.remove(0);
  await quiet();

  hand.giveBack();
  await quiet();

  expect(hand.placements.value.map(({ xMm, yMm }) => [xMm, yMm])).toEqual(before);
  expect(lastAsked()?.arranged).toBeNull();
});

it('other paper is laid out automatically again', async () => {
  hand.remove(0);
  planning.choices.mediumId = 'a4';
  await quiet();

  expect(planning.arrangement.value).toBeNull();
  expect(hand.placements.value.length).toBeGreaterThan(20);
});

it('one more copy finds a free slot by hand, and a full sheet says that there is none', async () => {
  const photoId = order.photos[0]?.id ?? 'pho_0';
  hand.remove(3);
  hand.setCount(photoId, 8);
  await quiet();
  expect(hand.placements.value).toHaveLength(8);
  expect(hand.full.value).toBe(false);

  hand.setCount(photoId, 9);
  await quiet();

  expect(hand.placements.value).toHaveLength(8);
  expect(hand.full.value).toBe(true);
});

it("another customer's photos share the sheet, and leave it when they are taken off", async () => {
  const [guest] = otherPhotos;
  if (guest === undefined) throw new Error('the fixture has other customers');

  planning.photos.addGuest(guest);
  await quiet();
  expect(new Set(hand.placements.value.map(({ photoId }) => photoId))).toEqual(
    new Set([order.photos[0]?.id, guest.photoId]),
  );
  hand.move(0, 3, 3);
  planning.photos.removeGuest(guest.photoId);
  await quiet();

  expect(planning.arrangement.value).toBeNull();
  expect(lastAsked()?.photos.map(({ photoId }) => photoId)).toEqual([order.photos[0]?.id]);
});
