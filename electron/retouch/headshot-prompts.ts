import type { PromptView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import { newId, type PromptId } from '../../shared/ids.ts';
import type { Needs } from '../orders/deps.ts';

export interface PromptInput {
  /** Null for a new prompt. */
  readonly promptId: PromptId | null;
  readonly name: string;
  readonly prompt: string;
}

/** Largest number of prompts: more would be hard to find one's way in. */
const mostPrompts = 100;

/** Names that differ only in capitals count as the same name. */
const folded = (name: string): string => name.toLocaleLowerCase('en');

/** The prompts that the studio has saved. */
export function createPrompts({ records, clock }: Needs<'records' | 'clock'>) {
  const { prompts } = records;
  return {
    list: (): readonly PromptView[] => prompts.list(),

    /** @throws KioskError NOT_FOUND; WRONG_STEP when another prompt has that name, or there are too many */
    save({ promptId, name, prompt }: PromptInput): readonly PromptView[] {
      records.transaction(() => {
        const others = prompts.list().filter(({ id }) => id !== promptId);
        if (promptId !== null && prompts.get(promptId) === null) {
          throw new KioskError('NOT_FOUND', 'no such prompt');
        }
        if (others.some((other) => folded(other.name) === folded(name))) {
          throw new KioskError('WRONG_STEP', 'another prompt has that name', { state: 'name-taken' });
        }
        if (others.length >= mostPrompts) {
          throw new KioskError('WRONG_STEP', 'there are too many prompts', { state: 'too-many' });
        }
        prompts.put({ id: promptId ?? newId('prm'), name, prompt }, clock.now().toISOString());
      });
      return prompts.list();
    },

    /** @throws KioskError NOT_FOUND */
    remove(promptId: PromptId): readonly PromptView[] {
      if (!prompts.remove(promptId)) throw new KioskError('NOT_FOUND', 'no such prompt');
      return prompts.list();
    },
  };
}

export type Prompts = ReturnType<typeof createPrompts>;
