/** Turns an error into words and a next action. No other module does. */
import type { ErrorCode, ErrorDetails } from '../../shared/errors.ts';
import { BridgeError, ConnectionLost } from '../bridge/bridge.ts';
import { hasWords, t } from '../i18n/index.ts';

/** The action that one press offers for an error; `none` when the words say enough. */
export type ErrorAction =
  | 'retry'
  | 'retake'
  | 'document'
  | 'account'
  | 'printing'
  | 'printers'
  | 'reload'
  | 'none';

const actions: Readonly<Record<ErrorCode, ErrorAction>> = {
  INVALID_INPUT: 'none',
  FOREIGN_SENDER: 'reload',
  NOT_FOUND: 'reload',
  WRONG_STEP: 'reload',
  IMAGE_NOT_RECOGNISED: 'retake',
  IMAGE_TOO_LARGE: 'retake',
  IMAGE_TOO_SMALL: 'retake',
  IMAGE_HEIC_UNREADABLE: 'retake',
  IMAGE_DECODER_FAILED: 'retry',
  FOLDER_FILE_GONE: 'retake',
  PHOTO_FILE_MISSING: 'retake',
  CAMERA_AWAY: 'none',
  CAMERA_BUSY: 'none',
  CAMERA_NO_FOCUS: 'none',
  CAMERA_CARD_FULL: 'none',
  CAMERA_MIRROR_UP: 'none',
  CAMERA_RAW_ONLY: 'none',
  CAMERA_FAILED: 'none',
  SERVICE_NO_ACCOUNT: 'account',
  SERVICE_NO_HEADSHOT_ADDRESS: 'account',
  SERVICE_CREDENTIALS: 'account',
  SERVICE_NOT_ENABLED: 'account',
  SERVICE_REQUEST_REFUSED: 'document',
  SERVICE_IMAGE_REFUSED: 'retake',
  SERVICE_UNKNOWN_DOCUMENT: 'document',
  SERVICE_UNKNOWN_PHOTO: 'retake',
  SERVICE_NO_FACE: 'retake',
  SERVICE_PROCESSING: 'none',
  SERVICE_CREDIT: 'account',
  SERVICE_BUSY: 'retry',
  SERVICE_UNREACHABLE: 'retry',
  SERVICE_CERTIFICATE: 'none',
  SERVICE_UNCERTAIN: 'none',
  // The next step says whether the picture is fetched, which is free, or requested again, which is not.
  SERVICE_IMAGE_PENDING: 'none',
  CALL_OPEN: 'none',
  CALLS_HELD: 'retry',
  FINAL_IN_DOUBT: 'none',
  NO_PRINT_UNTOLD: 'none',
  PART_PAID: 'none',
  DISCOUNT_TOO_LARGE: 'none',
  DUE_CHANGED: 'reload',
  TAKINGS_CHANGED: 'reload',
  EDIT_LOCKED: 'none',
  EXPORT_TARGET_GONE: 'retry',
  EXPORT_FAILED: 'retry',
  SUPERVISOR_REQUIRED: 'account',
  PIN_NOT_SET: 'account',
  PIN_WRONG: 'none',
  PIN_WAIT: 'none',
  NAME_TAKEN: 'none',
  LAST_SUPERVISOR: 'none',
  COUNTER_LOCKED: 'none',
  KIOSK_LOCKED: 'none',
  RECORDS_READ_ONLY: 'none',
  RECORDS_DAMAGED: 'none',
  RECORDS_MISSING: 'reload',
  RECORDS_INCOMPLETE: 'none',
  RECORDS_NEWER: 'none',
  RECORDS_UNSAFE: 'none',
  RECORDS_CHECKING: 'retry',
  RECORDS_BUSY: 'retry',
  DISK_FULL: 'retry',
  DISK_FAILED: 'retry',
  KEYCHAIN_UNAVAILABLE: 'account',
  PRINTER_UNKNOWN: 'printing',
  PRINTER_REFUSED: 'none',
  PRINTER_STOPPED: 'none',
  PRINTER_RESUME_REFUSED: 'none',
  PRINTER_UNREACHABLE: 'retry',
  PRINTER_NOT_APPROVED: 'printers',
  PROFILE_WRONG: 'printers',
  SHEET_IMPOSSIBLE: 'none',
  SHEET_IN_USE: 'none',
  SHEET_MISSING: 'none',
  PRINT_FILE_WRONG: 'none',
  PRINT_UNCERTAIN: 'none',
  PRINT_NOT_MOVED: 'none',
  INTERNAL: 'reload',
};

export interface ErrorWords {
  readonly code: ErrorCode;
  /** Says what happened. */
  readonly title: string;
  /** Says whether money or credit was spent. */
  readonly cost: string;
  /** Says what to do now. */
  readonly now: string;
  readonly action: ErrorAction;
}

/** True for a call that was sent and has an unknown outcome, whatever ended it. */
export const isUncertain = ({ code, details }: Pick<BridgeError, 'code' | 'details'>): boolean =>
  code === 'SERVICE_UNCERTAIN' || details['outcome'] === 'uncertain';

/** True when the kiosk has the service's answer and only its picture could not be stored. */
const isAnswerKept = (details: ErrorDetails): boolean => details['answer'] === 'kept';

/** True when the service would refuse the same picture again. A picture that is too large it may accept as a smaller copy. */
export const showsNoUsableFace = ({ code, details }: Pick<BridgeError, 'code' | 'details'>): boolean =>
  code === 'SERVICE_NO_FACE' || (code === 'SERVICE_IMAGE_REFUSED' && variantOf(code, details) === null);

/** Returns the key of the words for an error's details, within those for its code; null where the code says enough. */
export function variantOf(code: ErrorCode, details: ErrorDetails): string | null {
  const { reason, lost } = details;
  if (code === 'SERVICE_IMAGE_REFUSED') return reason === 'too-large-for-service' ? 'tooLarge' : null;
  if (code !== 'SERVICE_IMAGE_PENDING') return null;
  if (lost === true) return reason === 'unreadable' || reason === 'too-large' ? 'unusable' : 'lost';
  return reason === 'damaged' ? 'damaged' : null;
}

/**
 * Returns the words for `code`. A call of unknown outcome is described as one: it may have counted, and no single press
 * offers it again.
 */
export function errorWords(code: ErrorCode, details: ErrorDetails = {}): ErrorWords {
  const uncertain = isUncertain({ code, details });
  const ended = uncertain ? 'SERVICE_UNCERTAIN' : code;
  const variant = uncertain ? null : variantOf(code, details);
  if (variant !== null) {
    const part = (name: 'title' | 'cost' | 'now'): string => {
      const key = `errors.${code}.${variant}.${name}`;
      return hasWords(key) ? t(key) : t(`errors.${code}.${name}`);
    };
    return { code, title: part('title'), cost: part('cost'), now: part('now'), action: actions[code] };
  }
  const itsTitle = `errors.${code}.uncertain`;
  return {
    code,
    title: uncertain && hasWords(itsTitle) ? t(itsTitle) : t(`errors.${code}.title`),
    cost: isAnswerKept(details) ? t('errorAnswerKept') : t(`errors.${ended}.cost`),
    now: t(`errors.${ended}.now`, { command: String(details['command'] ?? '') }),
    action: isAnswerKept(details) ? 'none' : actions[ended],
  };
}

/**
 * Returns the error of a call if its screen should show it (a `BridgeError`), and null for a lost connection, which the
 * whole screen shows. Throws anything else again, because it is a bug.
 */
export function expectedFailure(error: unknown): BridgeError | null {
  if (error instanceof BridgeError) return error;
  if (error instanceof ConnectionLost) return null;
  throw error;
}
