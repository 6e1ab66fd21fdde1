/**
 * The language of the screens, kept beside the records for the time until they are open. The settings decide it: this file is
 * written when they do, and read only while they cannot be. Without it, the system's languages decide.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languages, type Language } from '../../shared/language/languages.ts';
import { replaceFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';
import { inTurn } from '../in-turn.ts';
import type { Log } from '../log.ts';

const content = z.strictObject({ language: z.enum(languages) });

const fileOf = (dataDir: string): string => join(dataDir, 'language.json');

/** Returns the language that was kept last; null for a file that is not there, or that cannot be read or understood. */
export function readLanguage(dataDir: string): Language | null {
  try {
    return content.safeParse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))).data?.language ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) !== null) return null;
    throw error;
  }
}

export interface KeptLanguage {
  /** Returns null for none. */
  get(): Language | null;
  /** Keeps a language for the next start. A disk that refuses it is logged: the settings have it all the same. */
  keep(language: Language): void;
  /** Resolves when the last language is on the disk, or was refused. */
  written(): Promise<void>;
}

/** Reads the language that was kept before the start. */
export function createKeptLanguage(dataDir: string, log: Log): KeptLanguage {
  let kept = readLanguage(dataDir);
  const turn = inTurn();
  return {
    get: () => kept,
    keep(language) {
      if (language === kept) return;
      kept = language;
      const bytes = Buffer.from(JSON.stringify({ language } satisfies z.output<typeof content>));
      turn(() => replaceFile(fileOf(dataDir), bytes)).catch((error: unknown) => {
        log.error({ error: String(error) }, 'the next start may begin in another language');
      });
    },
    written: () => turn(() => Promise.resolve()),
  };
}
