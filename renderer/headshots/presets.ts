import type { PromptView } from '../../shared/retouch.ts';
import { t } from '../i18n/index.ts';
import { promptText } from './prompt-text.ts';

/** Ready-made prompts: lighting, background, clothing and style, which is what the service wants to be told. */
export const presetNames = ['business', 'profile', 'outdoor', 'monochrome', 'stage'] as const;

export interface PromptChoice {
  /** `ready:…` for one of ours, else the id of a saved one. */
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

/** The choice that a prompt is, word for word; null for one that was written by hand. */
export const choiceOf = (prompt: string, choices: readonly PromptChoice[]): PromptChoice | null =>
  choices.find((one) => promptText(one.prompt) === promptText(prompt)) ?? null;
