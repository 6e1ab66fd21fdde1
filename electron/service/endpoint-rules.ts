import { freeEndpoints } from '../../shared/service/wire.ts';
import type { Endpoint } from '../../shared/service/wire.ts';

const MiB = 1024 * 1024;

export interface EndpointRule {
  readonly method: 'GET' | 'POST';
  /** Milliseconds for everything: name, connection, upload, wait, download, reading. */
  readonly deadline: number;
  /** Bytes, before and after decompression. */
  readonly answerLimit: number;
  /** What of the credentials the body carries. */
  readonly credentials: 'none' | 'key' | 'key-and-secret';
}

/** 120 s is the time-out in the interface's own usage example. */
const paid = {
  method: 'POST',
  deadline: 120_000,
  answerLimit: 64 * MiB,
  credentials: 'key-and-secret',
} as const;
/** A 24-megapixel cut-out as PNG is about 40 MB; a hard one, with its third for Base64, stays below this. */
const edit = { ...paid, answerLimit: 128 * MiB } as const;
/** Eight pictures of 2024 x 2024 px with transparency are 125 MiB before any compression, and a third more as Base64. */
const headshots = { ...paid, answerLimit: 192 * MiB, credentials: 'key' } as const;
/** A person waits in front of these, and they may be asked again: less than for a call that costs. */
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
  /** Two small values come back. */
  faceMatch: { ...paid, answerLimit: MiB },
  photoEnhance: edit,
};

/**
 * Most bytes of an answer that are kept as they came, for the person who settles the call. A 600 dpi photo is below
 * 4 MiB and a PNG of it below 16; as Base64 both together are 27 MiB.
 */
export const rawAnswerLimit = 32 * MiB;

/** Most bytes of an endpoint's answer that are kept: its pictures without their Base64, or the answer as it came. */
export const storedLimit = (endpoint: Endpoint): number => {
  const { answerLimit } = endpointRules[endpoint];
  return Math.max(Math.ceil((answerLimit * 3) / 4), Math.min(answerLimit, rawAnswerLimit));
};

/** True for the calls that cost nothing and change nothing: the only ones that may be repeated. */
export const isFree = (endpoint: Endpoint): boolean => freeEndpoints.has(endpoint);

/** Milliseconds to reach the service at all, within a call's deadline. */
export const connectLimit = 15_000;

/** Waits before a look-up's second and third attempt, in milliseconds. */
export const lookUpPauses: readonly number[] = [300, 1000];

/** Largest picture that is sent, in bytes. The interface names no limit; a kiosk's own shots are far below. */
export const uploadLimit = 32 * MiB;
