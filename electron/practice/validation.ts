/** Checks request bodies before anything is spent: credentials first, then each field. */
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { sensitivityKeys, sensitivityLevels } from '../../shared/service/issues.ts';
import { PracticeError } from './errors.ts';

/** Both key and secret. Not confidential: practice is open to anyone who can reach loopback. */
export const PRACTICE_CREDENTIAL = 'practice';

const SHEET_SIDE_MAX = 12_000;
const SHEET_AREA_MAX = 80_000_000;

const levels = z.enum(sensitivityLevels);
const sensitivity = z.strictObject(
  Object.fromEntries(sensitivityKeys.map((key) => [key, levels.optional()])),
);

export interface SheetSize {
  /** The size as requested, the key in the answer's map. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

const sheetSize = z
  .string()
  .regex(/^[1-9]\d{0,4}\*[1-9]\d{0,4}$/, 'must have the form <width>*<height> in pixels')
  .transform((key): SheetSize => {
    const [width = 0, height = 0] = key.split('*').map(Number);
    return { key, width, height };
  })
  .refine(
    ({ width, height }) => Math.max(width, height) <= SHEET_SIDE_MAX && width * height <= SHEET_AREA_MAX,
    `may have at most ${SHEET_SIDE_MAX} px a side and ${SHEET_AREA_MAX / 1e6} megapixels`,
  );

/** At most ten sheet sizes per request: the interface's limit. */
const photoSheet = z.object({ sheetSizes: z.array(sheetSize).max(10) });

/** A text that is not empty. */
export const text = z.string().min(1, 'must not be empty');

export const makePhotoBody = z.object({
  imageBase64: text,
  specCode: text,
  outputFormat: z.enum(['S3_URL', 'IMAGE_BASE64']).default('S3_URL'),
  issueSensitivityOverride: sensitivity.nullish(),
  photoSheet: photoSheet.nullish(),
});

export const makePreviewBody = z.object({
  imageBase64: text,
  specCode: text,
  watermarkText: z
    .string()
    .transform((value) => value.normalize('NFC').toLowerCase())
    .pipe(z.enum(['preview', 'aperçu'], 'must be Preview or Aperçu'))
    .default('preview'),
  issueSensitivityOverride: sensitivity.nullish(),
});

export const getFinalBody = z.object({ photoUuid: text, photoSheet: photoSheet.nullish() });
export const getSpecBody = z.object({ specCode: text });
export const noFields = z.object({});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameText(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const credentialFields = { 'key-and-secret': ['apiKey', 'apiSecret'], 'key-only': ['apiKey'] } as const;

/** Headshots use the key alone (interface); a secret sent with it is ignored. */
export type CredentialForm = keyof typeof credentialFields;

function checkCredentials(body: Readonly<Record<string, unknown>>, form: CredentialForm): void {
  const fields = credentialFields[form];
  if (fields.every((field) => sameText(body[field], PRACTICE_CREDENTIAL))) return;
  const verb = fields.length === 1 ? 'is' : 'are';
  throw new PracticeError('INVALID_CREDENTIALS', `${fields.join(' and ')} ${verb} missing or not valid.`);
}

/**
 * Returns the checked fields of a request.
 * @throws PracticeError 401 for missing or wrong credentials, 400 for a missing or invalid field, by name
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  form: CredentialForm = 'key-and-secret',
): z.output<Schema> {
  if (!isRecord(body)) throw new PracticeError('BAD_JSON', 'The body must be a JSON object.');
  checkCredentials(body, form);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  const field = first?.path.join('.') ?? '';
  if (first?.code === 'unrecognized_keys') {
    throw new PracticeError('INVALID_FIELD', `${field} has a key that is not known: ${first.keys[0]}.`);
  }
  const missing = field !== '' && first?.path.length === 1 && (body[field] ?? undefined) === undefined;
  if (missing) throw new PracticeError('MISSING_FIELD', `${field} is required.`);
  throw new PracticeError('INVALID_FIELD', `${field} is not valid: ${first?.message ?? 'wrong value'}.`);
}
