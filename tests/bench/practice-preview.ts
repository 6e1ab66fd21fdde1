/**
 * Checks the practice service's promises on two cores: healthy within 2 s, a preview of a 12-megapixel portrait in at
 * most 1.5 s (median), and memory that grows less than 10 % from the tenth of 60 previews to the last.
 *
 *   node tests/bench/practice-preview.ts [--previews 60] [--each]
 *
 * Memory is the resident set of the service's whole process, as the system counts it (Linux only).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchPractice } from '../../electron/practice/launch.ts';
import { renderPortrait } from '../portraits/render.ts';
import { median } from './quantile.ts';

const { values } = parseArgs({
  options: { previews: { type: 'string', default: '60' }, each: { type: 'boolean', default: false } },
});
const previews = Number(values.previews);

/** Resident set of a process, MiB. */
async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const dataDir = await mkdtemp(join(tmpdir(), 'headroom-preview-bench-'));
const { data } = await renderPortrait({ width: 4000, height: 3000, headHeight: 0.42, noise: 0.15 }, 'jpeg');
const body = JSON.stringify({
  apiKey: 'practice',
  apiSecret: 'practice',
  specCode: 'uk-passport',
  imageBase64: data.toString('base64'),
});

const began = performance.now();
const service = await launchPractice({ dataDir });
const startMs = performance.now() - began;
const times: number[] = [];
const memory: number[] = [];
try {
  for (let index = 0; index < previews; index += 1) {
    const from = performance.now();
    const response = await fetch(`${service.baseUrl}/v2/makeIdPhotoWatermark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`A preview was refused: ${await response.text()}`);
    await response.arrayBuffer();
    times.push(performance.now() - from);
    // The picture's memory is freed after the answer has gone.
    await wait(100);
    memory.push(await residentMiB(service.pid));
    if (values.each) {
      console.log(`${index + 1}: ${times.at(-1)?.toFixed(0)} ms, ${memory.at(-1)?.toFixed(0)} MiB`);
    }
  }
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const [tenth, last] = [memory[9] ?? Number.NaN, memory.at(-1) ?? Number.NaN];
const growth = last / tenth - 1;
console.log(`start-up ${startMs.toFixed(0)} ms (at most 2000)`);
console.log(`preview of 12 megapixels: median ${median(times).toFixed(0)} ms (at most 1500)`);
console.log(
  `memory: ${tenth.toFixed(0)} MiB after the tenth, ${last.toFixed(0)} MiB after ${previews} previews: ${(growth * 100).toFixed(1)} % (less than 10)`,
);
process.exit(startMs <= 2000 && median(times) <= 1500 && growth < 0.1 ? 0 : 1);
