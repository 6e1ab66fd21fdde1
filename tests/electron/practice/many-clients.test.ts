import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { dataFolder, startPractice, type TestPractice } from './harness.ts';

/** A busy machine may take seconds for a picture. */
const PATIENT = { timeout: 20_000 };

const frame = { width: 640, height: 800 };
const folder = dataFolder();
let practice: TestPractice;
/** How many paid calls the tests before this one made. */
let before: number;

// One process for all of them: starting it and loading its face models takes longer than most of the tests.
beforeAll(async () => {
  practice = await startPractice(folder.path);
});
beforeEach(async () => {
  before = (await practice.ledger()).length;
});
afterAll(async () => {
  await practice.stop();
  folder.drop();
});

const ledger = async (): Promise<readonly string[]> => (await practice.ledger()).slice(before);

/** Returns how many calls the account has left: of previews or of photos made at once. */
async function left(
  counter: 'makeIdPhotoWatermarkApiRemaining' | 'makeIdPhotoApiRemaining',
): Promise<number> {
  const { body } = await practice.call('queryAccountStatus');
  return (body['subscription'] as Record<typeof counter, number>)[counter];
}

/** Sends a complete call; the client disconnects when the signal says so. */
function leavingCall(fields: object, signal: AbortSignal): Promise<unknown> {
  return fetch(`${practice.baseUrl}/v2/makeIdPhotoWatermark`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: 'practice', apiSecret: 'practice', specCode: 'us-passport', ...fields }),
    signal,
  }).catch((error: unknown) => error);
}

describe('a client that leaves', () => {
  it('while its photo waits in the queue costs nothing and leaves no photo', async () => {
    const had = await left('makeIdPhotoWatermarkApiRemaining');
    const { data } = await renderPortrait(frame, 'jpeg');
    const fields = { imageBase64: data.toString('base64') };
    const first = practice.call('makeIdPhotoWatermark', { ...fields, specCode: 'us-passport' });
    await expect.poll(ledger, PATIENT).toHaveLength(1);
    const leaving = new AbortController();
    const second = leavingCall(fields, leaving.signal);
    await expect.poll(ledger, PATIENT).toHaveLength(2);
    leaving.abort();
    await second;

    expect((await first).status).toBe(200);
    await expect
      .poll(() => ledger(), PATIENT)
      .toEqual(['makeIdPhotoWatermark done', 'makeIdPhotoWatermark cancelled']);
    expect(await left('makeIdPhotoWatermarkApiRemaining')).toBe(had - 1);
  });
});

describe('more calls than the queue holds', () => {
  it('are refused as busy, and the waiting ones are answered', async () => {
    // A picture without a face is done quickly.
    const { data } = await renderPortrait({ width: 640, height: 800, people: 0 }, 'jpeg');
    const fields = { imageBase64: data.toString('base64'), specCode: 'us-passport' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => practice.call('makeIdPhotoWatermark', fields)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
    expect(answers).toContainEqual({
      status: 503,
      body: { error: { code: 'BUSY', message: 'Too many images are waiting; try again shortly.' } },
    });
  });
});

describe('a body of 200 MB', () => {
  it('is refused as too large, and the service goes on', async () => {
    const chunk = Buffer.alloc(4 * 1024 * 1024, 'a');
    const status = await new Promise<number>((resolve, reject) => {
      const call = request(`${practice.baseUrl}/v2/makeIdPhoto`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      call.once('error', reject);
      call.once('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      void (async () => {
        call.write('{"imageBase64":"');
        for (let sent = 0; sent < 200 * 1024 * 1024; sent += chunk.length) {
          if (!call.write(chunk)) await wait(1);
        }
        call.end('"}');
      })();
    });
    expect(status).toBe(413);
    expect((await practice.call('queryAccountStatus')).status).toBe(200);
  });
});

describe('calls of two customers at once', () => {
  it('give each their own photo', async () => {
    const people = await Promise.all([
      renderPortrait(frame, 'jpeg'),
      renderPortrait({ ...frame, skin: 'deep', hairStyle: 'bald', faceWidth: 1.1 }, 'jpeg'),
    ]);
    const photoOf = async (index: number): Promise<unknown> => {
      const imageBase64 = people[index]?.data.toString('base64');
      const fields = { imageBase64, specCode: 'us-passport', outputFormat: 'IMAGE_BASE64' };
      return (await practice.call('makeIdPhoto', fields)).body['idPhotoImageBase64'];
    };
    const [first, second] = [await photoOf(0), await photoOf(1)];
    const together = await Promise.all([0, 1, 1, 0, 1, 0].map(photoOf));
    expect(first).not.toEqual(second);
    expect(together.map((photo) => [first, second].indexOf(photo))).toEqual([0, 1, 1, 0, 1, 0]);
  });
});

describe('a direct photo whose client leaves while its sheets are drawn', () => {
  it('is either complete or does not exist', async () => {
    const had = await left('makeIdPhotoApiRemaining');
    const { data } = await renderPortrait(frame, 'jpeg');
    const sheetSizes = Array.from({ length: 10 }, (_, index) => `${3000 + index}*2000`);
    const leaving = new AbortController();
    const call = fetch(`${practice.baseUrl}/v2/makeIdPhoto`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ apiKey: 'practice', apiSecret: 'practice', specCode: 'us-passport' },
        ...{ imageBase64: data.toString('base64'), photoSheet: { sheetSizes } },
      }),
      signal: leaving.signal,
    }).catch((error: unknown) => error);
    await expect.poll(ledger, PATIENT).toEqual(['makeIdPhoto accepted']);
    leaving.abort();
    await call;

    await expect.poll(ledger, PATIENT).toEqual(['makeIdPhoto cancelled']);
    expect(await left('makeIdPhotoApiRemaining')).toBe(had);
  });
});
