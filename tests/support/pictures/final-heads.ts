/**
 * The head in the finals that a kiosk keeps: measures the drawn customers in the pixels of the final, without the crop's
 * own figures.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { portraitFamily } from '../../portraits/family.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { measureHeads } from './head-in-final.ts';
import { openKiosk, type OpenKiosk } from '../kiosk/open-kiosk.ts';
import { workUntil } from '../kiosk/staff-robot.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the stored final of a whole order, as its page receives it. */
async function finalOf(kiosk: OpenKiosk, shot: Uint8Array): Promise<Uint8Array> {
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  const order = await workUntil(
    kiosk,
    await kiosk.call('createOrder'),
    job,
    ({ photos }) => photos[0]?.final !== null && photos[0]?.final !== undefined,
  );
  const picture = await kiosk.kiosk.photo(order.photos[0]?.final?.id ?? 'img_', 'full');
  if (picture === null) throw new Error('the kiosk has no final');
  return picture.bytes;
}

/** Makes a test of each customer's final. */
export function testFinals(customers: ReturnType<typeof portraitFamily>): void {
  let folder: string;
  let kiosk: OpenKiosk;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'headroom-geometry-'));
    kiosk = await openKiosk({ dataDir: folder });
  });
  afterAll(async () => {
    await kiosk.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('the final of a UK passport photo', () => {
    it.each(customers)(
      'of $age, $skin, $hairStyle hair (seed $seed) has a head of 29-34 mm, within 1 mm of the middle',
      async (customer) => {
        const { data, truth } = await renderPortrait({ ...customer, width: 960, height: 540 }, 'jpeg');
        const final = await finalOf(kiosk, data);
        const [face] = truth.faces;
        if (face === undefined) throw new Error('no one was drawn');
        const marks = { crown: face.crown, chin: face.chin, pupils: [face.leftEye, face.rightEye] } as const;
        const [head] = await measureHeads(data, final, { width: 35, height: 45 }, [marks]);
        const { width, height, density } = await sharp(final).metadata();

        expect({ width, height, density }).toEqual({ width: 827, height: 1063, density: 600 });
        expect(head?.likeness).toBeGreaterThan(0.95);
        expect(head?.headMm).toBeGreaterThanOrEqual(29);
        expect(head?.headMm).toBeLessThanOrEqual(34);
        expect(Math.abs(head?.headOffCentreMm ?? NaN)).toBeLessThanOrEqual(1);
        expect(Math.abs(head?.pupilsOffCentreMm ?? NaN)).toBeLessThanOrEqual(1);
        expect(head?.aboveCrownMm).toBeGreaterThan(1);
      },
    );
  });
}
