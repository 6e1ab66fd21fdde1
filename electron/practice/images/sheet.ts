/** A sheet of copies of one final, as an image. */
import sharp from '../../sharp.ts';
import type { Spec } from '../specs.ts';
import type { SheetSize } from '../validation.ts';
import { withJfif } from './jfif.ts';
import { requireLayout } from './sheet-layout.ts';

/**
 * A JPEG of the sheet at the specification's resolution.
 * @throws PracticeError SHEET_IMPOSSIBLE when not one copy fits
 */
export async function renderSheet(photo: Uint8Array, spec: Spec, size: SheetSize): Promise<Buffer> {
  const { slots } = requireLayout(spec, size);
  const jpeg = await sharp({
    create: { width: size.width, height: size.height, channels: 3, background: '#ffffff' },
  })
    .composite(slots.map((slot) => ({ input: Buffer.from(photo), ...slot })))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return withJfif(jpeg, spec.dpi);
}
