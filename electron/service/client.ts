import type {
  AiEditRequest,
  EditedPicture,
  FaceMatch,
  FaceMatchRequest,
  HeadshotRequest,
  Headshots,
  PhotoEnhanceRequest,
  RemoveBackgroundRequest,
} from '../../shared/service/edits.ts';
import type {
  AccountStatus,
  Endpoint,
  GetFinalRequest,
  HealthAnswer,
  MakePhotoRequest,
  MakePreviewRequest,
  PhotoResult,
  SpecDetails,
  SpecListEntry,
} from '../../shared/service/wire.ts';
import { checkAccount, isLoopback } from './account.ts';
import type { ServiceAccount } from './account.ts';
import { callService, type CallFacts } from './call.ts';
import type { CallPlan, Called } from './call.ts';
import type { AnswerKind } from './answers.ts';
import { systemClock } from '../clock.ts';
import type { MonotonicClock } from './deadline.ts';
import { endpointRules, lookUpPauses } from './endpoint-rules.ts';
import { fetchImage } from './fetch-image.ts';
import type { FetchImageOptions, FetchedImage } from './fetch-image.ts';
import { photoResult } from './photo-result.ts';
import type { Asked } from './photo-result.ts';
import {
  checkAiEdit,
  checkFaceMatch,
  checkHeadshot,
  checkPhotoEnhance,
  checkRemoveBackground,
} from './edit-requests.ts';
import type { CheckedEdit } from './edit-requests.ts';
import { editedPicture, headshotResult } from './edit-results.ts';
import type { CheckedRequest } from './request-checks.ts';
import { checkFinalRequest, checkPhotoRequest, checkPreviewRequest, checkSpecRequest } from './requests.ts';

export interface ServiceClientOptions {
  readonly account: ServiceAccount;
  /**
   * Total milliseconds per endpoint, and for a picture fetched by its address; defaults in
   * `endpoint-rules.ts`.
   */
  readonly deadlines?: Partial<Record<Endpoint | 'image', number>>;
  /** Milliseconds before each further attempt of a free look-up; an empty list means no further attempt. */
  readonly lookUpPauses?: readonly number[];
  readonly clock?: MonotonicClock;
  /** Called with every attempt that has ended. The facts hold nothing secret. */
  readonly log?: (facts: CallFacts) => void;
}

export interface CallOptions {
  /** Gives the call up when aborted: `not-sent` before the first byte, uncertain afterwards. */
  readonly signal?: AbortSignal;
  /** Like the client's `log`, for this call alone. */
  readonly onFacts?: (facts: CallFacts) => void;
}

/** The client's calls. Every method rejects with a `ServiceFailure` only. */
export interface ServiceClient {
  health(options?: CallOptions): Promise<HealthAnswer>;
  listSpecs(options?: CallOptions): Promise<readonly SpecListEntry[]>;
  spec(specCode: string, options?: CallOptions): Promise<SpecDetails>;
  accountStatus(options?: CallOptions): Promise<AccountStatus>;
  /** Costs credit. Never repeated automatically; the same holds for all calls below. */
  makePreview(request: MakePreviewRequest, options?: CallOptions): Promise<PhotoResult>;
  makePhoto(request: MakePhotoRequest, options?: CallOptions): Promise<PhotoResult>;
  getFinal(request: GetFinalRequest, options?: CallOptions): Promise<PhotoResult>;
  /** Must be enabled for the account, like headshots and face match. */
  aiEdit(request: AiEditRequest, options?: CallOptions): Promise<EditedPicture>;
  /** Slower and of higher quality. */
  removeBackground(request: RemoveBackgroundRequest, options?: CallOptions): Promise<EditedPicture>;
  removeBackgroundFast(request: RemoveBackgroundRequest, options?: CallOptions): Promise<EditedPicture>;
  photoEnhance(request: PhotoEnhanceRequest, options?: CallOptions): Promise<EditedPicture>;
  /**
   * Uses its own base address and the key alone; refused before sending when the account has no such address.
   */
  generatePortrait(request: HeadshotRequest, options?: CallOptions): Promise<Headshots>;
  /** Two faces that do not match are an answer, not a failure. */
  faceMatch(request: FaceMatchRequest, options?: CallOptions): Promise<FaceMatch>;
  /** Fetches a picture by its signed address, which came in an answer of this same account. */
  fetchImage(url: string, options?: FetchImageOptions): Promise<FetchedImage>;
}

/** Milliseconds for fetching a picture by its address. */
const imageDeadline = 60_000;

/**
 * Creates the client for one account. Opens a fresh connection per call with Node's own client, because
 * Chromium automatically repeats a POST when a connection closes without an answer.
 * @throws KioskError `INVALID_INPUT` when the account cannot be used as it is
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { clock = systemClock, deadlines = {}, log } = options;
  const pauses = options.lookUpPauses ?? lookUpPauses;
  const account = checkAccount(options.account);

  const call = <Kind extends AnswerKind>(
    kind: Kind,
    request: CheckedRequest,
    callOptions: CallOptions = {},
  ): Promise<Called<Kind>> => {
    const plan: CallPlan = {
      account,
      clock,
      deadline: deadlines[request.endpoint] ?? endpointRules[request.endpoint].deadline,
      pauses,
      signal: callOptions.signal,
      report: (facts) => {
        log?.(facts);
        callOptions.onFacts?.(facts);
      },
    };
    return callService(kind, request, plan);
  };

  const photo = async (
    request: CheckedRequest,
    asked: Asked,
    callOptions?: CallOptions,
  ): Promise<PhotoResult> => {
    const { value, serviceTime } = await call('photo', request, callOptions);
    return photoResult(value, asked, serviceTime);
  };

  const edit = async (checked: CheckedEdit, callOptions?: CallOptions): Promise<EditedPicture> => {
    const { value, serviceTime } = await call('picture', checked.request, callOptions);
    return editedPicture(value, checked.askedFormat, serviceTime);
  };

  return {
    health: async (callOptions) => (await call('health', bare('health'), callOptions)).value,
    listSpecs: async (callOptions) =>
      (await call('specList', bare('listIdPhotoSpecCode'), callOptions)).value,
    spec: async (specCode, callOptions) => {
      const { value } = await call('spec', checkSpecRequest(specCode), callOptions);
      const named = value.specCode === '' ? { ...value, specCode } : value;
      return named.specCodeName === '' ? { ...named, specCodeName: named.specCode } : named;
    },
    accountStatus: async (callOptions) =>
      (await call('account', bare('queryAccountStatus'), callOptions)).value,
    makePreview: async (request, callOptions) =>
      photo(checkPreviewRequest(request), { waterMark: true, specCode: request.specCode }, callOptions),
    makePhoto: async (request, callOptions) =>
      photo(
        checkPhotoRequest(request),
        { waterMark: false, specCode: request.specCode, photoSheet: request.photoSheet },
        callOptions,
      ),
    getFinal: async (request, callOptions) =>
      photo(
        checkFinalRequest(request),
        {
          waterMark: false,
          photoUuid: request.photoUuid,
          photoSheet: request.photoSheet,
          ...(request.specCode === undefined ? {} : { specCode: request.specCode }),
        },
        callOptions,
      ),
    aiEdit: async (request, callOptions) => edit(checkAiEdit(request), callOptions),
    removeBackground: async (request, callOptions) =>
      edit(checkRemoveBackground('removeBackground', request), callOptions),
    removeBackgroundFast: async (request, callOptions) =>
      edit(checkRemoveBackground('removeBackgroundFast', request), callOptions),
    photoEnhance: async (request, callOptions) => edit(checkPhotoEnhance(request), callOptions),
    generatePortrait: async (request, callOptions) => {
      const { value, serviceTime } = await call('headshots', checkHeadshot(request), callOptions);
      return headshotResult(value, request, serviceTime);
    },
    faceMatch: async (request, callOptions) => {
      const { value, serviceTime } = await call('faceMatch', checkFaceMatch(request), callOptions);
      return { ...value, serviceTime };
    },
    fetchImage: (url, fetchOptions) =>
      fetchImage(url, {
        ...fetchOptions,
        clock,
        deadline: deadlines.image ?? imageDeadline,
        local: isLoopback(account.baseUrl),
      }),
  };
}

const bare = (endpoint: Endpoint): CheckedRequest => ({ endpoint, fields: {}, images: [] });
