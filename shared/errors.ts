/**
 * The closed set of errors that a person can see. Each code has its words and its next action in
 * `renderer/i18n`; a code without words fails a test.
 */
export const errorCodes = [
  // the request
  'INVALID_INPUT',
  'FOREIGN_SENDER',
  'NOT_FOUND',
  'WRONG_STEP',
  // pictures
  'IMAGE_NOT_RECOGNISED',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_SMALL',
  'IMAGE_HEIC_UNREADABLE',
  'IMAGE_DECODER_FAILED',
  'FOLDER_FILE_GONE',
  'PHOTO_FILE_MISSING',
  // a camera that another program drives
  'CAMERA_AWAY',
  'CAMERA_BUSY',
  'CAMERA_NO_FOCUS',
  'CAMERA_CARD_FULL',
  'CAMERA_MIRROR_UP',
  'CAMERA_RAW_ONLY',
  'CAMERA_FAILED',
  // the photo service
  'SERVICE_NO_ACCOUNT',
  'SERVICE_NO_HEADSHOT_ADDRESS',
  'SERVICE_CREDENTIALS',
  'SERVICE_NOT_ENABLED',
  'SERVICE_REQUEST_REFUSED',
  'SERVICE_IMAGE_REFUSED',
  'SERVICE_UNKNOWN_DOCUMENT',
  'SERVICE_UNKNOWN_PHOTO',
  'SERVICE_NO_FACE',
  'SERVICE_PROCESSING',
  'SERVICE_CREDIT',
  'SERVICE_BUSY',
  'SERVICE_UNREACHABLE',
  'SERVICE_CERTIFICATE',
  'SERVICE_UNCERTAIN',
  'SERVICE_IMAGE_PENDING',
  'CALL_OPEN',
  'CALLS_HELD',
  'FINAL_IN_DOUBT',
  'NO_PRINT_UNTOLD',
  'PART_PAID',
  'DISCOUNT_TOO_LARGE',
  'DUE_CHANGED',
  'TAKINGS_CHANGED',
  // edits
  'EDIT_LOCKED',
  'EXPORT_TARGET_GONE',
  'EXPORT_FAILED',
  // supervisor
  'SUPERVISOR_REQUIRED',
  'PIN_NOT_SET',
  'PIN_WRONG',
  'PIN_WAIT',
  'NAME_TAKEN',
  'LAST_SUPERVISOR',
  'COUNTER_LOCKED',
  'KIOSK_LOCKED',
  // records, disk, keys
  'RECORDS_READ_ONLY',
  'RECORDS_DAMAGED',
  'RECORDS_MISSING',
  'RECORDS_INCOMPLETE',
  'RECORDS_NEWER',
  'RECORDS_UNSAFE',
  'RECORDS_CHECKING',
  'RECORDS_BUSY',
  'DISK_FULL',
  'DISK_FAILED',
  'KEYCHAIN_UNAVAILABLE',
  // paper
  'PRINTER_UNKNOWN',
  'PRINTER_REFUSED',
  'PRINTER_STOPPED',
  'PRINTER_RESUME_REFUSED',
  'PRINTER_UNREACHABLE',
  'PRINTER_NOT_APPROVED',
  'PROFILE_WRONG',
  'SHEET_IMPOSSIBLE',
  'SHEET_IN_USE',
  'SHEET_MISSING',
  'PRINT_FILE_WRONG',
  'PRINT_UNCERTAIN',
  'PRINT_NOT_MOVED',
  // a bug of ours
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Facts for the sentence that a person reads: never a secret, a path, an address or image bytes. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean>>;

/** The form in which an error crosses the bridge. */
export interface KioskErrorShape {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** An expected failure. Anything else that is thrown is a bug and becomes `INTERNAL`. */
export class KioskError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /**
   * @param code decides what a person is told
   * @param message one English sentence for the log; holds no personal data
   * @param details facts for the sentence on screen
   */
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'KioskError';
    this.code = code;
    this.details = details;
  }

  toShape(): KioskErrorShape {
    return { code: this.code, message: this.message, details: this.details };
  }
}
