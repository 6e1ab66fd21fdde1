/** What staff have set for the next run of a session, before it is asked for. */
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
  /** Of an own shape. */
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

/** The settings of a run, to be changed or asked for again. */
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

/** Figures, or groups of three of them with the same sign between: `12.5` is no seed, and not 125. */
const wholeNumber = /^(\d+|\d{1,3}(?<sign>[\s,.’'])\d{3}(\k<sign>\d{3})*)$/;

/** A number for a seed, null for none, and undefined for what is no seed. */
export function seedOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const seed = wholeNumber.test(typed) ? Number(typed.replace(/\D/g, '')) : NaN;
  return Number.isSafeInteger(seed) && seed > 0 ? seed : undefined;
}

/** What the draft asks for; null while it is not whole. */
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

/** In words. The interface names the ends of the scale and its usual 0.8; the steps between are ours. */
export function strengthOf(identityScale: number): Strength {
  if (identityScale < 0.3) return 'free';
  if (identityScale < 0.6) return 'loose';
  return identityScale < 0.9 ? 'close' : 'closest';
}
