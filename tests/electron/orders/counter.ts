/** A counter of a studio with an account: a whole kiosk, and a service that answers as the test says. */
import { onTestFinished } from 'vitest';
import type { ArgsOf } from '../../../shared/contract.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { Clock } from '../../../electron/clock.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk, type OpenKiosk, type OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import {
  bytes,
  json,
  startScriptedServer,
  type Script,
  type ScriptedServer,
} from '../service/scripted-server.ts';
import { byCard } from '../../support/records/payments.ts';

/** A portrait like a camera's. */
export const portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
/** The service's picture: 35 by 45 mm at 300 dpi. */
export const picture = (await renderPortrait({ width: 413, height: 531 }, 'jpeg')).data;
/** The edit of the portrait, recognisable by its size. */
export const edited = (await renderPortrait({ width: 600, height: 750 }, 'png')).data;
const accountStatus = {
  accountStatus: 'SUBSCRIBED',
  subscription: {
    ...{ subscriptionStatus: 'SUBSCRIPTION_COMPLETE', subscriptionResetTime: 1_800_000_000 },
    ...{ makeIdPhotoApiQuota: 100, makeIdPhotoApiRemaining: 60 },
    ...{ makeIdPhotoWatermarkApiQuota: 100, makeIdPhotoWatermarkApiRemaining: 70 },
  },
};

const specs: Readonly<Record<string, string>> = {
  'uk-passport': 'UK passport',
  'us-passport': 'US passport',
  'schengen-visa': 'Schengen visa',
  'de-passport': 'German passport',
};

export type Path =
  | '/v2/queryAccountStatus'
  | '/v2/makeIdPhoto'
  | '/v2/makeIdPhotoWatermark'
  | '/v2/getIdPhotoNoWatermark'
  | '/v2/aiEdit'
  | '/v2/faceMatch'
  | '/v2/getIdPhotoSpec'
  | '/v2/listIdPhotoSpecCode'
  | '/signed.jpg'
  | '/sheet.jpg';

/** Returns the account with these figures. */
export const accountWith = (subscription: object, more: object = {}): Script =>
  json({ ...accountStatus, ...more, subscription: { ...accountStatus.subscription, ...subscription } });

/** The first preview has the id `uuid-1`, the next one `uuid-2`. */
export const previewAnswer =
  (server: ScriptedServer, more: object = {}): Script =>
  (turn) => {
    const asked = server.requests.filter(({ path }) => path === turn.request.path).length;
    return json({
      ...{ photoUuid: `uuid-${asked}`, waterMark: true, idPhotoUrl: `${server.baseUrl}/signed.jpg` },
      ...{ issues: [], ...more },
    })(turn);
  };

/** Answers with a final that has the requested photo's id. */
export const finalAnswer =
  (server: ScriptedServer, more: object = {}): Script =>
  (turn) => {
    const { photoUuid } = JSON.parse(turn.request.body.toString()) as { photoUuid: string };
    return json({
      ...{ photoUuid, waterMark: false, idPhotoUrl: `${server.baseUrl}/signed.jpg` },
      ...{ issues: [], idPhotoCode: 'photos.example/AB12cd34', ...more },
    })(turn);
  };

export const directAnswer = (more: object = {}): Script =>
  json({
    ...{ photoUuid: 'uuid-9', waterMark: false, idPhotoImageBase64: picture.toString('base64') },
    ...{ issues: [], idPhotoCode: 'photos.example/EF56gh78', ...more },
  });

export interface Counter extends OpenKiosk {
  readonly server: ScriptedServer;
  readonly dataDir: string;
  /** Sets the answer at `path` from now on. */
  answer(path: Path, script: Script): void;
  /** Returns the bodies that were sent to `path`, parsed. */
  sent(path: Path): readonly Record<string, unknown>[];
  /** Opens the same folder again, like a restart. */
  reopen(): Promise<OpenKiosk>;
  /** Starts an order with a customer, these documents and a shot. */
  order(...specCodes: readonly string[]): Promise<OrderView>;
  /** Takes the order to its payment and records it. */
  paid(order: OrderView, more?: Partial<ArgsOf<'takePayment'>>): Promise<OrderView>;
}

/** @param clock defaults to the machine's */
export async function openCounter(
  change: Partial<StudioSettings> = {},
  clock?: Clock,
  more: Pick<OpenKioskOptions, 'mailAuthority' | 'publisherKeys' | 'updates'> = {},
): Promise<Counter> {
  const server = await startScriptedServer();
  const scripts = new Map<string, Script>([
    ['/v2/queryAccountStatus', json(accountStatus)],
    ['/v2/makeIdPhotoWatermark', previewAnswer(server)],
    ['/v2/getIdPhotoNoWatermark', finalAnswer(server)],
    ['/v2/makeIdPhoto', directAnswer()],
    ['/v2/aiEdit', json({ output: edited.toString('base64') })],
    ['/signed.jpg', bytes(picture, 200, { 'content-type': 'image/jpeg' })],
    [
      '/v2/listIdPhotoSpecCode',
      json({
        results: Object.entries(specs).map(([specCode, specCodeName]) => ({ specCode, specCodeName })),
        total: Object.keys(specs).length,
      }),
    ],
    [
      '/v2/getIdPhotoSpec',
      (turn) => {
        const { specCode } = JSON.parse(turn.request.body.toString()) as { specCode: string };
        return json({ specCode, specCodeName: specs[specCode], photoSize: '35 x 45 mm' })(turn);
      },
    ],
  ]);
  server.play((turn) => {
    // The service has the right date, which a counter's own clock shows too. A script may say another one.
    if (clock !== undefined) turn.response.setHeader('date', clock.now().toUTCString());
    return (scripts.get(turn.request.path) ?? json({}, 404))(turn);
  });
  const dataDir = tempFolder();
  const account = { baseUrl: server.baseUrl, apiKey: 'key', apiSecret: 'secret' };
  const given = { ...more, ...(clock === undefined ? {} : { clock }) };
  const kiosk = await openKiosk({ dataDir, account, ...given });
  let open: OpenKiosk | null = kiosk;
  onTestFinished(async () => {
    await open?.close();
    await server.close();
  });
  await kiosk.call('saveSettings', { settings: { ...(await kiosk.call('settings')), ...change } });

  return {
    ...kiosk,
    server,
    dataDir,
    answer: (path, script) => void scripts.set(path, script),
    sent: (path) =>
      server.requests
        .filter((request) => request.path === path)
        .map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>),
    async reopen() {
      await open?.close();
      open = null;
      open = await openKiosk({ dataDir, account, ...given, secrets: kiosk.secrets });
      return open;
    },
    async order(...specCodes) {
      const { id: orderId } = await kiosk.call('createOrder');
      const person = { name: 'Ada', phone: '', email: '', keepPhotos: true };
      await kiosk.call('setCustomer', { orderId, customerId: null, ...person });
      for (const specCode of specCodes) await kiosk.call('addDocument', { orderId, specCode });
      return kiosk.call('addShot', { orderId, source: 'camera', origin: 'Test', bytes: portrait });
    },
    async paid(order, more = {}) {
      const { id: orderId, photoMode, photos } = order;
      if (photoMode === 'preview') {
        for (const { id: photoId } of photos) await kiosk.call('requestPreview', { orderId, photoId });
        for (const { id: photoId } of photos) await kiosk.call('approvePreview', { orderId, photoId });
      }
      return kiosk.call('takePayment', { ...byCard(order), ...more });
    },
  };
}

/** Returns the photo of a document in an order. */
export function photoOf(order: OrderView, specCode = 'uk-passport'): PhotoView {
  const photo = order.photos.find((each) => each.specCode === specCode);
  if (photo === undefined) throw new Error(`the order has no ${specCode}`);
  return photo;
}

export const forPhoto = (order: OrderView, specCode = 'uk-passport') => ({
  orderId: order.id,
  photoId: photoOf(order, specCode).id,
});
