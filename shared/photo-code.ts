/**
 * UK photo codes: their form, how they are read aloud, and how long they are valid. A code is opaque and case-sensitive:
 * it is described but never corrected.
 */

/** Days from creation that a code is valid (the service's interface). */
export const photoCodeDays = 21;

/** Specifications whose finals carry a code according to the interface; it is optional for `uk-driverlicense`. */
const withCode: ReadonlySet<string> = new Set(['uk-passport', 'uk-digital-passport']);

/** True when a final of this specification should bring a code. */
export const expectsPhotoCode = (specCode: string): boolean => withCode.has(specCode);

const day = 24 * 60 * 60 * 1000;

/** How a code deviates from its promised form. A deviation does not mean that the passport office would refuse the code. */
type CodeDeviation =
  /** No `{code_host}/{path}`. */
  | 'no-slash'
  /** The host is not made of labels of letters, digits and hyphens separated by dots. */
  | 'host-form'
  /** The passport office's guide: a sub-domain of 1 to 6 characters and a top-level domain of 2 or 3. */
  | 'host-lengths'
  /** The interface: 8 alphanumeric characters. */
  | 'path-length'
  | 'path-characters'
  /** The passport office's guide: a path of 6 to 8 characters. */
  | 'path-outside-guide';

export interface PhotoCode {
  /** As the service gave it, without surrounding spaces. */
  readonly text: string;
  /** Empty when there is no slash. */
  readonly host: string;
  readonly path: string;
  /** The path in groups of at most four characters, easier to read and say; joined, they are the path. */
  readonly groups: readonly string[];
  readonly deviations: readonly CodeDeviation[];
}

const hostForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Splits a code into its parts. Accepts any text and lists the deviations. */
export function readPhotoCode(code: string): PhotoCode {
  const text = code.trim();
  const slash = text.lastIndexOf('/');
  const host = slash < 0 ? '' : text.slice(0, slash);
  const path = text.slice(slash + 1);
  const found: readonly (readonly [CodeDeviation, boolean])[] = [
    ['no-slash', slash < 0],
    ['host-form', slash >= 0 && !hostForm.test(host)],
    ['host-lengths', hostForm.test(host) && !hasGuideLengths(host)],
    ['path-length', path.length !== 8],
    ['path-characters', !/^[A-Za-z0-9]+$/.test(path)],
    ['path-outside-guide', path.length < 6 || path.length > 8],
  ];
  return {
    text,
    host,
    path,
    groups: path.match(/.{1,4}/gsu) ?? [],
    deviations: found.filter(([, holds]) => holds).map(([deviation]) => deviation),
  };
}

/** Sub-domain 1 to 6 and top-level domain 2 to 3 characters (passport.service.gov.uk/help/photo-codes). */
function hasGuideLengths(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const sub = labels[0] ?? '';
  const subFits = labels.length < 3 || sub.length <= 6;
  return subFits && top.length >= 2 && top.length <= 3;
}

/** Deviations from the interface's promise; the passport office's guide covers codes from every supplier. */
const promised: readonly CodeDeviation[] = ['no-slash', 'host-form', 'path-length', 'path-characters'];

/** True for a code of the interface's form, `{code_host}/<8 alphanumeric characters>`. */
export const hasPromisedForm = (code: string): boolean =>
  readPhotoCode(code).deviations.every((deviation) => !promised.includes(deviation));

/** Returns when a code made at `issued` expires: exactly 21 days of 24 hours later. UTC milliseconds in and out. */
export const expiresAt = (issued: number): number => issued + photoCodeDays * day;
