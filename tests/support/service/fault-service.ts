import { randomUUID } from 'node:crypto';
import { endpoints, freeEndpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import { bytes, json, startScriptedServer } from '../../electron/service/scripted-server.ts';
import type { Received, Script, ScriptedServer } from '../../electron/service/scripted-server.ts';
import type { Identity } from '../../electron/service/certificates.ts';
import { editAnswer } from './fault-edits.ts';
import { portraitOf } from '../pictures/marked-picture.ts';

/** The service's treatment of one paid call. */
export interface ServiceFault {
  /** True when it does the work, and counts it, before the script answers. */
  readonly accepts: boolean;
  /** Replaces the normal answer; without it, that is sent. */
  readonly script?: (well: Script) => Script;
}

/** The photo service at the far end: answers like the real one, and counts what it would charge. */
export interface FaultService {
  readonly server: ScriptedServer;
  /** Work done, by endpoint: calls whose body was read whole and not refused. */
  readonly accepted: () => Readonly<Partial<Record<Endpoint, number>>>;
  /** Number of bodies read whole and refused. */
  readonly turnedAway: () => number;
  /** Decides the treatment of the next paid call. */
  readonly judge: (decide: () => ServiceFault | null) => void;
  /** Sets how answers contain images: by address, or in the answer itself. */
  readonly answerWith: (form: 'address' | 'base64') => void;
  /** Sets the response at an image's address. */
  readonly images: (serve: (picture: Buffer) => Script) => void;
  /** Adds fields to every photo answer, or replaces them. */
  readonly say: (fields: Readonly<Record<string, unknown>>) => void;
  /** The counters in the account status. */
  readonly credit: { previews: number; photos: number };
}

const endpointAt = new Map(
  Object.entries(endpoints).map(([name, path]) => [path as string, name as Endpoint]),
);
const isPaid = (path: string): boolean => {
  const endpoint = endpointAt.get(path);
  return endpoint !== undefined && !freeEndpoints.has(endpoint);
};
export const paidEndpointAt = (path: string): Endpoint | null =>
  isPaid(path) ? (endpointAt.get(path) ?? null) : null;

const spec = {
  specCode: 'uk-passport',
  specCodeName: 'UK passport',
  photoSize: '35 x 45 mm',
  photoPixel: '413 x 531 px',
  photoDpi: '300 DPI',
};

export const imageThere = (picture: Buffer): Script => bytes(picture, 200, { 'content-type': 'image/jpeg' });
/** Answers as an image store does for an expired signature. */
export const imageExpired = (): Script => bytes('<Error><Code>AccessDenied</Code></Error>', 403);
export const imageBroken =
  (): Script =>
  ({ socket }) =>
    void socket.destroy();
/** Never answers. */
export const imageHeld = (): Script => () => undefined;

/** @param originOf the origin at which kiosks reach it, for the addresses of its images */
export async function startFaultService(originOf: () => string, identity?: Identity): Promise<FaultService> {
  const server = await startScriptedServer(identity);
  const accepted: Partial<Record<Endpoint, number>> = {};
  const credit = { previews: 400, photos: 400 };
  let turnedAway = 0;
  let form: 'address' | 'base64' = 'address';
  let serve = imageThere;
  let fields: Readonly<Record<string, unknown>> = {};
  let decide: () => ServiceFault | null = () => null;

  /** Every photo looks alike and carries its own id inside, so that a picture in the wrong order is noticed. */
  const photo = async (photoUuid: string, final: boolean): Promise<Record<string, unknown>> => {
    const name = `${photoUuid}.${final ? 'final' : 'preview'}`;
    const picture =
      form === 'address'
        ? { idPhotoUrl: `${originOf()}/images/${name}?X-Signature=${name}` }
        : { idPhotoImageBase64: (await portraitOf(name)).toString('base64') };
    return {
      ...{ photoUuid, waterMark: !final, specCode: spec.specCode, ...picture },
      ...{ widthPx: 413, heightPx: 531, photoDpi: 300, issues: [], photoSheet: {} },
      idPhotoCode: final ? `photo.example/${photoUuid.slice(0, 8)}` : null,
      ...fields,
    };
  };

  const work = async (request: Received): Promise<Record<string, unknown>> => {
    const edit = await editAnswer(request);
    if (edit !== null) return edit;
    if (request.path !== endpoints.getIdPhotoNoWatermark) {
      return photo(randomUUID(), request.path === endpoints.makeIdPhoto);
    }
    const { photoUuid } = JSON.parse(request.body.toString('utf8')) as { photoUuid: string };
    return photo(photoUuid, true);
  };

  const paid: Script = async (turn) => {
    const fault = decide() ?? { accepts: true };
    const endpoint = paidEndpointAt(turn.request.path) ?? 'makeIdPhoto';
    if (fault.accepts) accepted[endpoint] = (accepted[endpoint] ?? 0) + 1;
    else turnedAway += 1;
    if (fault.accepts && endpoint === 'makeIdPhotoWatermark') credit.previews -= 1;
    if (fault.accepts && endpoint === 'makeIdPhoto') credit.photos -= 1;
    const well = json(await work(turn.request));
    return (fault.script?.(well) ?? well)(turn);
  };

  const image: Script = async (turn) => {
    const name = /^\/images\/([^?]+)/.exec(turn.request.path)?.[1] ?? '';
    return serve(await portraitOf(name))(turn);
  };

  const free = (path: string): unknown => {
    if (path === endpoints.queryAccountStatus) {
      const { previews, photos } = credit;
      const counters = { makeIdPhotoWatermarkApiRemaining: previews, makeIdPhotoApiRemaining: photos };
      return {
        accountStatus: 'SUBSCRIBED',
        subscription: { subscriptionStatus: 'SUBSCRIPTION_COMPLETE', ...counters },
      };
    }
    if (path === endpoints.listIdPhotoSpecCode) return { results: [spec], total: 1 };
    return path === endpoints.getIdPhotoSpec ? spec : { status: 'GOOD' };
  };

  server.play((turn) => {
    const { path } = turn.request;
    if (isPaid(path)) return paid(turn);
    return path.startsWith('/images/') ? image(turn) : json(free(path))(turn);
  });

  return {
    server,
    accepted: () => ({ ...accepted }),
    turnedAway: () => turnedAway,
    judge: (next) => {
      decide = next;
    },
    answerWith: (next) => {
      form = next;
    },
    images: (next) => {
      serve = next;
    },
    say: (next) => {
      fields = next;
    },
    credit,
  };
}
