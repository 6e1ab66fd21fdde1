/** Limits and forms that the service's interface states for requests. */

/** Sheet sizes in one request. */
export const sheetSizesLimit = 10;

/** The only watermark texts that the service accepts, in any case. */
export const watermarkTexts = ['Preview', 'Aperçu'] as const;

/** True for `<width>*<height>` in whole pixels, both above 0. */
export const isSheetSize = (text: string): boolean => /^[1-9]\d{0,5}\*[1-9]\d{0,5}$/.test(text);

/** True for `Preview` and `Aperçu` in any case and in either Unicode spelling of the cedilla. */
export const isWatermarkText = (text: string): boolean =>
  watermarkTexts.some((known) => known.toLowerCase() === text.normalize('NFC').toLowerCase());

/** True for the two forms in which a direct photo can be asked for. */
export const isOutputFormat = (text: string): boolean => text === 'S3_URL' || text === 'IMAGE_BASE64';
