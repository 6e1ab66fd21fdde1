/** What went wrong in a retouch session, in words that fit one: no order waits there, and no document is chosen. */
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { ErrorCode, ErrorDetails } from '../../shared/errors.ts';
import type { CallView } from '../../shared/model/calls.ts';
import { hasWords, t } from '../i18n/index.ts';
import { errorWords, isUncertain, variantOf } from '../ui/errors.ts';

export interface Trouble {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

/** What a person can do about it with one press. `other` leads to another picture. */
export type TroubleAction = 'retry' | 'account' | 'other' | 'none';

export interface TroubleWords {
  /** What happened. */
  readonly title: string;
  /** Whether anything was spent, and what to do now. */
  readonly text: string;
  readonly action: TroubleAction;
}

/** A call that ended badly while nobody looked; null when the last one went well, or is still open. */
export function troubleOfCall(call: CallView | null): Trouble | null {
  if (call?.error == null) return null;
  return call.state === 'refused' || call.state === 'not-sent'
    ? {
        code: call.error,
        details: { outcome: call.state, ...(call.reason === null ? {} : { reason: call.reason }) },
      }
    : null;
}

const actions: Partial<Readonly<Record<ErrorCode, TroubleAction>>> = {
  SERVICE_IMAGE_REFUSED: 'other',
  SERVICE_NO_FACE: 'other',
  NOT_FOUND: 'other',
  PHOTO_FILE_MISSING: 'other',
  IMAGE_NOT_RECOGNISED: 'other',
  IMAGE_TOO_LARGE: 'other',
  IMAGE_TOO_SMALL: 'other',
  IMAGE_DECODER_FAILED: 'other',
  SERVICE_REQUEST_REFUSED: 'none',
};

/** @returns null for what its own panel says already: a call of unknown outcome that waits for a person */
export function troubleWords({ code, details }: Trouble, session: RetouchSessionView): TroubleWords | null {
  const uncertain = isUncertain({ code, details });
  if (uncertain && session.openCall?.state === 'uncertain') return null;
  const usual = errorWords(code, details);
  /** The retouch session's own words where it has them; of a call of unknown outcome the usual ones. */
  const own = (part: 'title' | 'cost' | 'now'): string => {
    const key = `retouch.trouble.${part}.${code}`;
    return !uncertain && variantOf(code, details) === null && hasWords(key) ? t(key) : usual[part];
  };
  const { action } = usual;
  return {
    title: own('title'),
    text: [own('cost'), own('now'), t('retouch.trouble.kept')].join(' '),
    action: actions[code] ?? (action === 'retry' || action === 'account' ? action : 'none'),
  };
}
