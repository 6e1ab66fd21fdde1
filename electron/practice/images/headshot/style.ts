/** The parts of a prompt that practice can follow: a scene, a colour, dark or light, warm or cold. */

type Scene = 'studio' | 'office' | 'outdoor';

export interface Style {
  readonly scene: Scene;
  /** Hue of the backdrop, degrees; null means nearly grey. */
  readonly hue: number | null;
  readonly isDark: boolean;
  /** From -1, cold, to 1, warm. */
  readonly warmth: number;
  readonly isMonochrome: boolean;
}

const scenes: readonly (readonly [Scene, RegExp])[] = [
  ['office', /\b(office|business|corporate|work|meeting|linkedin)\b/],
  ['outdoor', /\b(outdoors?|park|garden|nature|street|beach|forest|sky)\b/],
  ['studio', /\b(studio|plain|backdrop|seamless)\b/],
];

const hues: readonly (readonly [number, RegExp])[] = [
  [215, /\b(blue|navy)\b/],
  [140, /\bgreen\b/],
  [5, /\b(red|burgundy)\b/],
  [280, /\b(purple|violet)\b/],
  [340, /\bpink\b/],
  [28, /\b(orange|brown|beige)\b/],
  [180, /\b(teal|turquoise)\b/],
  [50, /\byellow\b/],
];

const has = (text: string, words: RegExp): boolean => words.test(text);

/** Returns the style of a prompt. Ignores unknown words, such as clothes. */
export function styleOf(prompt: string): Style {
  const text = prompt.toLowerCase();
  const warm = has(text, /\b(warm|golden|sunset|cosy|cozy|autumn)\b/) ? 1 : 0;
  const cold = has(text, /\b(cold|cool|winter|crisp)\b/) ? 1 : 0;
  return {
    scene: scenes.find(([, words]) => has(text, words))?.[0] ?? 'studio',
    hue: hues.find(([, words]) => has(text, words))?.[0] ?? null,
    isDark: has(text, /\b(dark|black|dramatic|moody|night|low[- ]key)\b/),
    warmth: warm - cold,
    isMonochrome: has(text, /\b(monochrome|black[- ]and[- ]white|b&w|greyscale|grayscale)\b/),
  };
}

/** Returns a number derived from the prompt, so that other words give other variations. FNV-1a, 32 bits. */
export function promptNumber(prompt: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(prompt)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
