import { paidCallSeconds } from '../../shared/service/limits.ts';
import { freeEndpoints } from '../../shared/service/wire.ts';
import type { Endpoint } from '../../shared/service/wire.ts';

const MiB = 1024 * 1024;

export interface EndpointRule {
  readonly method: 'GET' | 'POST';
  /** Milliseconds for the whole call: name, connection, upload, wait, download, reading. */
  readonly deadline: number;
  /** Bytes, before and after decompression. */
  readonly answerLimit: number;
  /** The credentials that the body carries. */
  readonly credentials: 'none' | 'key' | 'key-and-secret';
}

const paid = {
  method: 'POST',
  deadline: paidCallSeconds * 1000,
  answerLimit: 64 * MiB,
  credentials: 'key-and-secret',
} as const;
/**
 * A 24-megapixel cut-out as PNG is about 40 MB; even a complex one, a third larger as Base64, stays below
 * this.
 */
const edit = { ...paid, answerLimit: 128 * MiB } as const;
/**
 * Eight pictures of 2024 x 2024 px with transparency are 125 MiB uncompressed, and a third more as Base64.
 */
const headshots = { ...paid, answerLimit: 192 * MiB, credentials: 'key' } as const;
/** Shorter than for a paid call: a person is waiting, and a look-up may be repeated. */
const lookUp = {
  method: 'POST',
  deadline: 30_000,
  answerLimit: MiB,
  credentials: 'key-and-secret',
} as const;

export const endpointRules: Readonly<Record<Endpoint, EndpointRule>> = {
  health: { ...lookUp, method: 'GET', deadline: 10_000, credentials: 'none' },
  listIdPhotoSpecCode: lookUp,
  getIdPhotoSpec: lookUp,
  queryAccountStatus: lookUp,
  makeIdPhoto: paid,
  makeIdPhotoWatermark: paid,
  getIdPhotoNoWatermark: paid,
  aiEdit: edit,
  removeBackground: edit,
  removeBackgroundFast: edit,
  generatePortrait: headshots,
  /** The answer is two small values. */
  faceMatch: { ...paid, answerLimit: MiB },
  photoEnhance: edit,
};

/**
 * Maximum bytes of an answer that are kept as they came, for the person who settles the call. A 600 dpi photo
 * is below 4 MiB and a PNG of it below 16; as Base64 both together are 27 MiB.
 */
export const rawAnswerLimit = 32 * MiB;

/**
 * Returns the maximum bytes of an endpoint's answer that are kept: its pictures without Base64, or the raw
 * answer.
 */
export const storedLimit = (endpoint: Endpoint): number => {
  const { answerLimit } = endpointRules[endpoint];
  return Math.max(Math.ceil((answerLimit * 3) / 4), Math.min(answerLimit, rawAnswerLimit));
};

/** True for calls that cost nothing and change nothing: only these may be repeated. */
export const isFree = (endpoint: Endpoint): boolean => freeEndpoints.has(endpoint);

/** Milliseconds to establish the connection, within a call's deadline. */
export const connectLimit = 15_000;

/** Milliseconds before a look-up's second and third attempt. */
export const lookUpPauses: readonly number[] = [300, 1000];

/**
 * Largest picture that is sent, in bytes. The interface names no limit; a kiosk's own shots are far below
 * this.
 */
export const uploadLimit = 32 * MiB;
