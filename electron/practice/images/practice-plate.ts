/** Marks a picture that belongs to no document with PRACTICE: a plate in the middle of its lower edge. */
import { letter } from '../../lettering.ts';

/** Height of the letters, as a share of the picture's shorter side; below the shoulders of any portrait. */
const LETTER_SHARE = 0.035;
/** Smallest readable letters, px. */
const LEAST_LETTERS = 8;
/** Space around the letters, relative to their height. */
const PADDING = 0.45;

/** Returns an SVG as large as the picture, px. */
export function practicePlate(width: number, height: number): string {
  const letters = Math.max(LEAST_LETTERS, Math.min(width, height) * LETTER_SHARE);
  const line = letter('PRACTICE', letters);
  const plate = { width: line.width + letters * PADDING * 2, height: letters * (1 + PADDING * 2) };
  const left = (width - plate.width) / 2;
  const top = height - plate.height;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect x="${left}" y="${top}" width="${plate.width}" height="${plate.height}" fill="#9b1c31"/>` +
    `<g transform="translate(${left + letters * PADDING} ${top + letters * PADDING})" fill="none" stroke="#ffffff" stroke-width="1.05" stroke-linecap="round" stroke-linejoin="round">${line.svg}</g></svg>`
  );
}
