import { decode, open } from './imaging.ts';

/**
 * True when any part of the picture is transparent: a picture may have an alpha channel that is opaque throughout.
 */
export async function seesThrough(bytes: Uint8Array): Promise<boolean> {
  const { hasAlpha } = await decode(() => open(bytes).metadata());
  return hasAlpha && !(await decode(() => open(bytes).stats())).isOpaque;
}

/**
 * Like `copyForService`, but keeps transparency, which needs PNG.
 *
 * @param longSidePx maximum length of the copy's longest side; null keeps every size
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
