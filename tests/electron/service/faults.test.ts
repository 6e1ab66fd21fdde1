import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { base64, jpeg } from './pictures.ts';
import { bytes, json, raw, rawAnswer, startScriptedServer } from './scripted-server.ts';
import { sharedServer } from './shared-server.ts';
import { clientOf, failureOf, finalAnswer, finalRequest, photoRequest } from './support.ts';

const server = sharedServer();

const MiB = 1024 * 1024;
const whole = rawAnswer(JSON.stringify(finalAnswer));
const headEnd = whole.indexOf('\r\n\r\n') + 4;

describe('an answer that breaks off', () => {
  const points = Array.from({ length: 40 }, (_, index) => Math.round((index * (whole.byteLength - 1)) / 39));

  it.each(points)(
    'is uncertain when the connection is reset after byte %i (faults 43, 44, 46)',
    async (point) => {
      server.play(raw(whole.subarray(0, point), 'reset'));
      const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
      expect(failure.outcome).toBe('uncertain');
      expect(server.paidCalls()).toBe(1);
    },
  );

  it.each(points)('is uncertain when the connection is closed after byte %i', async (point) => {
    server.play(raw(whole.subarray(0, point), 'end'));
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect(failure.outcome).toBe('uncertain');
    expect(server.paidCalls()).toBe(1);
  });

  it('is a success when the reset comes after its last byte', async () => {
    server.play(raw(whole, 'reset'));
    const final = await clientOf(server.baseUrl).getFinal(finalRequest);
    expect(final.image).toEqual(jpeg());
  });

  it('keeps the part that had arrived', async () => {
    server.play(raw(whole.subarray(0, headEnd + 20), 'reset'));
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect(failure.reason).toBe('cut');
    expect(Buffer.from(failure.rawAnswer() ?? [])).toEqual(whole.subarray(headEnd, headEnd + 20));
  });

  it('is uncertain when it promises more bytes than come', async () => {
    server.play(raw('HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{"photoUuid":"x"}'));
    expect((await failureOf(clientOf(server.baseUrl).getFinal(finalRequest))).reason).toBe('cut');
  });

  it('is uncertain when it promises fewer bytes than its JSON has', async () => {
    server.play(raw('HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{"photoUuid":"x"}'));
    expect((await failureOf(clientOf(server.baseUrl).getFinal(finalRequest))).outcome).toBe('uncertain');
  });

  it('is uncertain when a chunk is malformed', async () => {
    server.play(raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n'));
    expect((await failureOf(clientOf(server.baseUrl).getFinal(finalRequest))).reason).toBe('malformed');
  });

  it('is uncertain when its headers never end', async () => {
    server.play(raw(`HTTP/1.1 200 OK\r\n${'x-filler: yes\r\n'.repeat(10_000)}`, 'hang'));
    expect((await failureOf(clientOf(server.baseUrl).getFinal(finalRequest))).reason).toBe('malformed');
  });
});

describe('time', () => {
  it('ends a call that gets no answer at its deadline, uncertain, one call counted (fault 47)', async () => {
    server.play(() => undefined);
    const client = clientOf(server.baseUrl, { deadlines: { makeIdPhoto: 150 } });
    const failure = await failureOf(client.makePhoto(photoRequest));
    expect(failure).toMatchObject({ code: 'SERVICE_UNCERTAIN', outcome: 'uncertain', reason: 'time-out' });
    expect(server.paidCalls()).toBe(1);
  });

  it('ends an answer of a byte at a time at the total deadline (fault 60)', async () => {
    server.play(({ socket }) => {
      let at = 0;
      const drip = setInterval(() => socket.write(whole.subarray(at, (at += 1))), 10);
      socket.on('close', () => {
        clearInterval(drip);
      });
    });
    const startedAt = performance.now();
    const client = clientOf(server.baseUrl, { deadlines: { getIdPhotoNoWatermark: 300 } });
    const failure = await failureOf(client.getFinal(finalRequest));
    expect(failure.reason).toBe('time-out');
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('uses a monotonic clock, and reads it at every piece of an answer (fault 15)', async () => {
    let now = 0;
    server.play(({ socket }) => {
      socket.write(whole.subarray(0, headEnd + 10));
      setTimeout(() => {
        now = 120_001;
        socket.write(whole.subarray(headEnd + 10));
      }, 50);
    });
    const client = clientOf(server.baseUrl, { clock: { monotonicMs: () => now } });
    expect((await failureOf(client.getFinal(finalRequest))).reason).toBe('time-out');
  });

  it('can be left by its caller after the first byte: uncertain, never cancelled', async () => {
    const leave = new AbortController();
    server.play(() => {
      leave.abort();
    });
    const call = clientOf(server.baseUrl).makePhoto(photoRequest, { signal: leave.signal });
    expect(await failureOf(call)).toMatchObject({ outcome: 'uncertain', reason: 'left' });
    expect(server.paidCalls()).toBe(1);
  });

  it('is not sent when its caller left before', async () => {
    const call = clientOf(server.baseUrl).makePhoto(photoRequest, { signal: AbortSignal.abort() });
    expect(await failureOf(call)).toMatchObject({ outcome: 'not-sent', reason: 'left' });
    expect(server.paidCalls()).toBe(0);
  });
});

describe('an unexpected answer', () => {
  it('never follows a redirect (fault 58)', async () => {
    const elsewhere = await startScriptedServer();
    elsewhere.play(json(finalAnswer));
    server.play(bytes('', 307, { location: `${elsewhere.baseUrl}/v2/makeIdPhoto` }));
    const failure = await failureOf(clientOf(server.baseUrl).makePhoto(photoRequest));
    expect(failure).toMatchObject({ outcome: 'uncertain', reason: 'redirect', status: 307 });
    expect(elsewhere.connections()).toBe(0);
    await elsewhere.close();
  });

  it('is read when a proxy has compressed it with gzip anyway', async () => {
    const packed = gzipSync(JSON.stringify(finalAnswer));
    server.play(bytes(packed, 200, { 'content-encoding': 'gzip' }));
    expect((await clientOf(server.baseUrl).getFinal(finalRequest)).image).toEqual(jpeg());
  });

  it('is cut when it unpacks to more than the limit (fault 59)', async () => {
    const bomb = gzipSync(Buffer.alloc(65 * MiB));
    server.play(bytes(bomb, 200, { 'content-encoding': 'gzip' }));
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect(failure).toMatchObject({ outcome: 'uncertain', reason: 'too-large' });
  });

  it('is uncertain when its gzip is broken', async () => {
    server.play(bytes('not gzip', 200, { 'content-encoding': 'gzip' }));
    expect((await failureOf(clientOf(server.baseUrl).getFinal(finalRequest))).reason).toBe('malformed');
  });

  it('is not read at all when it announces 500 MB (fault 59)', async () => {
    server.play(raw('HTTP/1.1 200 OK\r\nContent-Length: 524288000\r\n\r\n{"', 'hang'));
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect(failure).toMatchObject({ outcome: 'uncertain', reason: 'too-large' });
  });

  it('is cut at the limit when 500 MB come unannounced (fault 59)', async () => {
    const piece = Buffer.alloc(MiB, 0x20);
    let written = 0;
    server.play(({ response }) => {
      const more = (): void => {
        if (written >= 500 || response.destroyed) return;
        written += 1;
        response.write(piece, more);
      };
      more();
    });
    const failure = await failureOf(clientOf(server.baseUrl).accountStatus());
    expect(failure.reason).toBe('too-large');
    expect(written).toBeLessThan(50);
  });

  it('reaches only its own call, however late (faults 48, 57)', async () => {
    const client = clientOf(server.baseUrl);
    const wait: Record<string, number> = { slow: 120, quick: 0 };
    server.play(({ request, response }) => {
      const { photoUuid } = JSON.parse(request.body.toString('utf8')) as { photoUuid: string };
      setTimeout(() => response.end(JSON.stringify({ photoUuid })), wait[photoUuid]);
    });
    const answers = await Promise.all([
      client.getFinal({ photoUuid: 'slow' }),
      client.getFinal({ photoUuid: 'quick' }),
    ]);
    expect(answers.map(({ photoUuid }) => photoUuid)).toEqual(['slow', 'quick']);
    expect(server.paidCalls()).toBe(2);
  });

  it('is used once when the connection delivers it twice (fault 57)', async () => {
    server.play(raw(Buffer.concat([whole, whole])));
    const call = clientOf(server.baseUrl).getFinal(finalRequest);
    await expect(call).resolves.toMatchObject({ photoUuid: finalAnswer.photoUuid });
    expect(server.paidCalls()).toBe(1);
  });

  it('counts when it comes before the whole picture was sent (a 413 from a proxy)', async () => {
    const early = await startEarlyServer();
    const call = clientOf(early.baseUrl).makePhoto({ ...photoRequest, image: jpeg(413, 531, 8 * MiB) });
    expect(await failureOf(call)).toMatchObject({ code: 'SERVICE_IMAGE_REFUSED', outcome: 'refused' });
    early.close();
  });
});

describe('an answer over 4 MiB', () => {
  it('is read in a worker, picture and all', async () => {
    const picture = jpeg(2000, 2600, 6 * MiB);
    server.play(json({ ...finalAnswer, idPhotoImageBase64: base64(picture), widthPx: 2000, heightPx: 2600 }));
    const final = await clientOf(server.baseUrl).getFinal(finalRequest);
    expect(final.image?.byteLength).toBe(picture.byteLength);
    expect(Buffer.compare(final.image ?? Buffer.alloc(0), picture)).toBe(0);
    expect(final.doubts).toEqual([]);
  });

  it('is uncertain when it is cut JSON, and kept whole', async () => {
    const text = JSON.stringify({ ...finalAnswer, idPhotoImageBase64: base64(jpeg(1, 1, 5 * MiB)) }).slice(
      0,
      -5,
    );
    server.play(bytes(text));
    const failure = await failureOf(clientOf(server.baseUrl).getFinal(finalRequest));
    expect(failure).toMatchObject({ outcome: 'uncertain', reason: 'not-json' });
    expect(failure.rawAnswer()?.byteLength).toBe(text.length);
    expect(failure.rawAnswer()?.buffer).toBeInstanceOf(ArrayBuffer);
  });

  it('is not parsed on the main thread, where it would hold every other call', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const longest = async (mib: number): Promise<number> => {
      parse.mockClear();
      server.play(json({ ...finalAnswer, idPhotoImageBase64: base64(jpeg(1, 1, mib * MiB)) }));
      const final = await clientOf(server.baseUrl).getFinal(finalRequest);
      expect(final.image?.byteLength).toBe(mib * MiB);
      return Math.max(0, ...parse.mock.calls.map(([text]) => text.length));
    };

    expect(await longest(1)).toBeGreaterThan(MiB);
    // The scripted server parses the request on this thread, too.
    expect(await longest(24)).toBeLessThan(MiB);
  });
});

/** Answers 413 as soon as the headers have arrived, and keeps reading. */
async function startEarlyServer(): Promise<{ baseUrl: string; close: () => void }> {
  const net = await import('node:net');
  const early = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n'));
  });
  await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve));
  const { port } = early.address() as { port: number };
  return { baseUrl: `http://127.0.0.1:${String(port)}`, close: () => early.close() };
}
