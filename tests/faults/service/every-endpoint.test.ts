/**
 * The nine paid endpoints, one by one, against the same faults: checks each call's outcome, and that the service
 * worked once per call. Tests the client; other files test the effects on an order.
 */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createServiceClient, type ServiceClient } from '../../../electron/service/client.ts';
import { ServiceFailure } from '../../../electron/service/failure.ts';
import { endpoints, freeEndpoints, type Endpoint } from '../../../shared/service/wire.ts';
import { base64, jpeg } from '../../electron/service/pictures.ts';
import { credentials } from '../../support/service/fault-counter.ts';
import {
  announcedHuge,
  answered,
  closedUnanswered,
  failed,
  redirected,
  refused,
  reset,
  resetAfterHeaders,
  resetMidBody,
  resetUnanswered,
  uploadCut,
} from '../../support/service/fault-kinds.ts';
import { startFaultServer, type Fault, type FaultServer } from '../../support/service/fault-server.ts';

const MiB = 1024 * 1024;
const image = jpeg(640, 800, 20_000);
const photoUuid = '5f9c2c1e-1111-4222-8333-944445555666';
const calls: Readonly<Partial<Record<Endpoint, (client: ServiceClient) => Promise<unknown>>>> = {
  makeIdPhoto: (client) => client.makePhoto({ image, specCode: 'uk-passport' }),
  makeIdPhotoWatermark: (client) => client.makePreview({ image, specCode: 'uk-passport' }),
  getIdPhotoNoWatermark: (client) => client.getFinal({ photoUuid }),
  aiEdit: (client) => client.aiEdit({ image }),
  removeBackground: (client) => client.removeBackground({ image, outputFormat: 'PNG' }),
  removeBackgroundFast: (client) => client.removeBackgroundFast({ image }),
  generatePortrait: (client) => client.generatePortrait({ image, prompt: 'Soft light', sampleNumber: 2 }),
  faceMatch: (client) => client.faceMatch({ source: image, target: image }),
  photoEnhance: (client) => client.photoEnhance({ image }),
};
const paid = Object.entries(calls);

let server: FaultServer;
let client: ServiceClient;
/** Calls made in this file, and those that did not reach the service completely. */
const made = { all: 0, lost: 0 };

beforeAll(async () => {
  server = await startFaultServer();
  const { baseUrl } = server;
  const account = { region: 'other', baseUrl, headshotBaseUrl: baseUrl, ...credentials } as const;
  client = createServiceClient({ account });
});
afterAll(() => server.close());
beforeEach(() => {
  server.service.answerWith('base64');
});

/** Returns `done`, or the outcome, code and reason of the failure. */
async function ending(call: (client: ServiceClient) => Promise<unknown>, fault: Fault): Promise<string> {
  made.all += 1;
  if (fault.line?.upload !== undefined) made.lost += 1;
  server.meet(fault);
  try {
    await call(client);
    return 'done';
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return `${error.outcome} ${error.code} ${error.reason}`;
  }
}

const endings: readonly (readonly [string, string, Fault])[] = [
  ['fault 43', 'uncertain SERVICE_UNCERTAIN cut', resetAfterHeaders],
  ['fault 44', 'uncertain SERVICE_UNCERTAIN cut', resetMidBody],
  ['fault 44', 'uncertain SERVICE_UNCERTAIN reset', uploadCut(200)],
  ['fault 45', 'uncertain SERVICE_UNCERTAIN reset', closedUnanswered],
  ['fault 46', 'uncertain SERVICE_UNCERTAIN reset', resetUnanswered],
  ['fault 49', 'uncertain SERVICE_PROCESSING processing-failed', failed(500)],
  ['fault 49', 'uncertain SERVICE_UNREACHABLE unavailable', failed(502)],
  ['fault 49', 'uncertain SERVICE_UNREACHABLE unavailable', failed(503)],
  ['fault 49', 'uncertain SERVICE_UNREACHABLE unavailable', failed(504)],
  ['fault 50', 'refused SERVICE_BUSY too-many-requests', refused(429, {}, { 'retry-after': '7' })],
  ['fault 51', 'refused SERVICE_CREDENTIALS unauthorised', refused(401)],
  ['fault 51', 'refused SERVICE_NOT_ENABLED forbidden', refused(403, { message: 'not enabled' })],
  ['fault 52', 'refused SERVICE_CREDIT no-credit', refused(402)],
  ['fault 53', 'refused SERVICE_REQUEST_REFUSED refused', refused(400, {})],
  ['fault 54', 'uncertain SERVICE_UNCERTAIN not-json', answered('{"output":"')],
  ['fault 55', 'uncertain SERVICE_UNCERTAIN wrong-shape', answered('{}')],
  ['fault 55', 'uncertain SERVICE_UNCERTAIN wrong-shape', answered('[]')],
  ['fault 42', 'uncertain SERVICE_UNCERTAIN not-json', answered('<html>Sign in</html>')],
  ['fault 58', 'uncertain SERVICE_UNCERTAIN redirect', redirected('http://127.0.0.1:9/')],
  ['fault 59', 'uncertain SERVICE_UNCERTAIN too-large', announcedHuge],
];

it('the paid endpoints are the nine that are not free', () => {
  const costly = (Object.keys(endpoints) as Endpoint[]).filter((each) => !freeEndpoints.has(each));
  expect(Object.keys(calls).toSorted()).toEqual(costly.toSorted());
});

describe.each(paid)('%s', (endpoint, call) => {
  const accepted = (): number => server.service.accepted()[endpoint as Endpoint] ?? 0;

  it('is done when all goes well, and is one call', async () => {
    const before = accepted();
    expect(await ending(call, {})).toBe('done');
    expect(accepted()).toBe(before + 1);
  });

  it.each(endings)('with %s is %s, and is one request', async (_fault, expected, fault) => {
    const before = server.begun();
    expect(await ending(call, fault)).toBe(expected);
    expect(server.begun()).toBe(before + 1);
  });

  it('is done only when the whole answer came, although it is reset at 25 points, and is never sent twice', async () => {
    const points = 25;
    const [requests, work] = [server.begun(), accepted()];
    for (let point = 0; point < points; point += 1) {
      const cut = reset((answer) => Math.floor((point * answer.byteLength) / points));
      expect(await ending(call, cut)).toMatch(/^uncertain SERVICE_UNCERTAIN (?:reset|cut)$/);
    }
    expect([server.begun() - requests, accepted() - work]).toEqual([points, points]);
  });

  it('is uncertain, and no work is done, when its upload breaks off at 10 points', async () => {
    await ending(call, {});
    const whole = server.service.server.requests.at(-1)?.body.byteLength ?? 0;
    const [requests, work] = [server.begun(), accepted()];
    for (let point = 0; point < 10; point += 1) {
      // At least the first line, so that the call can be recognised.
      const cut = uploadCut(Math.max(100, Math.floor((point * whole) / 10)));
      expect(await ending(call, cut)).toBe('uncertain SERVICE_UNCERTAIN reset');
    }
    expect([server.begun() - requests, accepted() - work]).toEqual([10, 0]);
  });

  it('fault 56: is uncertain when its Base64 is no picture', async () => {
    const output = base64(Buffer.from('no picture'));
    const fields = { output, outputImages: [output], idPhotoImageBase64: output, isMatch: 'perhaps' };
    expect(await ending(call, answered(JSON.stringify(fields)))).toMatch(/^uncertain SERVICE_UNCERTAIN/);
  });
});

it.each([1, 6])(
  'a large upload that breaks off after %i MiB is uncertain, and no work is done',
  async (mebibytes) => {
    const large = jpeg(2000, 3000, 8 * MiB);
    const work = server.accepted();
    const asked = (each: ServiceClient) => each.makePhoto({ image: large, specCode: 'uk-passport' });
    expect(await ending(asked, uploadCut(mebibytes * MiB))).toBe('uncertain SERVICE_UNCERTAIN reset');
    expect(server.accepted()).toBe(work);
  },
);

it('fault 47: a service that stops reading is given up at the deadline, and the call is uncertain', async () => {
  const deaf = net.createServer((socket) => {
    socket.pause();
    socket.on('error', () => socket.destroy());
    onTestFinished(() => void socket.destroy());
  });
  onTestFinished(() => void deaf.close());
  deaf.listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const baseUrl = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`;
  const account = { region: 'other', baseUrl, headshotBaseUrl: null, ...credentials } as const;
  const patient = createServiceClient({ account, deadlines: { makeIdPhoto: 400 } });
  const asked = patient.makePhoto({ image: jpeg(2000, 3000, 16 * MiB), specCode: 'uk-passport' });
  await expect(asked).rejects.toMatchObject({ outcome: 'uncertain', reason: 'time-out' });
});

it('in all tests above, the service worked on exactly the calls that were made', () => {
  expect(server.begun()).toBe(made.all);
  expect(server.accepted()).toBe(made.all - made.lost - server.service.turnedAway());
});
