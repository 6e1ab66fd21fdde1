import { drawPortrait } from '../../shared/portrait/index.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { lidPositions } from './practice-motion.ts';
import type { Lids } from './practice-motion.ts';

/** Pixels drawn below the picture's lower edge, so that a leaning body never shows where it ends. */
const hem = 40;

const closed: Readonly<Record<Lids, number>> = { open: 0, half: 0.6, shut: 1 };

/** The person alone, on nothing, once for each position of the lids, and the wall behind: ready to be moved about. */
export type PersonFrames = Readonly<Record<Lids | 'wall', ImageBitmap>>;

/**
 * Rasterises a customer. The drawing costs tens of milliseconds, moving its bitmap next to none.
 * @throws {DOMException} when the page may not load pictures from blob: addresses.
 */
export async function rasterise(customer: PortraitParams): Promise<PersonFrames> {
  const [wall, [open, half, shut]] = await Promise.all([
    bitmapOf(drawPortrait({ ...customer, people: 0, badge: 'none' }).svg),
    Promise.all(
      lidPositions.map((lids) =>
        // Who keeps the eyes shut does not open them between two blinks.
        bitmapOf(
          drawPortrait({ ...withHem(customer), eyesClosed: Math.max(customer.eyesClosed, closed[lids]) }).svg,
        ),
      ),
    ),
  ]);
  if (!open || !half || !shut) throw new Error('A position of the lids was not drawn');
  return { wall, open, half, shut };
}

/** Frees the pictures' memory. */
export function release(frames: PersonFrames): void {
  for (const bitmap of Object.values(frames)) bitmap.close();
}

/** The same head at the same pixels, on a transparent picture that is `hem` pixels higher. */
function withHem(customer: PortraitParams): PortraitParams {
  const height = customer.height + hem;
  return {
    ...customer,
    background: 'none',
    height,
    headHeight: (customer.headHeight * customer.height) / height,
    offsetY: ((0.5 + customer.offsetY) * customer.height) / height - 0.5,
  };
}

/** Browsers make no ImageBitmap from an SVG blob itself, only from an image that has loaded it. */
async function bitmapOf(svg: string): Promise<ImageBitmap> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}
