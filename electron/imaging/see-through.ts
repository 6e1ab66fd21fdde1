import { decode, open } from './imaging.ts';

/** True when any part of the picture can be seen through: a picture may have the means for it and make no use of them. */
export async function seesThrough(bytes: Uint8Array): Promise<boolean> {
  const { hasAlpha } = await decode(() => open(bytes).metadata());
  return hasAlpha && !(await decode(() => open(bytes).stats())).isOpaque;
}

/**
 * The copy of a transparent picture that leaves the kiosk: as `copyForService`, and what can be seen through stays so,
 * which only PNG keeps.
 *
 * @param longSidePx the copy's longest side at most; null keeps every size
 */
export async function transparentCopyForService(
  bytes: Uint8Array,
  longSidePx: number | null,
): Promise<Uint8Array> {
  const box = longSidePx === null ? {} : { width: longSidePx, height: longSidePx };
  return decode(() =>
    open(bytes)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      // A photograph gains little from harder compression, and staff wait for it.
      .png({ compressionLevel: 1, adaptiveFiltering: false })
      .toBuffer(),
  );
}
