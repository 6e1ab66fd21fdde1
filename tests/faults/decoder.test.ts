/** The process that decodes pictures is killed or hangs during an import, in a whole kiosk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forkWork } from '../../electron/work/launch.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { renderPortrait } from '../portraits/render.ts';
import { eventually } from '../support/eventually.ts';
import { memoryMiB } from '../support/process-memory.ts';
import { openKiosk, type OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { familyOf, hasProcesses, isRunning, shownOf } from '../support/processes.ts';
import { rejectionOf } from '../support/thrown.ts';

let folder: string;
let kiosk: OpenKiosk;
let order: OrderView;
let portrait: Uint8Array;
/** A picture that takes longer to decode than a test takes to kill the decoder. */
let large: Uint8Array;
beforeAll(async () => {
  if (!hasProcesses) return;
  folder = mkdtempSync(join(tmpdir(), 'headroom-decoder-'));
  kiosk = await openKiosk({ dataDir: folder, launchWork: forkWork });
  portrait = (await renderPortrait({}, 'jpeg')).data;
  large = await sharp({ create: { width: 10_000, height: 8_000, channels: 3, background: '#aaa' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  order = await kiosk.call('createOrder');
  order = await add(portrait);
});
afterAll(async () => {
  if (!hasProcesses) return;
  await kiosk.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (bytes: Uint8Array): Promise<OrderView> =>
  kiosk.call('addShot', { orderId: order.id, source: 'import', origin: 'IMG_1.png', bytes });
const decoder = (): number => {
  const pid = familyOf(process.pid).find(
    (each) => isRunning(each) && shownOf(each).includes('imaging/picture-worker'),
  );
  if (pid === undefined) throw new Error('no picture process');
  return pid;
};

describe.skipIf(!hasProcesses)('a picture that ends its decoder', () => {
  it('costs an error each time, but no order, no shot and not the next picture', async () => {
    for (let round = 0; round < 3; round += 1) {
      const importing = rejectionOf(add(large));
      await eventually(decoder);
      await wait(50);
      process.kill(decoder(), 'SIGKILL');
      expect(await importing).toBe('IMAGE_DECODER_FAILED crashed');
    }
    expect((await kiosk.call('openOrder', { orderId: order.id })).shots).toEqual(order.shots);

    order = await add(portrait);

    expect(order.shots).toHaveLength(2);
    const [first] = order.shots;
    if (first === undefined) throw new Error('no shot');
    expect((await kiosk.kiosk.photo(first.image.id, 'small'))?.mime).toBe('image/jpeg');
  });

  it('blocks neither other pictures nor the kiosk while the decoder hangs', async () => {
    await add(portrait);
    const hung = decoder();
    process.kill(hung, 'SIGSTOP');
    const importing = rejectionOf(add(portrait));
    // Other work continues: calls that need no picture are answered at once.
    const began = performance.now();
    await kiosk.call('desk');
    expect(performance.now() - began).toBeLessThan(2_000);
    process.kill(hung, 'SIGKILL');
    expect(await importing).toBe('IMAGE_DECODER_FAILED crashed');
    expect((await add(portrait)).shots.length).toBeGreaterThan(2);
  });

  it('leaves no memory in use, because the large picture is only in the decoder’s memory', async () => {
    await add(large);
    const before = await memoryMiB(process.pid);
    for (let round = 0; round < 3; round += 1) {
      const importing = rejectionOf(add(large));
      await eventually(decoder);
      await wait(50);
      process.kill(decoder(), 'SIGKILL');
      await importing;
    }
    expect((await memoryMiB(process.pid)) - before).toBeLessThan(60);
  });
});
