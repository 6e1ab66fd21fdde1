import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '../../electron/service/client.ts';
import { buildBody } from '../../electron/service/request-body.ts';

export interface ClientOverhead {
  /** Bytes of the picture that is sent. */
  readonly imageBytes: number;
  readonly rounds: number;
  /** Medians, milliseconds per call. */
  readonly bareMs: number;
  readonly clientMs: number;
  readonly overheadMs: number;
  /** Client over bare. */
  readonly ratio: number;
  /** Memory outside the heap beyond one body, after a call and before any collection: the most of all rounds, MiB. */
  readonly memoryMiB: number;
}

const MiB = 1024 * 1024;
const imageBytes = 4 * MiB;
const rounds = 40;

/** The client's own time per call, over a bare POST of the same bytes to the same server, alternating in one run. */
export async function measureClientOverhead(): Promise<ClientOverhead> {
  const answer = JSON.stringify({ photoUuid: 'bench', waterMark: true, issues: [] });
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${String(port)}`;

  const image = new Uint8Array(imageBytes).map((_, at) => (at * 167) & 0xff);
  image.set([0xff, 0xd8, 0xff]);
  const credentials = { apiKey: 'bench', apiSecret: 'bench' };
  const fields = { ...credentials, specCode: 'uk-passport' };
  const body = await buildBody(fields, [{ name: 'imageBase64', bytes: image }]);
  const client = createServiceClient({ account: { region: 'other', baseUrl, ...credentials } });

  const bare: number[] = [];
  const own: number[] = [];
  let memory = 0;
  try {
    for (let round = -5; round < rounds; round += 1) {
      const before = process.memoryUsage().external;
      const bareMs = await timed(() => post(baseUrl, body));
      const ownMs = await timed(() => client.makePreview({ image, specCode: 'uk-passport' }));
      memory = Math.max(memory, process.memoryUsage().external - before - body.byteLength);
      if (round < 0) continue; // warming up
      bare.push(bareMs);
      own.push(ownMs);
    }
  } finally {
    server.close();
  }
  const [bareMs, clientMs] = [median(bare), median(own)];
  return {
    imageBytes,
    rounds,
    bareMs,
    clientMs,
    overheadMs: clientMs - bareMs,
    ratio: clientMs / bareMs,
    memoryMiB: memory / MiB,
  };
}

function post(baseUrl: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
    const request = http.request(`${baseUrl}/v2/makeIdPhotoWatermark`, {
      method: 'POST',
      agent: false,
      headers,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume().on('end', resolve);
    });
    request.end(body);
  });
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

if (import.meta.main) {
  const result = await measureClientOverhead();
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(
    `client overhead, ${String(result.imageBytes / MiB)} MiB picture, median of ${String(result.rounds)}: ` +
      `bare POST ${ms(result.bareMs)}, client ${ms(result.clientMs)}, ` +
      `overhead ${ms(result.overheadMs)} (${result.ratio.toFixed(2)} times), ` +
      `memory beyond the body at most ${result.memoryMiB.toFixed(1)} MiB`,
  );
}
