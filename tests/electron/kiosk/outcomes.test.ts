/**
 * Failures of the network and the service during a paid call, and the order's state afterwards. The kiosk is complete
 * and uses real HTTP; the server at the other end is scripted and counts the calls that a service would charge.
 */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil, type RobotOrder } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { raw, startScriptedServer, type Script, type ScriptedServer } from '../service/scripted-server.ts';
import { eventually } from '../../support/eventually.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';

const credentials = { apiKey: 'canary-key-51c9', apiSecret: 'canary-secret-8e02' };
let portrait: Buffer;
beforeAll(async () => {
  portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
});

const answers: Readonly<Record<string, unknown>> = {
  '/v2/queryAccountStatus': {
    accountStatus: 'SUBSCRIBED',
    subscription: { makeIdPhotoWatermarkApiRemaining: 41, makeIdPhotoApiRemaining: 12 },
  },
  '/v2/listIdPhotoSpecCode': {
    results: [{ specCode: 'uk-passport', specCodeName: 'UK passport' }],
    total: 1,
  },
  '/v2/getIdPhotoSpec': { specCode: 'uk-passport', specCodeName: 'UK passport', photoSize: '35 x 45 mm' },
};

/** Answers free look-ups; paid calls get the test's answer. */
const paid =
  (script: Script): Script =>
  (turn) => {
    const known = answers[turn.request.path];
    if (known === undefined) return script(turn);
    turn.response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
  };

const status =
  (code: number, body: unknown = { message: 'no' }, headers: Record<string, string> = {}): Script =>
  ({ response }) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const previewOf =
  (server: ScriptedServer): Script =>
  ({ request, response }) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(portrait);
      return;
    }
    const body = {
      photoUuid: 'uuid-1',
      waterMark: true,
      idPhotoUrl: `${server.baseUrl}/signed.jpg`,
      issues: [],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

interface Counter extends OpenKiosk {
  readonly server: ScriptedServer;
  readonly order: OrderView;
  preview(): Promise<OrderView>;
  now(): Promise<OrderView>;
}

/** A kiosk with an account at the scripted server and an order at the preview step. */
async function atThePreview(script: (server: ScriptedServer) => Script): Promise<Counter> {
  const server = await startScriptedServer();
  server.play(paid(script(server)));
  const kiosk = await openKiosk({
    dataDir: tempFolder(),
    account: { baseUrl: server.baseUrl, ...credentials },
  });
  onTestFinished(async () => {
    await kiosk.close();
    await server.close();
  });
  const job: RobotOrder = {
    specCode: 'uk-passport',
    shot: portrait,
    started: { previews: 0, finals: 0, prints: 0 },
  };
  const order = await workUntil(kiosk, await kiosk.call('createOrder'), job, ({ shots }) => shots.length > 0);
  const photoId = order.photos[0]?.id ?? 'pho_';
  return {
    ...kiosk,
    server,
    order,
    preview: () => kiosk.call('requestPreview', { orderId: order.id, photoId }),
    now: () => kiosk.call('openOrder', { orderId: order.id }),
  };
}

describe('a paid call', () => {
  it.each([
    ['401', status(401), 'SERVICE_CREDENTIALS'],
    ['402', status(402), 'SERVICE_CREDIT'],
    ['413', status(413), 'SERVICE_IMAGE_REFUSED'],
    ['429', status(429, {}, { 'retry-after': '30' }), 'SERVICE_BUSY'],
  ])(
    'that is refused with %s returns to its earlier state and may be tried again',
    async (_code, script, error) => {
      const counter = await atThePreview(() => script);
      expect(await rejectionOf(counter.preview())).toMatch(error);
      expect(await counter.now()).toMatchObject({
        openCalls: [],
        photos: [{ state: 'chosen' }],
        state: 'open',
      });

      counter.server.play(paid(previewOf(counter.server)));
      expect((await counter.preview()).photos[0]?.state).toBe('preview');
    },
  );

  it('that could not be sent costs nothing and says so', async () => {
    const counter = await atThePreview(previewOf);
    await counter.server.close();
    expect(await rejectionOf(counter.preview())).toMatch('SERVICE_UNREACHABLE');
    expect(await counter.now()).toMatchObject({ openCalls: [], photos: [{ state: 'chosen' }] });
    expect(counter.server.paidCalls()).toBe(0);
  });

  it.each([
    ['a reset after the request', raw('', 'reset')],
    ['an answer cut in half', raw('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"photoUuid":', 'reset')],
    [
      'a page of a captive portal',
      raw('HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n<html>Hi</html>', 'end'),
    ],
    [
      'a redirect',
      raw('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n', 'end'),
    ],
    ['503', status(503)],
  ])('that met %s is uncertain, blocks the photo, and is settled only by staff', async (_what, script) => {
    const counter = await atThePreview(() => script);
    await rejectionOf(counter.preview());
    const after = await counter.now();
    expect(after).toMatchObject({
      openCalls: [{ state: 'uncertain' }],
      photos: [{ state: 'preview-asked' }],
    });

    counter.server.play(paid(previewOf(counter.server)));
    expect(await rejectionOf(counter.preview())).toMatch(/WRONG_STEP|CALL_OPEN/);
    expect(counter.server.paidCalls()).toBe(1);

    const callId = after.openCalls[0]?.id ?? 'call_';
    const settled = await counter.call('resolveCall', { callId, resolution: 'not-counted' });
    expect(settled).toMatchObject({ openCalls: [], photos: [{ state: 'chosen' }] });
    await counter.preview();
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('of unknown outcome shows the counter before and after it', async () => {
    const counter = await atThePreview(() => raw('', 'reset'));
    await eventually(async () => {
      expect((await counter.call('kioskStatus')).service.previewsLeft).toBe(41);
    });
    await rejectionOf(counter.preview());
    await eventually(async () => {
      const [call] = (await counter.now()).openCalls;
      expect(call).toMatchObject({ remainingBefore: 41, remainingAfter: 41 });
    });
  });

  it('is made once for a double click', async () => {
    const counter = await atThePreview(previewOf);
    const [first, second] = await Promise.allSettled([counter.preview(), counter.preview()]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(counter.server.paidCalls()).toBe(1);
  });

  it('whose image cannot be fetched yet is done, and the image is fetched later without another call', async () => {
    let broken = true;
    const counter = await atThePreview((server) => (turn) => {
      if (turn.request.method === 'GET' && broken) turn.socket.destroy();
      else void previewOf(server)(turn);
    });
    expect(await rejectionOf(counter.preview())).toMatch('SERVICE_IMAGE_PENDING');
    const pending = await counter.now();
    expect(pending).toMatchObject({ openCalls: [], photos: [{ state: 'preview-pending' }] });

    broken = false;
    const photoId = pending.photos[0]?.id ?? 'pho_';
    const brought = await counter.call('fetchPendingImage', { orderId: pending.id, photoId });
    expect(brought.photos[0]).toMatchObject({ state: 'preview', preview: { mime: 'image/jpeg' } });
    expect(counter.server.paidCalls()).toBe(1);
  });

  it('puts key, secret and signed address in no answer and no log', async () => {
    const counter = await atThePreview(() =>
      status(500, { message: credentials.apiSecret, url: 'x?signature=abc' }),
    );
    const error = await counter.preview().catch((failure: unknown) => failure);
    const everything = JSON.stringify([
      error,
      counter.log.lines,
      await counter.now(),
      await counter.call('account'),
    ]);
    expect(everything).not.toContain('canary-key-51c9');
    expect(everything).not.toContain('canary-secret-8e02');
    expect(everything).not.toContain('signature=abc');
  });
});

describe('connecting an account', () => {
  const connect = async (kiosk: OpenKiosk, baseUrl: string) => {
    await addSupervisor(kiosk, '2468');
    return kiosk.call('connectAccount', { region: 'eu', baseUrl, headshotBaseUrl: '', ...credentials });
  };

  it('stores nothing when the service refuses the secret, and practice goes on', async () => {
    const server = await startScriptedServer();
    server.play(status(401));
    const kiosk = await openKiosk({ dataDir: tempFolder() });
    onTestFinished(async () => {
      await kiosk.close();
      await server.close();
    });
    expect(await rejectionOf(connect(kiosk, server.baseUrl))).toMatch('SERVICE_CREDENTIALS');
    expect([...kiosk.secrets.entries.keys()]).toEqual([]);
    expect(await kiosk.call('kioskStatus')).toMatchObject({ mode: 'practice', practiceReason: 'no-account' });
  });

  it('switches from practice data to the studio’s own, and back', async () => {
    const server = await startScriptedServer();
    server.play(paid(status(500)));
    const kiosk = await openKiosk({ dataDir: tempFolder() });
    onTestFinished(async () => {
      await kiosk.close();
      await server.close();
    });
    const practiceOrder = await kiosk.call('createOrder');
    expect(await connect(kiosk, server.baseUrl)).toMatchObject({ connected: true, region: 'eu' });
    expect(await kiosk.call('desk')).toMatchObject({ inHand: [] });
    expect((await kiosk.call('createOrder')).practice).toBe(false);

    expect(await kiosk.call('disconnectAccount')).toMatchObject({
      connected: false,
      region: null,
      host: null,
    });
    const desk = await kiosk.call('desk');
    expect(desk.inHand.map((order) => order.id)).toEqual([practiceOrder.id]);
  });

  it('refuses an unencrypted address on another computer', async () => {
    const kiosk = await openKiosk({ dataDir: tempFolder() });
    onTestFinished(() => kiosk.close());
    expect(await rejectionOf(connect(kiosk, 'http://photos.example'))).toMatch('INVALID_INPUT');
  });
});
