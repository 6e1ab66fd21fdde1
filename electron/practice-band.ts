/** The band with PRACTICE on every final that is made in practice, by its service or cropped by the kiosk. */
import { letter } from './lettering.ts';

/**
 * Height of the band at the bottom of a final, as a share of the photo's: 4 mm on a 45 mm photo, below any allowed
 * chin.
 */
const BAND_SHARE = 0.085;
/** Widest that the letters may be, as a share of the photo's width: a narrow photo has smaller ones. */
const WIDEST = 0.92;

/** Draws the band along the bottom edge of a photo of this size, px, as an SVG of the same size. */
export function practiceBandSvg({
  widthPx,
  heightPx,
}: {
  readonly widthPx: number;
  readonly heightPx: number;
}): string {
  const band = heightPx * BAND_SHARE;
  const usual = letter('PRACTICE', band * 0.62);
  const height = band * 0.62 * Math.min(1, (widthPx * WIDEST) / usual.width);
  const line = letter('PRACTICE', height);
  const top = heightPx - band;
  const place = `translate(${(widthPx - line.width) / 2} ${top + (band - height) / 2})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">` +
    `<rect x="0" y="${top}" width="${widthPx}" height="${band}" fill="#9b1c31"/>` +
    `<g transform="${place}" fill="none" stroke="#ffffff" stroke-width="1.05" stroke-linecap="round" stroke-linejoin="round">${line.svg}</g></svg>`
  );
}
