import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropPicture } from '../../../electron/imaging/crop-picture.ts';
import { frameToPicture, type CropSpace } from '../../../shared/formats/photo-crop.ts';

const space: CropSpace = {
  ...{ widthPx: 1600, heightPx: 1200 },
  photo: { widthMm: 30, heightMm: 40, widthPx: 354, heightPx: 472 },
};
const dark = { r: 20, g: 40, b: 60 };

/** A grey picture with a dark square dot, 40 px wide, at each of these points. */
const dotted = (points: readonly { x: number; y: number }[]): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: 180, g: 180, b: 180 } } })
    .composite(
      points.map(({ x, y }) => ({
        input: { create: { width: 40, height: 40, channels: 3 as const, background: dark } },
        left: Math.round(x) - 20,
        top: Math.round(y) - 20,
      })),
    )
    .png()
    .toBuffer();

/** The middle of what is dark in a photo, as shares of its width and height. */
async function darkMiddle(photo: Uint8Array): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [count, sumX, sumY] = [0, 0, 0];
  for (const [index, value] of data.entries()) {
    if (value > 100) continue;
    count += 1;
    sumX += index % info.width;
    sumY += Math.floor(index / info.width);
  }
  return { x: (sumX / count + 0.5) / info.width, y: (sumY / count + 0.5) / info.height };
}
const asked = { space, dpi: 300, practice: false };

describe('cropPicture', () => {
  it('has the exact pixels and the resolution of the format', async () => {
    const crop = { x: 800, y: 600, width: 500, turn: 0 };
    const { facts, bytes } = await cropPicture(await dotted([]), { ...asked, crop });
    const { width, height, density, format } = await sharp(bytes).metadata();

    expect(facts).toEqual({ mime: 'image/jpeg', widthPx: 354, heightPx: 472 });
    expect({ width, height, density, format }).toEqual({
      ...{ width: 354, height: 472, density: 300, format: 'jpeg' },
    });
  });

  it.each([0, 5, -12])('keeps the place of every point at a turn of %i°', async (turn) => {
    const crop = { x: 760, y: 620, width: 480, turn };
    const offset = { x: -140, y: -200 };
    const there = frameToPicture(offset, turn);
    const picture = await dotted([{ x: crop.x + there.x, y: crop.y + there.y }]);

    const { bytes } = await cropPicture(picture, { ...asked, crop });

    const found = await darkMiddle(bytes);
    // Half a pixel of the picture.
    expect(Math.abs(found.x - (0.5 + offset.x / 480))).toBeLessThan(0.003);
    expect(Math.abs(found.y - (0.5 + offset.y / 640))).toBeLessThan(0.003);
  });

  it('levels a tilted head: the picture turns clockwise', async () => {
    // The chin is to the right of the crown, as when a head is tilted to the picture's left.
    const picture = await dotted([
      { x: 760, y: 480 },
      { x: 840, y: 720 },
    ]);
    const crop = { x: 800, y: 600, width: 480, turn: (Math.atan2(80, 240) * 180) / Math.PI };

    const { bytes } = await cropPicture(picture, { ...asked, crop: { ...crop, turn: crop.turn } });

    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const columns = [...data.entries()].filter(([, value]) => value < 100).map(([at]) => at % info.width);
    // Both dots are above one another: not much wider than one, 40 px of 480 turned.
    expect((Math.max(...columns) - Math.min(...columns)) / info.width).toBeLessThan(0.13);
  });

  it('keeps the colours of the shot', async () => {
    const { bytes } = await cropPicture(await dotted([{ x: 800, y: 600 }]), {
      ...{ ...asked, crop: { x: 800, y: 600, width: 400, turn: 3 } },
    });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;

    expect(Math.abs((data[middle] ?? 0) - dark.r)).toBeLessThanOrEqual(3);
    expect(Math.abs((data[middle + 2] ?? 0) - dark.b)).toBeLessThanOrEqual(3);
    expect(Math.abs((data[0] ?? 0) - 180)).toBeLessThanOrEqual(3);
  });

  it('brings nothing from outside the picture into a frame in its corner', async () => {
    const turn = 10;
    const reach = { x: 400 * Math.cos(Math.PI / 18), y: 0 };
    expect(reach.x).toBeGreaterThan(0);
    const radians = (turn * Math.PI) / 180;
    const [halfX, halfY] = [
      (480 * Math.cos(radians) + 640 * Math.sin(radians)) / 2,
      (480 * Math.sin(radians) + 640 * Math.cos(radians)) / 2,
    ];

    const { bytes } = await cropPicture(await dotted([]), {
      ...{ ...asked, crop: { x: halfX, y: halfY, width: 480, turn } },
    });

    const { channels } = await sharp(bytes).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(174);
  });

  it('takes an upright size from EXIF, and a grey picture', async () => {
    const sideways = await sharp({
      create: { width: 1200, height: 1600, channels: 3, background: { r: 90, g: 90, b: 90 } },
    })
      .toColourspace('b-w')
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const { bytes } = await cropPicture(sideways, {
      ...{ ...asked, crop: { x: 800, y: 600, width: 800, turn: -4 } },
    });

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 354, height: 472, channels: 3 });
  });

  it('marks a photo that is made in practice, and no other', async () => {
    const crop = { x: 800, y: 600, width: 480, turn: 0 };
    const bottom = async (practice: boolean): Promise<readonly number[]> => {
      const { bytes } = await cropPicture(await dotted([]), { ...asked, crop, practice });
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const at = ((info.height - 20) * info.width + 2) * 3;
      return [...data.subarray(at, at + 3)];
    };

    expect((await bottom(true))[0]).toBeGreaterThan((await bottom(true))[1] ?? 255);
    expect(Math.abs((await bottom(false))[1] ?? 0)).toBeGreaterThan(170);
  });
});
