import type { PromptView } from '../../shared/retouch.ts';
import { t } from '../i18n/index.ts';
import { promptText } from './prompt-text.ts';

/** Ready-made prompts: they state lighting, background, clothing and style, as the service expects. */
const presetNames = ['business', 'profile', 'outdoor', 'monochrome', 'stage'] as const;

export interface PromptChoice {
  /** `ready:…` for one of ours, the id for a saved one. */
  readonly value: string;
  readonly label: string;
  readonly prompt: string;
}

export const readyPrompts = (): readonly PromptChoice[] =>
  presetNames.map((name) => ({
    value: `ready:${name}`,
    label: t(`headshots.presets.${name}.name`),
    prompt: t(`headshots.presets.${name}.prompt`),
  }));

export const savedPrompts = (saved: readonly PromptView[]): readonly PromptChoice[] =>
  saved.map(({ id, name, prompt }) => ({ value: id, label: name, prompt }));

/** Returns the choice with exactly this text; null for a prompt written by hand. */
export const choiceOf = (prompt: string, choices: readonly PromptChoice[]): PromptChoice | null =>
  choices.find((one) => promptText(one.prompt) === promptText(prompt)) ?? null;
