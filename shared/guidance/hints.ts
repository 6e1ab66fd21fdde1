/** What staff are told about the sitter: one code for each sentence, most pressing first. */

/**
 * In the order in which they are said: what keeps all else from being judged comes first, what the service can mend
 * best comes last. Left and right are the sitter's own, because the sentence is read to them.
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

/** What a hint is about: left and right, up and down are one matter. */
export const hintKinds = [
  'no-face',
  'several-faces',
  'size',
  'place',
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
  'move-left': 'place',
  'move-right': 'place',
  'move-up': 'place',
  'move-down': 'place',
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

/** What stands under the picture. `off` is said in words: a hint that never comes must not pass for "all is well". */
export type GuidanceSay =
  { readonly state: 'off' | 'starting' | 'right' } | { readonly state: 'hint'; readonly code: HintCode };
