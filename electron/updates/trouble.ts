import type { UpdateTrouble } from '../../shared/model/updates.ts';
import { codeOf } from '../error-code.ts';

/** A step of an update that failed in a way that the screen explains. */
export class UpdateFailure extends Error {
  readonly trouble: UpdateTrouble;

  constructor(trouble: UpdateTrouble, options?: ErrorOptions) {
    super(`the update failed: ${trouble}`, options);
    this.name = 'UpdateFailure';
    this.trouble = trouble;
  }
}

const troubles: Readonly<Record<string, UpdateTrouble>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  ERR_CHECKSUM_MISMATCH: 'damaged',
  ERR_UPDATER_INVALID_SIGNATURE: 'damaged',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'nothing',
  ERR_UPDATER_NO_FILES_PROVIDED: 'nothing',
  ENOENT: 'nothing',
  HTTP_ERROR_404: 'nothing',
  ECONNRESET: 'cut-off',
  ERR_STREAM_PREMATURE_CLOSE: 'cut-off',
  ECONNREFUSED: 'silent',
  ENOTFOUND: 'silent',
  EAI_AGAIN: 'silent',
  ETIMEDOUT: 'silent',
  EHOSTUNREACH: 'silent',
  ENETUNREACH: 'silent',
  UND_ERR_SOCKET: 'silent',
};

/** Returns what a step's error means. Libraries wrap the system's error, so its cause is looked at too. */
export function troubleOf(error: unknown): UpdateTrouble {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    if (each instanceof UpdateFailure) return each.trouble;
    if (each.name === 'TimeoutError') return 'silent';
    const known = troubles[codeOf(each) ?? ''];
    if (known !== undefined) return known;
  }
  return 'other';
}

/** Returns a code or a name for the log. */
export const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return codeOf(cause) ?? (cause instanceof Error ? cause.name : typeof cause);
};
