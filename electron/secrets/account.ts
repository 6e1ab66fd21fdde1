import { z } from 'zod';
import { KioskError } from '../../shared/errors.ts';
import { regions } from '../../shared/model/account.ts';
import type { SecretStore } from './store.ts';

/** One printable word. Pasted text often has a space or line break at its end, but a key has none inside. */
const word = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\s\p{Cc}]+$/u);

const schema = z.strictObject({
  region: z.enum(regions),
  baseUrl: word(300),
  /** Null when the service gave the account none, and in entries of the first version. */
  headshotBaseUrl: word(300).nullable().default(null),
  apiKey: word(1_000),
  apiSecret: word(1_000),
  /** ISO 8601, UTC; null in entries made before this field existed. */
  connectedAt: z.iso.datetime().nullable().default(null),
});

export type AccountSecrets = Readonly<z.infer<typeof schema>>;

export interface AccountStore {
  /** Null when no account was ever connected. */
  read(): Promise<AccountSecrets | null>;
  /** Returns the stored account, trimmed. Throws INVALID_INPUT with the field's name, never its value. */
  write(account: AccountSecrets): Promise<AccountSecrets>;
  remove(): Promise<void>;
}

/**
 * Maximum bytes of an entry in Credential Manager (wincred.h, CRED_MAX_CREDENTIAL_BLOB_SIZE); other keychains hold
 * more.
 */
const mostBytes = 2_560;

/**
 * Returns the account in the form to store, trimmed. @throws KioskError INVALID_INPUT with the field's name, never
 * its value
 */
export function cleanAccount(account: AccountSecrets): AccountSecrets {
  const parsed = schema.safeParse(account);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'account');
    throw new KioskError('INVALID_INPUT', 'The account is incomplete.', { field });
  }
  const { apiKey, apiSecret } = parsed.data;
  if (Buffer.byteLength(JSON.stringify(parsed.data)) > mostBytes) {
    const field = apiKey.length > apiSecret.length ? 'apiKey' : 'apiSecret';
    throw new KioskError('INVALID_INPUT', 'The account does not fit in a keychain.', { field });
  }
  return parsed.data;
}

/** Stores the account's credentials as one keychain entry, so that half of them can never be missing. */
export function accountSecrets(store: SecretStore): AccountStore {
  return {
    async read() {
      const text = await store.get('account');
      if (text === null) return null;
      const parsed = schema.safeParse(parse(text));
      if (parsed.success) return parsed.data;
      throw new KioskError('KEYCHAIN_UNAVAILABLE', "The keychain's account entry cannot be read.", {
        reason: 'entry-damaged',
      });
    },
    async write(account) {
      const clean = cleanAccount(account);
      await store.set('account', JSON.stringify(clean));
      return clean;
    },
    remove: () => store.remove('account'),
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
