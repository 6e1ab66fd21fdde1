/**
 * Limits of the pictures that the kiosk takes. The service's interface says nothing about the largest image, so these
 * figures are ours.
 */

/** Most pixels of a picture. Cameras of 60 and 100 megapixels are in use; anything far beyond is a decompression bomb. */
export const mostPixels = 120_000_000;

/** Largest picture that crosses the bridge, bytes: a PNG of 60 megapixels at three bytes each, and a little more. */
export const maxShotBytes = 192 * 1024 * 1024;

/**
 * Shortest side of a usable picture, px. Below this no document's head has enough pixels: 35 x 45 mm at 254 dpi is
 * 350 x 450 px (facts of the trade).
 */
export const leastSidePx = 300;
