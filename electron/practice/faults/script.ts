/**
 * A script of faults: which call of which endpoint fails, and how. A file holds
 *
 *   { "faults": [
 *     { "endpoint": "makeIdPhoto", "call": 2, "do": "status", "status": 503, "headers": { "retry-after": "5" } },
 *     { "endpoint": "getIdPhotoNoWatermark", "call": "every", "do": "reset", "at": "mid-answer" }
 *   ] }
 *
 * Calls are counted from 1 by endpoint and region since the service started. When several lines fit a call, the first
 * is played.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The endpoints by the last part of their address; `files` and `codes` are the images behind an answer. */
const faultEndpoints = [
  ...['health', 'listIdPhotoSpecCode', 'getIdPhotoSpec', 'queryAccountStatus'],
  ...['makeIdPhoto', 'makeIdPhotoWatermark', 'getIdPhotoNoWatermark'],
  ...['aiEdit', 'removeBackground', 'removeBackgroundFast', 'photoEnhance', 'faceMatch'],
  ...['generate-portrait', 'files', 'codes'],
] as const;

const DELAY_MAX_MS = 600_000;

/** `before-work`: nothing is counted or stored. `after-work`: everything is, and only the answer differs. */
const when = z.enum(['before-work', 'after-work']).default('before-work');

const line = { endpoint: z.enum(faultEndpoints), call: z.union([z.int().min(1), z.literal('every')]) };

const faultLine = z.discriminatedUnion('do', [
  z.strictObject({
    ...line,
    do: z.literal('status'),
    status: z.int().min(200).max(599),
    /** A text is sent as it is, anything else as JSON; when absent, practice's usual error body is sent. */
    body: z.unknown().optional(),
    headers: z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string()).default({}),
    when,
  }),
  z.strictObject({ ...line, do: z.literal('delay'), ms: z.int().min(0).max(DELAY_MAX_MS), when }),
  z.strictObject({
    ...line,
    do: z.literal('reset'),
    at: z.enum(['before-work', 'before-answer', 'mid-answer']),
  }),
  z.strictObject({
    ...line,
    do: z.literal('answer'),
    /**
     * `cut-json`: half of the answer, as if it were complete. `wrong-shape`: JSON of another form. `html`: a captive
     * portal. `no-image`, `broken-image`, `no-code`: the answer without its images or code, or with text in their
     * place. `expired-url`: addresses that have expired.
     */
    as: z.enum(['cut-json', 'wrong-shape', 'html', 'no-image', 'broken-image', 'no-code', 'expired-url']),
  }),
]);

const faultScript = z.strictObject({ faults: z.array(faultLine) });

export type Fault = z.output<typeof faultLine>;

/** Returns one line for each fault in the script, at most five. */
function complaints(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the script'}: ${message}`)
    .join('; ');
}

/** @throws with a sentence that names the fault and its position in the script */
export function parseFaults(text: string): readonly Fault[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error('The script of faults is not valid JSON', { cause });
  }
  const parsed = faultScript.safeParse(json);
  if (!parsed.success) throw new Error(`The script of faults is not valid: ${complaints(parsed.error)}`);
  return parsed.data.faults;
}

/** @throws when the file cannot be read or is not a valid script */
export const readFaults = (path: string): readonly Fault[] => parseFaults(readFileSync(path, 'utf8'));
