/** The settings for a session's next run, before it is requested. */
import type { HeadshotSettings } from '../../shared/retouch.ts';
import { headshotDefaults, promptLimit } from '../../shared/service/limits.ts';
import { promptText } from './prompt-text.ts';
import { sizeOf, shapeOf, type Shape } from './shapes.ts';

export interface HeadshotDraft {
  prompt: string;
  /** As typed: empty lets the kiosk draw one. */
  seed: string;
  sampleNumber: number;
  identityScale: number;
  shape: Shape;
  longSide: number;
  /** Used by the `own` shape. */
  widthPx: number;
  heightPx: number;
}

export const freshDraft = (prompt: string): HeadshotDraft => ({
  prompt,
  seed: '',
  sampleNumber: 4,
  identityScale: headshotDefaults.identityScale,
  shape: 'portrait-3-4',
  longSide: headshotDefaults.outputImageHeight,
  widthPx: headshotDefaults.outputImageWidth,
  heightPx: headshotDefaults.outputImageHeight,
});

/** Returns a run's settings, to change or to use again. */
export const draftOf = (
  run: HeadshotSettings,
  { withSeed }: { readonly withSeed: boolean },
): HeadshotDraft => ({
  prompt: run.prompt,
  seed: withSeed ? String(run.seed) : '',
  sampleNumber: run.sampleNumber,
  identityScale: run.identityScale,
  widthPx: run.widthPx,
  heightPx: run.heightPx,
  ...shapeOf(run),
});

/** Digits, or groups of three with the same separator between: `12.5` is not a seed, and not 125. */
const wholeNumber = /^(\d+|\d{1,3}(?<sign>[\s,.’'])\d{3}(\k<sign>\d{3})*)$/;

/** Returns the seed in the text: null for an empty text, undefined for one that is not a seed. */
export function seedOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const seed = wholeNumber.test(typed) ? Number(typed.replace(/\D/g, '')) : NaN;
  return Number.isSafeInteger(seed) && seed > 0 ? seed : undefined;
}

/** Returns the settings to request; null while the draft is incomplete. */
export function settingsOf(
  draft: HeadshotDraft,
): (Omit<HeadshotSettings, 'seed'> & { readonly seed: number | null }) | null {
  const seed = seedOf(draft.seed);
  const prompt = promptText(draft.prompt);
  if (seed === undefined || prompt === '' || prompt.length > promptLimit) return null;
  const { sampleNumber, identityScale, widthPx, heightPx } = draft;
  const size = draft.shape === 'own' ? { widthPx, heightPx } : sizeOf(draft.shape, draft.longSide);
  return { prompt, seed, sampleNumber, identityScale, ...size };
}

export type Strength = 'free' | 'loose' | 'close' | 'closest';

/**
 * Returns the strength as a word. The interface defines the ends of the scale and the default 0.8; the steps between are
 * ours.
 */
export function strengthOf(identityScale: number): Strength {
  if (identityScale < 0.3) return 'free';
  if (identityScale < 0.6) return 'loose';
  return identityScale < 0.9 ? 'close' : 'closest';
}
