/**
 * Letters drawn as strokes, so that PRACTICE is readable on a machine without any font. Each letter uses a grid 4
 * wide and 6 high; accents extend above and below it.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  C: 'M4 1.2C3.4 0.3 2.8 0 2 0C0.7 0 0 1.2 0 3C0 4.8 0.7 6 2 6C2.8 6 3.4 5.7 4 4.8',
  Ç: 'M4 1.2C3.4 0.3 2.8 0 2 0C0.7 0 0 1.2 0 3C0 4.8 0.7 6 2 6C2.8 6 3.4 5.7 4 4.8M2 6V6.8L2.6 7.2L1.8 7.7',
  E: 'M4 0H0V6H4M0 2.9H3.2',
  Ê: 'M4 0H0V6H4M0 2.9H3.2M1 -0.8L2 -1.7L3 -0.8',
  I: 'M0.4 0V6',
  P: 'M0 6V0H2.4C3.5 0 4 0.6 4 1.6C4 2.6 3.5 3.2 2.4 3.2H0',
  R: 'M0 6V0H2.4C3.5 0 4 0.6 4 1.6C4 2.6 3.5 3.2 2.4 3.2H0M2.2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 5.3 0.8 6 2 6C3.2 6 4 5.3 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 1.5L3 6L4 0',
  ' ': '',
};

const SPACING = 1.6;
const GRID_HEIGHT = 6;
const widthOf = (character: string): number => (character === 'I' ? 0.8 : character === ' ' ? 2.4 : 4);

export interface Line {
  /** Paths without stroke or fill, from x = 0, with the base line at y = height. */
  readonly svg: string;
  /** px */
  readonly width: number;
}

/**
 * Draws a line of capitals.
 * @param height of a capital, px
 * @throws when a character has no strokes: drawing only part of a text would be a bug
 */
export function letter(text: string, height: number): Line {
  const scale = height / GRID_HEIGHT;
  let x = 0;
  const letters = Array.from(text, (character) => {
    const path = strokes[character];
    if (path === undefined) throw new Error(`No strokes for ${character}`);
    const placed = `<path d="${path}" transform="translate(${x * scale} 0) scale(${scale})"/>`;
    x += widthOf(character) + SPACING;
    return path === '' ? '' : placed;
  });
  return { svg: letters.join(''), width: (x - SPACING) * scale };
}
