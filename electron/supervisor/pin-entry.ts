import { z } from 'zod';
import { KioskError } from '../../shared/errors.ts';
import { pinHashSchema, type PinHash } from './pin-hash.ts';
import type { Tries } from './tries.ts';

/** The keychain entry that holds the PIN. Every method throws KEYCHAIN_UNAVAILABLE. */
export interface KeptText {
  get(): Promise<string | null>;
  set(text: string): Promise<void>;
}

/** The PIN's hash with the count of tries, so that restarting the kiosk does not restart the count. */
export interface PinEntry {
  readonly pin: PinHash;
  readonly tries: Tries;
}

const schema = z.strictObject({
  pin: pinHashSchema,
  tries: z.strictObject({ wrong: z.number().int().min(0), waitUntil: z.number().int().min(0) }),
});

/**
 * @returns null when no PIN was ever set
 * @throws KEYCHAIN_UNAVAILABLE, with the reason `entry-damaged` for an entry that is not ours: it opens nothing
 */
export async function readEntry(kept: KeptText): Promise<PinEntry | null> {
  const text = await kept.get();
  if (text === null) return null;
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new KioskError('KEYCHAIN_UNAVAILABLE', "The keychain's PIN entry cannot be read.", {
    reason: 'entry-damaged',
  });
}

export async function writeEntry(kept: KeptText, { pin, tries }: PinEntry): Promise<void> {
  const texts = { salt: pin.salt.toString('base64'), hash: pin.hash.toString('base64') };
  await kept.set(JSON.stringify({ pin: { ...pin, ...texts }, tries }));
}

/** The parser's own message would quote the entry. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
