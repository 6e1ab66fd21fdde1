import { KioskError } from '../../shared/errors.ts';

/** Returns Node's code of a file error, such as `ENOSPC`; null for any other error. */
export function fileCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : null;
}

/** The reason why a target took no files, for `EXPORT_FAILED`. */
type TargetFailure = 'full' | 'read-only' | 'in-use' | 'broken';

const reasons: Readonly<Record<string, TargetFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'in-use',
};
/** Error codes for a stick that was pulled, a share that disconnected, or a folder that was removed. */
const gone: ReadonlySet<string> = new Set([
  ...['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'ESTALE'],
  ...['ENOTCONN', 'EHOSTDOWN', 'EHOSTUNREACH', 'ETIMEDOUT', 'EBADF'],
]);

export const targetGone = (options?: ErrorOptions): KioskError =>
  new KioskError('EXPORT_TARGET_GONE', 'the target of an export is not there', {}, options);

/**
 * Converts a failed write to a KioskError without the path that Node's message holds. Returns other errors
 * unchanged.
 */
export function targetError(error: unknown): unknown {
  const code = fileCode(error);
  if (code === null) return error;
  if (gone.has(code)) return targetGone();
  return new KioskError('EXPORT_FAILED', `an exported file could not be written (${code})`, {
    reason: isNaming(error) && reasons[code] === 'read-only' ? 'in-use' : (reasons[code] ?? 'broken'),
  });
}

/**
 * True when only the rename failed. The file could be written, so the target is writable: Windows says EPERM
 * for a file that another program holds.
 */
const isNaming = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'rename';
