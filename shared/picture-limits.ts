/** Limits of the pictures that the kiosk takes. */

/** The largest picture that crosses the bridge, in bytes: a PNG of 60 megapixels at three bytes each, plus some room. */
export const maxShotBytes = 192 * 1024 * 1024;
