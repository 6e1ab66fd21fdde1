/** The support file of a whole kiosk with an account, and of one whose disk takes nothing. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openCounter } from '../orders/counter.ts';
import { supportFile } from '../../support/kiosk/support-files.ts';

it.skipIf(!canMount)('can be saved while the disk takes nothing', async () => {
  const disk = smallDisk(230);
  const dataDir = join(disk.folder, 'data');
  await (await openKiosk({ dataDir })).close();
  disk.makeReadOnly();
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());

  expect((await supportFile(kiosk)).content['records']).toMatchObject({ blocked: 'read-only' });
  await kiosk.call('noteSupportFile');
  expect(kiosk.log.lines.at(-1)).toMatchObject({ level: 'warn', facts: { code: 'RECORDS_READ_ONLY' } });
});

it('has none of the account’s address, key and secret', async () => {
  const { server } = await openCounter();
  const account = {
    baseUrl: `${server.baseUrl}/canary-path`,
    apiKey: 'canary-key',
    apiSecret: 'canary-secret',
  };
  const kiosk = await openKiosk({ dataDir: tempFolder(), account });
  onTestFinished(() => kiosk.close());
  await kiosk.call('makeOpeningCheck', { scene: [] });

  const { text, content } = await supportFile(kiosk);

  expect(content['service']?.['failure']).not.toBeNull();
  expect(text).not.toContain('canary');
  expect(text).not.toContain('127.0.0.1');
});
