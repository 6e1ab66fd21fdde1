import { describe, expect, it } from 'vitest';
import { LightHold, holdingConstraints } from '../../../renderer/camera/hold-light.ts';

interface Camera {
  readonly capabilities?: object;
  readonly settings?: object;
  /** The driver's error for constraints that it refuses. */
  readonly refusal?: DOMException;
}
const able = { exposureMode: ['continuous', 'manual'], whiteBalanceMode: ['continuous', 'manual'] };
const settled = { exposureTime: 312, colorTemperature: 4_200 };

function camera({ capabilities = able, settings = settled, refusal }: Camera = {}) {
  const asked: unknown[] = [];
  return {
    asked,
    getCapabilities: () => capabilities,
    getSettings: () => settings,
    applyConstraints: (constraints?: MediaTrackConstraints): Promise<void> => {
      asked.push(constraints?.advanced?.[0]);
      return refusal === undefined ? Promise.resolve() : Promise.reject(refusal);
    },
  };
}
/** Looks four times a second at a picture of this lightness. */
async function watch(hold: LightHold, luma: number, from: number, seconds: number): Promise<void> {
  for (let look = 1; look <= seconds * 4; look += 1) await hold.see(luma, from + look * 250);
}
const held = {
  exposureMode: 'manual',
  exposureTime: 312,
  whiteBalanceMode: 'manual',
  colorTemperature: 4_200,
};
const freed = { exposureMode: 'continuous', whiteBalanceMode: 'continuous' };

describe('holding the light', () => {
  it('waits until the camera has settled, and keeps its values', async () => {
    const track = camera();
    const hold = new LightHold(track, 0);

    await watch(hold, 110, 0, 1.75);
    expect(track.asked).toEqual([]);
    await watch(hold, 110, 1_750, 1);
    expect(track.asked).toEqual([held]);
    expect(hold.held).toBe(true);
  });

  it('waits longer while the picture still becomes lighter', async () => {
    const track = camera();
    const hold = new LightHold(track, 0);

    for (let look = 1; look <= 16; look += 1) await hold.see(40 + look * 5, look * 250);

    expect(track.asked).toEqual([]);
  });

  it('holds only what the camera can hold', () => {
    expect(holdingConstraints(camera({ capabilities: { whiteBalanceMode: ['manual'] } }))).toEqual({
      whiteBalanceMode: 'manual',
      colorTemperature: 4_200,
    });
    expect(holdingConstraints(camera({ capabilities: {} }))).toBeNull();
    expect(holdingConstraints(camera({ settings: {} }))).toBeNull();
  });

  it('releases them when the light changes for good, and measures again', async () => {
    const track = camera();
    const hold = new LightHold(track, 0);
    await watch(hold, 110, 0, 10);

    await watch(hold, 40, 10_000, 2);
    expect(track.asked).toEqual([held, freed]);
    await watch(hold, 105, 12_000, 4);
    expect(track.asked).toEqual([held, freed, held]);
  });

  it('stays when somebody only walks past', async () => {
    const track = camera();
    const hold = new LightHold(track, 0);
    await watch(hold, 110, 0, 10);

    await watch(hold, 40, 10_000, 1);
    await watch(hold, 110, 11_000, 5);

    expect(track.asked).toEqual([held]);
  });

  it('leaves a camera alone whose picture jumps each time', async () => {
    const track = camera();
    const hold = new LightHold(track, 0);
    for (const from of [0, 5_000, 10_000]) {
      await watch(hold, 110, from, 3);
      await watch(hold, 200, from + 3_000, 2);
    }

    expect(track.asked).toEqual([held, freed, held, freed]);
    expect(hold.held).toBe(false);
  });

  it('leaves a camera alone that refuses', async () => {
    const track = camera({ refusal: new DOMException('no', 'OverconstrainedError') });
    const hold = new LightHold(track, 0);

    await watch(hold, 110, 0, 10);

    expect(track.asked).toEqual([held]);
    expect(hold.held).toBe(false);
  });
});
