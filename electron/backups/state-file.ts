/** The two sealed files of a state: what it contains in short, and the list of its pictures. */
import { z } from 'zod';
import type { ImageId } from '../../shared/ids.ts';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const summary = z.object({
  version: z.literal(1),
  /** Version of the program that wrote it. */
  program: z.string(),
  /** Time of the last change in its records; null before the first. */
  changedAt: z.string().nullable(),
  /** Number of commits in its records. */
  change: count,
  lastOrder: z.string().nullable(),
  /** Number of the newest entry of the audit log. Summaries of earlier versions do not have it, nor the next one. */
  entries: count.optional(),
  /** Number of the newest entry that a closing counts. */
  counted: count.optional(),
  orders: count,
  customers: count,
  pictures: count,
  /** Pictures that its records name, and that were not in the vault or did not open. */
  missing: count,
  records: z.strictObject({ sha256, bytes: count }),
});
/** The contents of a state in short. */
export type StateSummary = Readonly<z.infer<typeof summary>>;

/** A picture's file in the repository. */
export interface StoredPicture {
  /** Hash of the encrypted file, hex. It is the file's name. */
  readonly sha256: string;
  /** Length of the encrypted file. */
  readonly bytes: number;
}
export type PictureList = ReadonlyMap<ImageId, StoredPicture>;

export const writeSummary = (content: StateSummary): string => JSON.stringify(content);

/** Returns null for a summary that this version does not know. */
export function readSummary(text: string): StateSummary | null {
  const parsed = summary.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** One line for each picture. The list is long, so it is no JSON. */
export const writeList = (list: PictureList): string =>
  [...list].map(([id, { sha256: hash, bytes }]) => `${id} ${hash} ${String(bytes)}\n`).join('');

export function readList(text: string): PictureList {
  const lines = text === '' ? [] : text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', hash = '', bytes = ''] = line.split(' ');
      return [id as ImageId, { sha256: hash, bytes: Number(bytes) }];
    }),
  );
}
