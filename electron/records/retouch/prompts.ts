import type { PromptView } from '../../../shared/retouch.ts';
import type { PromptId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';

/** The studio's own prompts for headshots. */
export interface Prompts {
  /** Sorted by name. */
  list(): PromptView[];
  get(id: PromptId): PromptView | null;
  /** Adds a prompt, or changes an existing one. */
  put(prompt: PromptView, at: string): void;
  /** Returns false when there was no such prompt. */
  remove(id: PromptId): boolean;
}

export function createPrompts(sql: Sql): Prompts {
  const list = sql.prepare<object, PromptView>(
    'SELECT id, name, prompt FROM prompts ORDER BY name COLLATE NOCASE, rowid',
  );
  const get = sql.prepare<{ id: string }, PromptView>('SELECT id, name, prompt FROM prompts WHERE id = @id');
  const put = sql.prepare<PromptView & { at: string }>(
    `INSERT INTO prompts (id, name, prompt, created_at, updated_at) VALUES (@id, @name, @prompt, @at, @at)
     ON CONFLICT (id) DO UPDATE SET name = @name, prompt = @prompt, updated_at = @at`,
  );
  const remove = sql.prepare<{ id: string }>('DELETE FROM prompts WHERE id = @id');

  return {
    list: () => list.all({}),
    get: (id) => get.get({ id }),
    put: ({ id, name, prompt }, at) => void put.run({ id, name, prompt, at }),
    remove: (id) => remove.run({ id }) === 1,
  };
}
