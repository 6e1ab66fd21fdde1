import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles headshots, the prompts for them, and their prints. */
export function headshotHandlers(studio: () => Pick<Studio, 'headshots' | 'prompts' | 'headshotPrints'>) {
  const headshots = () => studio().headshots;
  const prompts = () => studio().prompts;
  const prints = () => studio().headshotPrints;
  return {
    startHeadshots: ({ source }) => headshots().start(source),
    generateHeadshots: ({ sessionId, ...input }) => headshots().generate(sessionId, input),
    markHeadshot: ({ sessionId, versionId, mark }) => headshots().mark(sessionId, versionId, mark),
    listPrompts: () => prompts().list(),
    savePrompt: (input) => prompts().save(input),
    removePrompt: ({ promptId }) => prompts().remove(promptId),
    printHeadshots: ({ sessionId, ...input }) => prints().print(sessionId, input),
    confirmHeadshotPrint: ({ printId, printed }) => prints().confirm(printId, printed),
    reprintHeadshot: ({ printId, reason }) => prints().reprint(printId, reason),
  } satisfies Partial<Handlers>;
}
