/** Practice's error answers: every failure has the same body. */
const practiceErrorCodes = {
  BAD_JSON: 400,
  MISSING_FIELD: 400,
  INVALID_FIELD: 400,
  BAD_BASE64: 400,
  INVALID_CREDENTIALS: 401,
  QUOTA_EXHAUSTED: 402,
  SUBSCRIPTION_INACTIVE: 402,
  ACCOUNT_DELETED: 403,
  CAPABILITY_OFF: 403,
  BAD_SIGNATURE: 403,
  LINK_EXPIRED: 403,
  UNKNOWN_SPEC: 404,
  UNKNOWN_PHOTO: 404,
  UNKNOWN_CODE: 404,
  NOT_FOUND: 404,
  CODE_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  NOT_JSON: 415,
  NOT_AN_IMAGE: 422,
  IMAGE_SIZE: 422,
  /** For endpoints where a missing face is not a photo-quality issue: face match, headshots. */
  FACE_NOT_FOUND: 422,
  SEVERAL_FACES: 422,
  SHEET_IMPOSSIBLE: 422,
  /** The caller has gone and cannot read the answer; nginx's number for the same. */
  CANCELLED: 499,
  PROCESSING_FAILED: 500,
  BUSY: 503,
} as const;
export type PracticeErrorCode = keyof typeof practiceErrorCodes;

export interface ErrorBody {
  readonly error: { readonly code: PracticeErrorCode; readonly message: string };
}

/** A refusal with a sentence. The message never holds a credential or a part of an image. */
export class PracticeError extends Error {
  readonly code: PracticeErrorCode;
  readonly status: number;

  constructor(code: PracticeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PracticeError';
    this.code = code;
    this.status = practiceErrorCodes[code];
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message } };
  }
}
