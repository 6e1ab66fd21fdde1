/** The limits and formats that the service's interface states for requests. */

/** Longest wait for the answer to a call that costs, seconds: the time-out in the interface's own usage example. */
export const paidCallSeconds = 120;

/** Most sheet sizes in one request. */
export const sheetSizesLimit = 10;

/** The only watermark texts that the service accepts, in upper or lower case. */
export const watermarkTexts = ['Preview', 'Aperçu'] as const;

/** True for `<width>*<height>` in whole pixels, both above 0. */
export const isSheetSize = (text: string): boolean => /^[1-9]\d{0,5}\*[1-9]\d{0,5}$/.test(text);

export type WatermarkText = (typeof watermarkTexts)[number];

/**
 * Returns the service's own spelling of a watermark text, given in any case and in either Unicode spelling of the
 * cedilla; null for any other text.
 */
export const watermarkText = (text: string): WatermarkText | null =>
  watermarkTexts.find((known) => known.toLowerCase() === text.normalize('NFC').toLowerCase()) ?? null;

/** True for the two formats in which a direct photo can be requested. */
export const isOutputFormat = (text: string): boolean => text === 'S3_URL' || text === 'IMAGE_BASE64';

/** Number of samples in one headshot request. */
export const sampleLimits = { min: 1, max: 8 } as const;

/** How closely a headshot follows the reference. */
export const identityScaleLimits = { min: 0, max: 1 } as const;

/** A headshot's width and height in pixels. */
export const headshotSideLimits = { min: 512, max: 2024 } as const;

/** The service's defaults for a headshot request. */
export const headshotDefaults = {
  seed: -1,
  sampleNumber: 1,
  identityScale: 0.8,
  outputImageWidth: 768,
  outputImageHeight: 1024,
} as const;

/** Most characters in a headshot's prompt. The interface states no limit: this one is ours. */
export const promptLimit = 4000;

/** True for -1, a random seed, and for a fixed seed above 0. */
export const isSeed = (value: number): boolean => Number.isSafeInteger(value) && (value === -1 || value > 0);

/** True for a whole number from `min` to `max`. */
export const isWholeWithin = (
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): boolean => Number.isSafeInteger(value) && value >= min && value <= max;
