/** Keeps the newest date that is known to be right in a file beside the records: records that were restored must not change it. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';

const knownDate = z.strictObject({
  version: z.literal(1),
  /** ISO 8601, UTC. */
  known: z.iso.datetime(),
  /** True when a supervisor has confirmed the computer's date since the service last agreed with it. */
  confirmed: z.boolean(),
});
export type KnownDate = Readonly<z.infer<typeof knownDate>>;

/** Returns null when there is no file, or none that can be read: the last change in the records then says as much. */
export async function readKnownDate(file: string): Promise<KnownDate | null> {
  try {
    return knownDate.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) !== null) return null;
    throw error;
  }
}

/** @throws what the file system said */
export async function writeKnownDate(file: string, content: KnownDate): Promise<void> {
  await replaceFile(file, Buffer.from(JSON.stringify(content)));
}
