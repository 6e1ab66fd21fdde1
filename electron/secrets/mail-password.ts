import { z } from 'zod';
import type { MailServer } from '../../shared/model/mail.ts';
import type { SecretName, SecretStore } from './store.ts';

const schema = z.strictObject({ host: z.string(), user: z.string(), password: z.string().min(1).max(1_000) });

/** The login that a password belongs to. A password is never offered to another server or for another user. */
export type MailLogin = Pick<MailServer, 'host' | 'user'>;

export interface MailPassword {
  /** Returns the password of this login; null when there is none, or only that of another login. */
  read(login: MailLogin): Promise<string | null>;
  write(login: MailLogin, password: string): Promise<void>;
}

/** Stores the password of the studio's mail account in the keychain, together with its login. */
export function mailPassword(
  store: SecretStore,
  name: Extract<SecretName, 'mail' | 'practice-mail'>,
): MailPassword {
  return {
    async read({ host, user }) {
      const text = await store.get(name);
      const entry = text === null ? null : schema.safeParse(parse(text));
      if (entry?.success !== true) return null;
      return entry.data.host === host && entry.data.user === user ? entry.data.password : null;
    },
    write: ({ host, user }, password) => store.set(name, JSON.stringify({ host, user, password })),
  };
}

/** Treats text that is not JSON like JSON of the wrong shape; the parser's message would quote the entry. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
