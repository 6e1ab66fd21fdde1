/**
 * The list of erased customers, in a sealed file beside the records: records that are restored do not know who was erased after the
 * backup. Each repository of backups has a copy.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CustomerId } from '../../shared/ids.ts';
import { leftoverKinds, type Erasure } from '../../shared/model/erasures.ts';
import { id } from '../../shared/schemas/parts.ts';
import { replaceFile } from '../durable-file.ts';
import { syncFolder } from '../durable-folder.ts';
import { backupKeyOf, sealText, unsealText } from './sealed-file.ts';

const time = z.iso.datetime();
const count = z.int().nonnegative();

export const erasuresSchema = z.array(
  z.strictObject({
    customerId: id('cus'),
    merged: z.array(id('cus')),
    at: time,
    done: z.boolean(),
    record: z
      .strictObject({
        by: z.string(),
        allowedBy: id('stf').nullable(),
        orders: count,
        left: z.array(
          z.strictObject({
            kind: z.enum(leftoverKinds),
            place: z.string(),
            at: time,
            count,
            handled: z.strictObject({ at: time, by: z.string() }).nullable(),
          }),
        ),
      })
      .nullable(),
  }),
);
const content = z.strictObject({ version: z.literal(1), erasures: erasuresSchema });

/** Path of the list. */
export const erasureListOf = (records: string): string => join(dirname(records), 'erased.list');
/** Path of the list of a restored backup, until the next opening has added it to the other one. */
export const restoredListOf = (records: string): string => `${erasureListOf(records)}.restored`;

const place = 'erased.list';
const plainLine = /^(cus_[0-9a-f]{32}) (\S+)$/;

/** Reads a list from before it was sealed. A line that a power cut has cut is left out: its customer was not erased yet. */
function readPlain(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => {
    const [, customerId, at] = plainLine.exec(line) ?? [];
    if (customerId === undefined || at === undefined) return [];
    return [{ customerId: customerId as CustomerId, merged: [], at, done: true, record: null }];
  });
}

/** Returns the erasures of a list; none where there is no list, and null for one that cannot be read. */
export function readErasures(file: string, dataKey: Uint8Array): readonly Erasure[] | null {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  if (/^\s*(?:cus_|$)/.test(bytes.toString('latin1', 0, 8))) return readPlain(bytes.toString('utf8'));
  const text = unsealText(backupKeyOf(dataKey), place, bytes);
  if (text === null) return null;
  const parsed = content.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.erasures : null;
}

/** Returns the bytes of a list. */
export const sealErasures = (erasures: readonly Erasure[], dataKey: Uint8Array): Buffer =>
  sealText(backupKeyOf(dataKey), place, JSON.stringify({ version: 1, erasures }));

/** @throws what the file system said; the list is then as it was */
export async function writeErasures(
  file: string,
  erasures: readonly Erasure[],
  dataKey: Uint8Array,
): Promise<void> {
  await replaceFile(file, sealErasures(erasures, dataKey));
  await syncFolder(dirname(file));
}

/**
 * Returns both lists as one, oldest first. Of a customer who is on both, our own entry counts, unless only the other is done; whom merges
 * had made part of the customer by one of them is erased too.
 */
export function mergedErasures(own: readonly Erasure[], others: readonly Erasure[]): Erasure[] {
  const byCustomer = new Map(own.map((erasure) => [erasure.customerId, erasure]));
  for (const other of others) {
    const known = byCustomer.get(other.customerId);
    const entry = known === undefined || (other.done && !known.done) ? other : known;
    const merged = [...new Set([...(known?.merged ?? []), ...other.merged])];
    byCustomer.set(other.customerId, { ...entry, merged });
  }
  return [...byCustomer.values()].toSorted((a, b) => a.at.localeCompare(b.at));
}
