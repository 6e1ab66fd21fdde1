/** Words for errors in a retouch session, where no order waits and no document is chosen. */
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { ErrorCode, ErrorDetails } from '../../shared/errors.ts';
import type { CallView } from '../../shared/model/calls.ts';
import { hasWords, t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { errorWords, isUncertain, variantOf } from '../ui/errors.ts';

export interface Trouble {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
}

/** The action that one press offers. `other` leads to another picture. */
export type TroubleAction = 'retry' | 'account' | 'other' | 'none';

export interface TroubleWords {
  /** Says what happened. */
  readonly title: string;
  /** Says whether anything was spent, and what to do now. */
  readonly text: string;
  readonly action: TroubleAction;
}

/** Returns the error of a call that failed while nobody watched; null when the last one succeeded or is still open. */
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

/**
 * Returns the words for an error. @returns null when a panel already shows it: a call of unknown outcome that waits for a
 * person
 */
export function troubleWords({ code, details }: Trouble, session: RetouchSessionView): TroubleWords | null {
  const uncertain = isUncertain({ code, details });
  if (uncertain && session.openCall?.state === 'uncertain') return null;
  const usual = errorWords(code, details);
  /** The session's own words where there are any; a call of unknown outcome has the usual ones. */
  const own = (part: 'title' | 'cost' | 'now'): string => {
    const key = `retouch.trouble.${part}.${code}`;
    return !uncertain && variantOf(code, details) === null && hasWords(key) ? t(key) : usual[part];
  };
  const { action } = usual;
  return {
    title: own('title'),
    text: sentences(own('cost'), own('now'), t('retouch.trouble.kept')),
    action: actions[code] ?? (action === 'retry' || action === 'account' ? action : 'none'),
  };
}
