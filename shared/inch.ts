/** The inch in the units that paper, pixels and files are measured in. It is 25.4 mm exactly (Weights and Measures Act 1985, Schedule 1). */
export const mmPerInch = 25.4;
/** The point of PDF and of printer descriptions: ISO 32000-1, 8.3.2.3. */
export const mmPerPoint = mmPerInch / 72;
export const pointsPerMm = 72 / mmPerInch;
export const metresPerInch = 0.0254;
/** Pixels per inch where a document or a format names none: the studio's printers use it. */
export const usualDpi = 300;
