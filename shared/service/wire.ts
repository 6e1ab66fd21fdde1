/** The photo service's requests and answers, as this program uses them after they have been checked. */
import type { SensitivityOverride } from './issues.ts';

/** Endpoints by their name in the call ledger. */
export const endpoints = {
  health: '/v2/health',
  listIdPhotoSpecCode: '/v2/listIdPhotoSpecCode',
  getIdPhotoSpec: '/v2/getIdPhotoSpec',
  queryAccountStatus: '/v2/queryAccountStatus',
  makeIdPhoto: '/v2/makeIdPhoto',
  makeIdPhotoWatermark: '/v2/makeIdPhotoWatermark',
  getIdPhotoNoWatermark: '/v2/getIdPhotoNoWatermark',
  aiEdit: '/v2/aiEdit',
  removeBackground: '/v2/removeBackground',
  removeBackgroundFast: '/v2/removeBackgroundFast',
  /** On a base address of its own. */
  generatePortrait: '/api/generate-portrait',
  faceMatch: '/v2/faceMatch',
  photoEnhance: '/v2/photoEnhance',
} as const;
export type Endpoint = keyof typeof endpoints;

/** Endpoints that make a photo of an order. */
export const photoEndpoints = [
  'makeIdPhotoWatermark',
  'getIdPhotoNoWatermark',
  'makeIdPhoto',
] as const satisfies readonly Endpoint[];
export type PhotoEndpoint = (typeof photoEndpoints)[number];

/** Endpoints that the interface says are free, or that only read: the only ones that the program may repeat. */
export const freeEndpoints: ReadonlySet<Endpoint> = new Set([
  'health',
  'listIdPhotoSpecCode',
  'getIdPhotoSpec',
  'queryAccountStatus',
]);

export interface PhotoSheetRequest {
  /** `<width>*<height>` in pixels, at most ten. */
  readonly sheetSizes: readonly string[];
}

type OutputFormat = 'S3_URL' | 'IMAGE_BASE64';

export interface MakePreviewRequest {
  readonly image: Uint8Array;
  readonly specCode: string;
  /** `Preview` or `Aperçu`, in upper or lower case; sent in the interface's spelling. */
  readonly watermarkText?: string;
  readonly issueSensitivityOverride?: SensitivityOverride;
}

export interface MakePhotoRequest {
  readonly image: Uint8Array;
  readonly specCode: string;
  readonly photoSheet?: PhotoSheetRequest;
  readonly issueSensitivityOverride?: SensitivityOverride;
  /** The service's default is `S3_URL`; this client requests `IMAGE_BASE64`, whose answer is complete. */
  readonly outputFormat?: OutputFormat;
}

export interface GetFinalRequest {
  readonly photoUuid: string;
  /** Not sent: the document that the final must be for. */
  readonly specCode?: string;
  readonly photoSheet?: PhotoSheetRequest;
}

/** A photo result, normalised: a value that the service left out or set to null is null here. */
export interface PhotoResult {
  readonly photoUuid: string | null;
  readonly waterMark: boolean | null;
  readonly specCode: string | null;
  /** Signed address of the JPEG. Secret while it is valid: never logged, never unencrypted on disk. */
  readonly imageUrl: string | null;
  readonly pngUrl: string | null;
  /** Signed address of the photo as it was sent; equally secret. */
  readonly originalPhotoUrl: string | null;
  /** JPEG bytes (a PNG if the service sent one instead), when the answer itself contained them. */
  readonly image: Uint8Array | null;
  readonly png: Uint8Array | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** In a unit that the interface does not state. */
  readonly fileSize: number | null;
  /** Rounded by the service: fine for a caption, never for a print size. */
  readonly photoWidthMm: number | null;
  readonly photoHeightMm: number | null;
  readonly photoDpi: number | null;
  /** As received, known and unknown codes, in the service's order. */
  readonly issues: readonly string[];
  /** `{code_host}/<8 alphanumerics>`; null when the specification or the answer has none. */
  readonly idPhotoCode: string | null;
  /** Signed address of each sheet, by the requested size. */
  readonly photoSheet: Readonly<Record<string, string>>;
  /** Facts that a person should know about this success before it is used. */
  readonly doubts: readonly PhotoDoubt[];
  /** The service's own time of its answer (`Date` header), UTC milliseconds; null when it sent none. */
  readonly serviceTime: number | null;
}

/** Oddities of a successful photo answer. None makes the call's outcome unknown, because it was answered. */
export const photoDoubts = [
  /** The answer has neither the bytes nor the address of a photo: most likely no face was found. */
  'no-image',
  /** The picture's size in pixels differs from `widthPx` by `heightPx`. */
  'image-size-differs',
  /** The PNG variant could not be read and was left out. */
  'png-unreadable',
  /** A final is said to have a watermark, or a preview to have none. */
  'watermark-differs',
  /** The answer is for another specification than the one requested. */
  'spec-differs',
  /** The answer is for another photo than the one requested. */
  'photo-uuid-differs',
  /** A preview lacks the id that its final needs. */
  'no-photo-uuid',
  /** A final lacks the code that its specification brings. */
  'no-code',
  /** A code's form differs from the interface's. */
  'code-form-differs',
  /** A requested sheet is missing from the answer. */
  'no-sheet',
] as const;
export type PhotoDoubt = (typeof photoDoubts)[number];

export interface HealthAnswer {
  /** The service's own word; `GOOD` means healthy. */
  readonly status: string;
  readonly healthy: boolean;
}

export interface SpecListEntry {
  readonly specCode: string;
  readonly specCodeName: string;
}

/** A specification as the service describes it: every value is text for people. */
export interface SpecDetails {
  readonly specCode: string;
  readonly specCodeName: string;
  /** All other properties by their own names, known and unknown. */
  readonly properties: Readonly<Record<string, string>>;
}

export interface AccountStatus {
  /** `FREE_TRIAL` or `SUBSCRIBED`; any other word is kept as it came. */
  readonly accountStatus: string;
  /** Unix seconds. */
  readonly freeTrialEndTime: number | null;
  readonly subscription: SubscriptionStatus | null;
}

interface SubscriptionStatus {
  readonly subscriptionStatus: string | null;
  /** Unix seconds. */
  readonly subscriptionResetTime: number | null;
  readonly makeIdPhotoApiQuota: number | null;
  readonly makeIdPhotoWatermarkApiQuota: number | null;
  readonly makeIdPhotoApiRemaining: number | null;
  readonly makeIdPhotoWatermarkApiRemaining: number | null;
}
