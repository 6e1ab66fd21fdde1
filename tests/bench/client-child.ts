/**
 * Makes calls in a process of its own, whose memory and event loop nothing else uses: `bare` posts a finished body,
 * `client` is the kiosk's own client; `final` gets the largest answer that the main thread reads, `headshots` one
 * that a worker reads. Prints its measurements as JSON.
 */
import { createServiceClient } from '../../electron/service/client.ts';
import { watchLoop } from '../support/kiosk/held-loop.ts';
import { barePost, readyBody } from './bare-post.ts';

export interface ChildReport {
  /** Peak resident memory, MiB. */
  readonly peakMiB: number;
  /** The longest time for which each call blocked the event loop, milliseconds of processor time. */
  readonly heldMs: readonly number[];
}

const [mode = '', baseUrl = '', bytes = '0', calls = '0'] = process.argv.slice(2);
const credentials = { apiKey: 'bench', apiSecret: 'bench' };
const image = new Uint8Array(Number(bytes));
for (let at = 0; at < image.byteLength; at += 1) image[at] = (at * 167) & 0xff;
image.set([0xff, 0xd8, 0xff]);
const client = createServiceClient({
  account: { region: 'other', baseUrl, headshotBaseUrl: baseUrl, ...credentials },
});
const fields = { ...credentials, specCode: 'uk-passport' };
const ready = mode === 'bare' ? readyBody(fields, [{ name: 'imageBase64', bytes: image }]) : null;

const heldMs: number[] = [];
for (let call = -3; call < Number(calls); call += 1) {
  const loop = watchLoop();
  if (ready !== null) await barePost(baseUrl, ready);
  else if (mode === 'client') await client.makePreview({ image, specCode: 'uk-passport' });
  else if (mode === 'final') await client.getFinal({ photoUuid: 'bench' });
  else await client.generatePortrait({ prompt: 'bench', image, sampleNumber: 8 });
  const held = loop.stop();
  if (call >= 0) heldMs.push(held); // the calls before are for warming up
}
const report: ChildReport = { peakMiB: process.resourceUsage().maxRSS / 1024, heldMs };
process.stdout.write(JSON.stringify(report));
