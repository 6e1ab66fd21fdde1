import { beforeAll, describe, expect, it } from 'vitest';
import { jpeg, png } from './pictures.ts';
import { bytes, raw } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { apiKey, clientOf, failureOf } from './support.ts';

const server = sharedServer();
let address: string;
beforeAll(() => {
  address = `${server.baseUrl}/picture.jpg?signature=canary-signature`;
});

describe('a picture at its signed address', () => {
  it('is fetched with its whole address, without credentials', async () => {
    server.play(bytes(jpeg()));
    const picture = await clientOf(server.baseUrl).fetchImage(address);
    expect(picture).toEqual({ bytes: jpeg(), type: 'image/jpeg' });
    const request = server.requests.at(-1);
    expect(request?.path).toBe('/picture.jpg?signature=canary-signature');
    expect(JSON.stringify(request?.headers)).not.toContain(apiKey);
    expect(request?.body.byteLength).toBe(0);
  });

  it('may be a PNG', async () => {
    server.play(bytes(png()));
    expect((await clientOf(server.baseUrl).fetchImage(address)).type).toBe('image/png');
  });

  it('may be large, and then has memory of its own', async () => {
    const large = jpeg(2000, 3000, 5 * 1024 * 1024);
    server.play(bytes(large));
    const picture = await clientOf(server.baseUrl).fetchImage(address);
    expect(Buffer.compare(picture.bytes, large)).toBe(0);
    expect(picture.bytes.buffer).toBeInstanceOf(ArrayBuffer);
  });

  it.each([403, 404, 410])('has expired when the store answers %i (fault 95)', async (status) => {
    server.play(bytes('<Error>AccessDenied</Error>', status));
    expect(await failureOf(clientOf(server.baseUrl).fetchImage(address))).toMatchObject({
      code: 'SERVICE_IMAGE_PENDING',
      reason: 'expired',
      outcome: 'refused',
      details: { retryable: false },
    });
  });

  it.each([
    ['a status of 500', bytes('', 500), 'unexpected-status'],
    ['a redirect', bytes('', 302, { location: '/other' }), 'unexpected-status'],
    ['a reset', raw('', 'reset'), 'reset'],
    ['a web page', bytes('<html></html>'), 'not-an-image'],
    ['nothing', bytes(''), 'not-an-image'],
    ['a cut picture', raw('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\nabc'), 'cut'],
  ])('may be requested again after %s', async (_name, script, reason) => {
    server.play(script);
    expect(await failureOf(clientOf(server.baseUrl).fetchImage(address))).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
      reason,
      details: { retryable: true },
    });
  });

  it('is cut off at the caller’s limit', async () => {
    server.play(bytes(jpeg(1, 1, 5000)));
    const fetching = clientOf(server.baseUrl).fetchImage(address, { maxBytes: 4999 });
    expect((await failureOf(fetching)).reason).toBe('too-large');
  });

  it('has a deadline of its own', async () => {
    server.play(() => undefined);
    const client = clientOf(server.baseUrl, { deadlines: { image: 100 } });
    expect((await failureOf(client.fetchImage(address))).reason).toBe('time-out');
  });

  it.each([
    'http://pictures.example/p.jpg',
    'ftp://127.0.0.1/p.jpg',
    'file:///etc/passwd',
    'not an address',
    '',
  ])('is not fetched from %s', async (unsafe) => {
    const failure = await failureOf(clientOf(server.baseUrl).fetchImage(unsafe));
    expect(failure).toMatchObject({ reason: 'address-refused', outcome: 'not-sent' });
  });

  it('is not fetched from this machine when the account is elsewhere', async () => {
    const client = clientOf('https://service.example');
    expect((await failureOf(client.fetchImage(address))).reason).toBe('address-refused');
  });

  it('reveals its address in no failure', async () => {
    server.play(bytes('', 403));
    const failure = await failureOf(clientOf(server.baseUrl).fetchImage(address));
    expect(`${failure.stack ?? ''}${JSON.stringify(failure)}`).not.toMatch(/canary-signature|picture\.jpg/);
  });
});
