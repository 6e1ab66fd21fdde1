import type { PromptView } from '../../shared/retouch.ts';
import { t } from '../i18n/index.ts';
import { promptText } from './prompt-text.ts';

/**
 * Ready-made prompts: they state lighting, background, clothing and style, as the service expects. In English whatever
 * language the screens have, because the service does not say that it understands another.
 */
export const prompts = {
  business:
    'Professional business headshot, soft even studio light from the front left, plain mid-grey background, dark tailored jacket over a light shirt, calm friendly expression, sharp eyes, natural skin texture.',
  profile:
    'Friendly portrait for an online work profile, bright window light, softly blurred modern office in the background, smart casual clothes, slight smile, head and shoulders, natural colours.',
  outdoor:
    'Outdoor portrait in the late afternoon, warm low sun from behind, green park softly out of focus, relaxed casual clothes, natural smile, true skin tones.',
  monochrome:
    'Classic black and white portrait, one large soft light from the side, dark plain background, simple dark clothes, thoughtful expression, fine grain, deep blacks with detail.',
  stage:
    'Casting headshot of an actor, clean soft light, plain warm-grey background, simple open-necked top in one colour, no jewellery, direct and open look into the camera, natural hair and skin.',
} as const;

const presetNames = Object.keys(prompts) as (keyof typeof prompts)[];

export interface PromptChoice {
  /** `ready:…` for one of ours, the id for a saved one. */
  readonly value: string;
  readonly label: string;
  readonly prompt: string;
}

export const readyPrompts = (): readonly PromptChoice[] =>
  presetNames.map((name) => ({
    value: `ready:${name}`,
    label: t(`headshots.presets.${name}`),
    prompt: prompts[name],
  }));

export const savedPrompts = (saved: readonly PromptView[]): readonly PromptChoice[] =>
  saved.map(({ id, name, prompt }) => ({ value: id, label: name, prompt }));

/** Returns the choice with exactly this text; null for a prompt written by hand. */
export const choiceOf = (prompt: string, choices: readonly PromptChoice[]): PromptChoice | null =>
  choices.find((one) => promptText(one.prompt) === promptText(prompt)) ?? null;
