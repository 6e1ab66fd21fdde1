/** Fault 29: a clean-up tool removes the WAL of a kiosk that was killed. The kiosk opens, and reports the loss. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { markOf, readMark } from '../../electron/records/mark/mark-file.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

it(
  'a kiosk that has lost its WAL names the missing order, and blocks paid calls',
  { timeout: 120_000 },
  async () => {
    const dataDir = tempFolder();
    const records = join(dataDir, 'practice', 'records.sqlite');
    const first = await startKiosk({ dataDir });
    const { number } = await (await connectClient(await first.address())).call('createOrder');
    await vi.waitFor(
      () => expect(readMark(markOf(records))).toMatchObject({ progress: { lastOrder: number } }),
      { timeout: 10_000 },
    );
    await first.kill();
    rmSync(`${records}-wal`);

    const second = await startKiosk({ dataDir });
    const client = await connectClient(await second.address());

    expect(await client.call('kioskStatus')).toMatchObject({ blocked: 'records-incomplete' });
    expect(await client.call('recordsGap')).toMatchObject({
      reason: 'older',
      had: { lastOrder: null },
      expected: { lastOrder: number },
    });
    expect((await client.call('createOrder')).number > number).toBe(true);
    await second.stop();
  },
);
