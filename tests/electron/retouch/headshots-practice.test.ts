/** Headshots that the practice service makes for a kiosk. */
import { describe, expect, it } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { fileSource, headshotsOf, openFaceCounter, run } from './face-counter.ts';

describe('in practice', { timeout: 120_000 }, () => {
  it('the practice service makes the requested number of headshots in the requested size', async () => {
    const { dataDir, ...counter } = await openFaceCounter();
    await counter.close();
    const kiosk = await openKiosk({ dataDir: `${dataDir}/practice-only` });
    try {
      const session = await kiosk.call('startHeadshots', { source: fileSource() });
      const done = await kiosk.call(
        'generateHeadshots',
        run(session, { sampleNumber: 2, widthPx: 512, heightPx: 640 }),
      );
      expect(headshotsOf(done).map(({ image }) => [image.widthPx, image.heightPx])).toEqual([
        [512, 640],
        [512, 640],
      ]);
      expect(done.practice).toBe(true);
    } finally {
      await kiosk.close();
    }
  });
});
