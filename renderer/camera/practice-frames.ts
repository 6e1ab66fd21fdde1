import { drawPortrait } from '../../shared/portrait/index.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';
import { lidPositions } from './practice-motion.ts';
import type { Lids } from './practice-motion.ts';

/** Pixels drawn below the picture's lower edge, so that a leaning body never shows its end. */
const hem = 40;

const closed: Readonly<Record<Lids, number>> = { open: 0, half: 0.6, shut: 1 };

/**
 * The person alone on a transparent ground, once for each position of the lids, and the wall behind them: ready to be
 * moved.
 */
export type PersonFrames = Readonly<Record<Lids | 'wall', ImageBitmap>>;

/**
 * Rasterises a customer. Drawing takes tens of milliseconds; moving the bitmap takes next to none.
 * @throws {DOMException} when the page may not load pictures from blob: addresses.
 */
export async function rasterise(customer: PortraitParams): Promise<PersonFrames> {
  const [wall, [open, half, shut]] = await Promise.all([
    bitmapOf(drawPortrait({ ...customer, people: 0, badge: 'none' }).svg),
    Promise.all(
      lidPositions.map((lids) =>
        // A person with closed eyes does not open them between blinks.
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

/** Returns the same head at the same pixels, on a transparent picture that is `hem` pixels taller. */
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

/** Rasterises an SVG. Browsers make no ImageBitmap from an SVG blob, only from an image that has loaded it. */
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
