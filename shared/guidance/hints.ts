/** The hints about the sitter that staff see: one code for each sentence, the most pressing first. */

/**
 * In the order in which they are told: first what prevents the other checks, last what the service corrects best. Left
 * and right are the sitter's own, because staff read the sentence to them.
 */
export const hintCodes = [
  'no-face',
  'several-faces',
  'too-far',
  'too-close',
  'move-left',
  'move-right',
  'move-up',
  'move-down',
  'tilt-left',
  'tilt-right',
  'turn-left',
  'turn-right',
  'chin-up',
  'chin-down',
  'too-dark',
  'too-bright',
  'uneven-light',
  'eyes-closed',
  'mouth-open',
  'smiling',
  'blurred',
  'backdrop',
] as const;
export type HintCode = (typeof hintCodes)[number];

/** The subject of a hint: left and right are one subject, as are up and down. */
export const hintKinds = [
  'no-face',
  'several-faces',
  'size',
  'position',
  'roll',
  'yaw',
  'pitch',
  'dark',
  'bright',
  'uneven',
  'eyes',
  'mouth',
  'blur',
  'backdrop',
] as const;
export type HintKind = (typeof hintKinds)[number];

const kinds: Readonly<Record<HintCode, HintKind>> = {
  'no-face': 'no-face',
  'several-faces': 'several-faces',
  'too-far': 'size',
  'too-close': 'size',
  'move-left': 'position',
  'move-right': 'position',
  'move-up': 'position',
  'move-down': 'position',
  'tilt-left': 'roll',
  'tilt-right': 'roll',
  'turn-left': 'yaw',
  'turn-right': 'yaw',
  'chin-up': 'pitch',
  'chin-down': 'pitch',
  'too-dark': 'dark',
  'too-bright': 'bright',
  'uneven-light': 'uneven',
  'eyes-closed': 'eyes',
  'mouth-open': 'mouth',
  smiling: 'mouth',
  blurred: 'blur',
  backdrop: 'backdrop',
};

export const kindOf = (code: HintCode): HintKind => kinds[code];

/** The text under the picture. `off` has words too, so that missing hints are not taken for "all is well". */
export type GuidanceSay =
  | { readonly state: 'off' | 'starting' | 'right' }
  | { readonly state: 'hint'; readonly code: HintCode };
