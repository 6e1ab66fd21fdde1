/** The opening check's findings for the battery and the card of a connected camera. */
import { expect, it } from 'vitest';
import { cameraStateItems } from '../../../renderer/opening-check/camera-state.ts';
import type { CameraState } from '../../../shared/camera/connected.ts';
import { stateOf } from '../../../shared/model/opening-check.ts';

const found = (state: CameraState) =>
  cameraStateItems(state).map((item) => [item.finding, stateOf(item), item.facts]);

it.each<[string, CameraState, unknown]>([
  ['tells nothing', { batteryPercent: null, shotsLeft: null }, []],
  ['has enough of both', { batteryPercent: 16, shotsLeft: 6 }, []],
  [
    'has little of both',
    { batteryPercent: 15, shotsLeft: 5 },
    [
      ['camera.battery-low', 'check', { percent: 15 }],
      ['camera.card-low', 'check', { count: 5 }],
    ],
  ],
  ['has no room', { batteryPercent: 100, shotsLeft: 0 }, [['camera.card-full', 'stops', {}]]],
])('a camera that %s', (_what, state, items) => {
  expect(found(state)).toEqual(items);
});
