/** Cameras on digiCamControl that are unplugged or asleep. */
import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../support/thrown.ts';
import { id, desk } from '../../support/camera/digicamcontrol-desk.ts';

describe('a camera that shows nothing on digiCamControl', () => {
  it('is lost when it is unplugged, asleep when it is not, and its program may be closed', async () => {
    const { cameras, server } = await desk();
    await cameras.open(id);
    await cameras.frame(id);
    server.set({ frames: [], cameras: {} });
    const begun = performance.now();
    expect((await cameras.frame(id)).trouble).toBe('lost');
    expect(performance.now() - begun).toBeLessThan(3_000);

    const sleeping = await desk();
    await sleeping.cameras.open(id);
    await sleeping.cameras.frame(id);
    sleeping.server.set({ frames: [] });
    expect((await sleeping.cameras.frame(id)).trouble).toBe('asleep');

    const closed = await desk();
    await closed.cameras.open(id);
    await closed.cameras.frame(id);
    await closed.server.close();
    expect((await closed.cameras.frame(id)).trouble).toBe('programClosed');
    expect(await rejectionOf(closed.cameras.release(id))).toMatch('CAMERA_AWAY');
  });
});
