import { fewShots, lowBattery, type CameraState } from '../../shared/camera/connected.ts';
import type { CheckItem, SceneFinding } from '../../shared/model/opening-check.ts';

/** Returns what is amiss with the battery and the card of a connected camera, as far as the camera tells them. */
export function cameraStateItems({
  batteryPercent,
  shotsLeft,
}: CameraState): readonly CheckItem<SceneFinding>[] {
  const battery: readonly CheckItem<SceneFinding>[] =
    batteryPercent === null || batteryPercent > lowBattery
      ? []
      : [{ finding: 'camera.battery-low', facts: { percent: batteryPercent } }];
  if (shotsLeft === null || shotsLeft > fewShots) return battery;
  // A camera without a card has room for nothing, too.
  const card: CheckItem<SceneFinding> =
    shotsLeft === 0
      ? { finding: 'camera.card-full', facts: {} }
      : { finding: 'camera.card-low', facts: { count: shotsLeft } };
  return [...battery, card];
}
