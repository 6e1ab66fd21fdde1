/**
 * UK photo codes: their form, how they are read aloud, how long they live.
 * A code is opaque and case-sensitive: it is never corrected, only described.
 */

/** Days from creation that a code is valid (the service's interface). */
export const photoCodeDays = 21;

/** Specifications whose finals carry a code by the interface; for `uk-driverlicense` it is optional. */
const withCode: ReadonlySet<string> = new Set(['uk-passport', 'uk-digital-passport']);

/** True when a final of this specification is expected to bring a code. */
export const expectsPhotoCode = (specCode: string): boolean => withCode.has(specCode);

const day = 24 * 60 * 60 * 1000;

/** How a code differs from what is promised. None of it says that the passport office would refuse it. */
export type CodeDeviation =
  /** No `{code_host}/{path}`. */
  | 'no-slash'
  /** The host is not labels of letters, digits and hyphens with a dot between. */
  | 'host-form'
  /** The passport office's guide: a sub-domain of 1 to 6 characters, a top-level domain of 2 or 3. */
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
  /** The path in groups of at most four, for the eye and the voice; joined, they are the path. */
  readonly groups: readonly string[];
  readonly deviations: readonly CodeDeviation[];
}

const hostForm = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Takes a code apart. Accepts any text; what deviates is named. */
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

/** What the interface itself promises of a code; the office's guide is about codes of every supplier. */
const promised: readonly CodeDeviation[] = ['no-slash', 'host-form', 'path-length', 'path-characters'];

/** True for a code of the interface's form, `{code_host}/<8 alphanumeric characters>`. */
export const hasPromisedForm = (code: string): boolean =>
  readPhotoCode(code).deviations.every((deviation) => !promised.includes(deviation));

/** When a code made at `issued` ends: exactly 21 days of 24 hours later. UTC milliseconds in and out. */
export const expiresAt = (issued: number): number => issued + photoCodeDays * day;

/** True as long as the code can still be used: up to, not including, the moment it ends. */
export const isLive = (issued: number, now: number): boolean => now < expiresAt(issued);

/** Whole days that are left at `now`, rounded down; 0 on the last day and after the end. */
export const daysLeft = (issued: number, now: number): number =>
  Math.min(photoCodeDays, Math.max(0, Math.floor((expiresAt(issued) - now) / day)));
