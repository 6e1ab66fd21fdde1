import { KioskError } from '../../shared/errors.ts';

/** Node's code of a file error, such as `ENOSPC`; null for any other error. */
export function fileCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : null;
}

/** Why a place took no files, for `EXPORT_FAILED`. */
export type PlaceFailure = 'full' | 'read-only' | 'in-use' | 'broken';

const reasons: Readonly<Record<string, PlaceFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'in-use',
};
/** What a stick that was pulled, a share that went, or a folder that was removed answers. */
const gone: ReadonlySet<string> = new Set([
  ...['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'ESTALE'],
  ...['ENOTCONN', 'EHOSTDOWN', 'EHOSTUNREACH', 'ETIMEDOUT', 'EBADF'],
]);

export const placeGone = (options?: ErrorOptions): KioskError =>
  new KioskError('EXPORT_PLACE_GONE', 'the place of an export is not there', {}, options);

/** A failed write in the kiosk's own words, without the path that Node's message holds. Bugs stay what they are. */
export function placeError(error: unknown): unknown {
  const code = fileCode(error);
  if (code === null) return error;
  if (gone.has(code)) return placeGone();
  return new KioskError('EXPORT_FAILED', `an exported file could not be written (${code})`, {
    reason: isNaming(error) && reasons[code] === 'read-only' ? 'in-use' : (reasons[code] ?? 'broken'),
  });
}

/** The file could be written, so the place can be: Windows says EPERM for a file that another program holds. */
const isNaming = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'rename';
