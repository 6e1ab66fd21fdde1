/** Finds out why a job does not come out, from the keywords of spooler and device. */
import type { PrintTrouble } from '../../shared/model/prints.ts';

/**
 * Keywords of `printer-state-reasons` and `job-state-reasons` (RFC 8011, 5.3.8 and 5.4.12; PWG 5100.9 for supplies and
 * covers) and CUPS' own, without their severity. An entry higher in the list wins over a lower one: a queue that its
 * device has stopped because it is out of paper is `paused` too.
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

/** A reason may end with its severity (RFC 8011, 5.4.12). */
const severity = /-(?:error|warning|report)$/;
const plain = (reason: string): string => reason.replace(severity, '');

/** Returns whether a device is looking for its printer: a moment before each sheet, or all the time when it is off. */
export const isConnecting = (reason: string): boolean => plain(reason) === 'connecting-to-device';

export const isCrash = (reason: string): boolean => plain(reason) === 'cups-filter-crashed';

/**
 * Returns the most serious trouble, or null when nothing keeps a sheet back. Messages and unknown warnings do not; an
 * unknown keyword does if it ends in `-error`.
 *
 * @param reasons the spooler's keywords, for example `media-empty-error`, and its messages
 */
export function troubleOf(reasons: readonly string[]): PrintTrouble | null {
  const words = new Set(reasons.map(plain));
  const known = meanings.find(([, keywords]) => keywords.some((keyword) => words.has(keyword)));
  if (known !== undefined) return known[0];
  return reasons.some((reason) => /^[a-z][\w.-]*-error$/.test(reason)) ? 'other' : null;
}

/** Troubles that stop a sheet before any of it is on paper: sending it again prints it only once. */
const beforePaper: ReadonlySet<PrintTrouble> = new Set(['media-empty', 'ribbon-empty', 'cover-open']);

/**
 * Returns whether a printer that reports these reasons has not started the job.
 *
 * @param copies how many sheets the job has; paper or ribbon may have run out after the first of several
 */
export function saysNothingSent(reasons: readonly string[], copies: number): boolean {
  const trouble = troubleOf(reasons);
  if (reasons.some(isConnecting) || trouble === 'offline') return true;
  return copies === 1 && trouble !== null && beforePaper.has(trouble);
}
