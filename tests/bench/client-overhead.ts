import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServiceClient } from '../../electron/service/client.ts';
import { largeAnswer } from '../../electron/service/gather.ts';
import { barePost, readyBody } from './bare-post.ts';
import type { ChildReport } from './client-child.ts';
import { median } from './quantile.ts';

export interface ClientOverhead {
  /** Bytes of the picture that is sent. */
  readonly imageBytes: number;
  readonly rounds: number;
  /** Medians, milliseconds per call. */
  readonly bareMs: number;
  readonly clientMs: number;
  readonly overheadMs: number;
  /** Client time divided by bare time. */
  readonly ratio: number;
  /** Peak resident memory above that of the bare POST, which holds picture and body too: medians, MiB. */
  readonly memoryMiB: number;
  /**
   * The longest time for which any of the calls blocked the event loop, milliseconds: the upload, and two answers.
   */
  readonly heldMs: number;
  readonly heldByFinalMs: number;
  readonly heldByHeadshotsMs: number;
  /** Bytes of those answers: the largest that the main thread reads, and eight headshots. */
  readonly finalBytes: number;
  readonly headshotsBytes: number;
}

const MiB = 1024 * 1024;
const imageBytes = 4 * MiB;
const headshotBytes = 3 * MiB;
const rounds = 40;
const children = 5;
const run = promisify(execFile);

/**
 * Measures the client's own time and memory per call against a bare POST of the same bytes to the same server, in one
 * run.
 */
export async function measureClientOverhead(): Promise<ClientOverhead> {
  const answer = JSON.stringify({ photoUuid: 'bench', waterMark: true, issues: [] });
  const base64 = pictureOf(headshotBytes);
  const finalBytes = largeAnswer - 1024;
  const final = JSON.stringify({ photoUuid: 'bench', idPhotoImageBase64: pictureOf(finalBytes) });
  const headshots = JSON.stringify({ outputImages: Array.from({ length: 8 }, () => base64) });
  const answers: Readonly<Record<string, string>> = {
    '/api/generate-portrait': headshots,
    '/v2/getIdPhotoNoWatermark': final,
  };
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end(answers[request.url ?? ''] ?? answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${String(port)}`;
  try {
    const [bareMs, clientMs] = await measureTimes(baseUrl);
    const bare: ChildReport[] = [];
    const own: ChildReport[] = [];
    for (let child = 0; child < children; child += 1) {
      bare.push(await inChild('bare', baseUrl));
      own.push(await inChild('client', baseUrl));
    }
    const peak = (reports: readonly ChildReport[]): number => median(reports.map(({ peakMiB }) => peakMiB));
    return {
      imageBytes,
      rounds,
      bareMs,
      clientMs,
      overheadMs: clientMs - bareMs,
      ratio: clientMs / bareMs,
      memoryMiB: peak(own) - peak(bare),
      heldMs: Math.max(...own.flatMap(({ heldMs }) => heldMs)),
      heldByFinalMs: Math.max(...(await inChild('final', baseUrl)).heldMs),
      heldByHeadshotsMs: Math.max(...(await inChild('headshots', baseUrl)).heldMs),
      finalBytes: final.length,
      headshotsBytes: headshots.length,
    };
  } finally {
    server.close();
  }
}

/** Base64 of a JPEG of 768 x 1024 px by its header, so many characters long. */
function pictureOf(characters: number): string {
  const picture = Buffer.alloc(Math.floor((characters * 3) / 4), 0x5a);
  picture.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 3, 0, 3]);
  return picture.toString('base64');
}

async function inChild(mode: string, baseUrl: string): Promise<ChildReport> {
  const words = [join(import.meta.dirname, 'client-child.ts'), mode, baseUrl, String(imageBytes), '10'];
  const { stdout } = await run(process.execPath, words);
  return JSON.parse(stdout) as ChildReport;
}

/** Medians of the bare POST and of the client, alternating, milliseconds. */
async function measureTimes(baseUrl: string): Promise<readonly [number, number]> {
  const image = new Uint8Array(imageBytes).map((_, at) => (at * 167) & 0xff);
  image.set([0xff, 0xd8, 0xff]);
  const credentials = { apiKey: 'bench', apiSecret: 'bench' };
  const fields = { ...credentials, specCode: 'uk-passport' };
  const body = readyBody(fields, [{ name: 'imageBase64', bytes: image }]);
  const client = createServiceClient({
    account: { region: 'other', baseUrl, headshotBaseUrl: null, ...credentials },
  });
  const bare: number[] = [];
  const own: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const bareMs = await timed(() => barePost(baseUrl, body));
    const ownMs = await timed(() => client.makePreview({ image, specCode: 'uk-passport' }));
    if (round < 0) continue; // warming up
    bare.push(bareMs);
    own.push(ownMs);
  }
  return [median(bare), median(own)];
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

if (import.meta.main) {
  const result = await measureClientOverhead();
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const mib = (value: number): string => `${value.toFixed(1)} MiB`;
  console.log(
    `client overhead, ${mib(result.imageBytes / MiB)} picture, median of ${String(result.rounds)}: ` +
      `bare POST ${ms(result.bareMs)}, client ${ms(result.clientMs)}, ` +
      `overhead ${ms(result.overheadMs)} (${result.ratio.toFixed(2)} times; at most 15 ms)\n` +
      `memory beyond the bare POST ${mib(result.memoryMiB)} (at most 60 MiB)\n` +
      `event loop held ${ms(result.heldMs)}, by an answer of ${mib(result.finalBytes / MiB)} ${ms(result.heldByFinalMs)}, by ${mib(result.headshotsBytes / MiB)} of headshots ` +
      `${ms(result.heldByHeadshotsMs)} (at most 16 ms)`,
  );
}
