/** What keeps a job from coming out, read from the words of spooler and device. */
import type { PrintTrouble } from '../../shared/model/prints.ts';

/**
 * Keywords of `printer-state-reasons` and `job-state-reasons` (RFC 8011, 5.3.8 and 5.4.12; PWG 5100.9 has those of
 * supplies and covers) and CUPS' own, without their severity. What stands first hides what stands below it: a queue
 * that its device has stopped for want of paper is `paused` too.
 */
const meanings: readonly (readonly [PrintTrouble, readonly string[]])[] = [
  [
    'filter-failed',
    ['cups-filter-crashed', 'cups-missing-filter', 'cups-insecure-filter', 'unsupported-document-format'],
  ],
  ['media-empty', ['media-empty', 'media-needed', 'input-tray-missing']],
  [
    'ribbon-empty',
    [
      'marker-supply-empty',
      'marker-supply-missing',
      'marker-ribbon-empty',
      'marker-ink-empty',
      'toner-empty',
    ],
  ],
  ['media-jam', ['media-jam', 'media-path-jam']],
  ['cover-open', ['cover-open', 'door-open', 'interlock-open']],
  ['offline', ['offline', 'shutdown', 'timed-out']],
  ['paused', ['paused', 'moving-to-paused', 'printer-stopped', 'printer-stopped-partly']],
  [
    'other',
    [
      'spool-area-full',
      'job-hold-until-specified',
      'cups-held-for-authentication',
      'resources-are-not-ready',
    ],
  ],
];

/** RFC 8011, 5.4.12: a reason may end with how bad it is. */
const severity = /-(?:error|warning|report)$/;
const plain = (reason: string): string => reason.replace(severity, '');

/** What a device says while it looks for its printer: for a moment before each sheet, and for good when it is off. */
export const isConnecting = (reason: string): boolean => plain(reason) === 'connecting-to-device';

export const isCrash = (reason: string): boolean => plain(reason) === 'cups-filter-crashed';

/**
 * The worst of what is said, or null when nothing said keeps a sheet back. Sentences and warnings that are not known
 * do not; an unknown keyword does that calls itself an error.
 *
 * @param reasons the spooler's keywords, for example `media-empty-error`, and its sentences
 */
export function troubleOf(reasons: readonly string[]): PrintTrouble | null {
  const words = new Set(reasons.map(plain));
  const known = meanings.find(([, keywords]) => keywords.some((keyword) => words.has(keyword)));
  if (known !== undefined) return known[0];
  return reasons.some((reason) => /^[a-z][\w.-]*-error$/.test(reason)) ? 'other' : null;
}

/** Troubles that a sheet meets before anything of it is on paper: sent once more, it comes out once. */
const beforePaper: ReadonlySet<PrintTrouble> = new Set(['media-empty', 'ribbon-empty', 'cover-open']);

/**
 * True when a printer that says this has not begun with the job.
 *
 * @param copies how many sheets the job has: paper or ribbon may have run out after the first of several
 */
export function saysNothingSent(reasons: readonly string[], copies: number): boolean {
  const trouble = troubleOf(reasons);
  if (reasons.some(isConnecting) || trouble === 'offline') return true;
  return copies === 1 && trouble !== null && beforePaper.has(trouble);
}
