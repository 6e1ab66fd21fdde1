import { z } from 'zod';
import { KioskError } from '../../shared/errors.ts';
import { idPattern, newId, type StaffId } from '../../shared/ids.ts';
import type { Records } from '../records/open.ts';
import type { StaffRow } from '../records/staff/staff.ts';
import type { SecretStore } from '../secrets/store.ts';
import { sameName } from '../../shared/model/staff.ts';
import { pinHashSchema, type PinHash } from './pin-hash.ts';
import type { Tries } from './tries.ts';

/** The name of a supervisor whose PIN came from the keychain, where it had none. */
const unnamed = 'Supervisor';

/** A supervisor on the way into the records that open next. */
export interface KeptSupervisor {
  readonly id: StaffId;
  readonly name: string;
  readonly pin: PinHash;
  readonly tries: Tries;
}

const supervisorSchema = z.strictObject({
  // Entries of versions before the records had staff have neither.
  id: z
    .string()
    .regex(idPattern('stf'))
    .transform((text) => text as StaffId)
    .optional(),
  name: z.string().min(1).max(40).optional(),
  pin: pinHashSchema,
  tries: z.strictObject({ wrong: z.number().int().min(0), waitUntil: z.number().int().min(0) }),
});
const entrySchema = z.union([supervisorSchema, z.strictObject({ forget: z.literal(true) })]);

/** The entry that makes the kiosk forget the supervisors' PINs at its next start. */
export const forgetEntry = JSON.stringify({ forget: true });

export function supervisorEntry({ id, name, pin, tries }: KeptSupervisor): string {
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const { N, r, p } = pin;
  const texts = { salt: base64(pin.salt), hash: base64(pin.hash), N, r, p };
  return JSON.stringify({ id, name, pin: texts, tries });
}

type RecordsOfStaff = Pick<Records, 'staff' | 'readOnly' | 'transaction'>;

/**
 * Moves what the keychain's entry says into the records: a supervisor, if the records have none with a PIN, or that the
 * supervisors' PINs are forgotten. The entry goes away once the records have it on disk, so ending the kiosk in between
 * loses nothing, and doing it again changes nothing.
 *
 * @returns true when an entry could not be read or written down: until then, nobody counts as supervisor
 * @throws KioskError KEYCHAIN_UNAVAILABLE when the keychain exists and refuses
 */
export async function takeInSupervisor(
  records: RecordsOfStaff,
  secrets: SecretStore,
  at: string,
): Promise<boolean> {
  const text = await entryText(secrets);
  if (text === null) return false;
  const entry = entrySchema.safeParse(parse(text)).data;
  if (entry === undefined || records.readOnly) return true;
  if ('forget' in entry) records.staff.forgetSupervisorPins();
  else {
    records.transaction(() => {
      if (records.staff.list().some(({ role, pin }) => role === 'supervisor' && pin !== null)) return;
      const people = records.staff.list();
      // The person may be known here from an earlier change of account, and may have left since.
      const known = entry.id !== undefined && records.staff.active(entry.id) !== null;
      const isUsed = people.some((one) => one.id === entry.id);
      const id = entry.id === undefined || (isUsed && !known) ? newId('stf') : entry.id;
      if (known) records.staff.setPin(id, entry.pin);
      else {
        const name = freeName(entry.name ?? unnamed, people);
        records.staff.insert({ id, name, role: 'supervisor', pin: entry.pin, at });
      }
      records.staff.setTries(id, entry.tries);
    });
  }
  await secrets.remove('supervisor');
  return false;
}

/** Returns the name, with a number where another person at the counter has it. */
function freeName(name: string, people: readonly Pick<StaffRow, 'name' | 'leftAt'>[]): string {
  const taken = (wanted: string): boolean =>
    people.some((one) => one.leftAt === null && sameName(one.name, wanted));
  let free = name;
  for (let number = 2; taken(free); number += 1) free = `${name} ${number}`;
  return free;
}

/** Null also without any keychain, where no entry was ever kept. */
async function entryText(secrets: SecretStore): Promise<string | null> {
  try {
    return await secrets.get('supervisor');
  } catch (error) {
    if (error instanceof KioskError && error.details['reason'] === 'missing') return null;
    throw error;
  }
}

/** The parser's own message would quote the entry. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
