/** Checks that the audit after the kills detects faults: makes each contradiction, and expects its message. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modePaths } from '../../electron/paths.ts';
import { createVault } from '../../electron/vault/vault.ts';
import { newId } from '../../shared/ids.ts';
import { renderPortrait } from '../portraits/render.ts';
import { auditAtEnd, practiceFolder } from '../proof/books.ts';
import { lostFrom } from '../proof/promised.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { eventually } from '../support/eventually.ts';
import { openFile } from '../support/records/records-file.ts';

let whole: string;
let order: OrderView;
beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'headroom-books-'));
  const kiosk = await openKiosk({ dataDir: whole });
  const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  const { id: orderId } = await workUntil(kiosk, await kiosk.call('createOrder'), job);
  order = await eventually(async () => {
    const now = await kiosk.call('openOrder', { orderId });
    expect(now.prints.map(({ state }) => state)).toEqual(['printed']);
    return now;
  });
  await kiosk.close();
});
afterAll(() => {
  rmSync(whole, { recursive: true, force: true });
});

/** Returns a copy of the data of one finished order, to be damaged. */
function copy(): string {
  const folder = tempFolder();
  cpSync(whole, folder, { recursive: true });
  return folder;
}

function tamper(file: string, sql: string): void {
  const db = openFile(file);
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  db.exec(sql);
  db.close();
}

describe('the records of an order that went well', () => {
  it('agree', () => {
    expect(auditAtEnd(whole)).toEqual([]);
    expect(lostFrom(order, order)).toEqual([]);
  });
});

describe('contradictions in the kiosk’s records', () => {
  it.each([
    [
      "UPDATE calls SET state = 'sent', ended_at = NULL WHERE endpoint = 'makeIdPhotoWatermark'",
      'still under way',
    ],
    ["UPDATE photos SET state = 'final-asked'", 'waits for a call that is not open'],
    ['UPDATE photos SET final_image_id = NULL', 'has no image'],
    ['DELETE FROM payments', 'without payment'],
    ['DELETE FROM codes', 'without its one code'],
    ['DELETE FROM shots', 'points at nothing'],
    ["DELETE FROM calls WHERE endpoint = 'makeIdPhotoWatermark'", 'more calls than the records say'],
    [
      "DELETE FROM calls WHERE endpoint = 'getIdPhotoNoWatermark'",
      'finals of a photo that no row says were sent',
    ],
    ["UPDATE prints SET state = 'submitted', job_id = NULL", 'no one is asked'],
    [`UPDATE prints SET file_sha256 = '${'A'.repeat(22)}'`, 'is not the one that was handed over'],
    ['DELETE FROM prints', 'no print is known of'],
  ])('are caught after %s', (sql, says) => {
    const dataDir = copy();
    tamper(join(practiceFolder(dataDir), 'records.sqlite'), sql);
    expect(auditAtEnd(dataDir).join('; ')).toContain(says);
  });
});

describe('contradictions between the service’s ledger and the files', () => {
  it.each([
    ["DELETE FROM ledger WHERE endpoint = 'makeIdPhotoWatermark'", 'that the service never accepted'],
    ["DELETE FROM ledger WHERE endpoint = 'getIdPhotoNoWatermark'", 'more finals of a photo were answered'],
    [
      `INSERT INTO ledger (endpoint, accepted_at, state, photo_uuid)
       SELECT endpoint, accepted_at, state, photo_uuid FROM ledger`,
      'more calls than the records say were sent',
    ],
  ])('are caught after %s', (sql, says) => {
    const dataDir = copy();
    tamper(join(practiceFolder(dataDir), 'service', 'practice.sqlite'), sql);
    expect(auditAtEnd(dataDir).join('; ')).toContain(says);
  });

  it('are caught when the vault has lost a file', () => {
    const dataDir = copy();
    const vault = join(practiceFolder(dataDir), 'vault');
    const [lost] = readdirSync(vault, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    rmSync(join(lost?.parentPath ?? vault, lost?.name ?? ''));
    expect(auditAtEnd(dataDir).join('; ')).toMatch(/the file of a (shot|preview|final) is gone/);
  });

  it('are caught when a sheet was saved without a print', async () => {
    const dataDir = copy();
    const { sheets } = modePaths(dataDir, 'practice');
    const key = readFileSync(join(practiceFolder(dataDir), 'vault.key'));
    await createVault<'prt'>({ dir: sheets, key }).put(newId('prt'), Buffer.from('again'));
    expect(auditAtEnd(dataDir).join('; ')).toContain('no print is known of prt_');
  });

  it('are caught when a saved sheet is another one', async () => {
    const dataDir = copy();
    const { sheets } = modePaths(dataDir, 'practice');
    const key = readFileSync(join(practiceFolder(dataDir), 'vault.key'));
    const vault = createVault<'prt'>({ dir: sheets, key });
    const printId = order.prints[0]?.id ?? 'prt_';
    await vault.erase(printId);
    await vault.put(printId, Buffer.from('another'));
    expect(auditAtEnd(dataDir).join('; ')).toContain('is not the one that was handed over');
  });
});

describe('an order that has lost a part', () => {
  it.each<[string, () => Partial<OrderView>]>([
    ['its customer', () => ({ customer: null })],
    ['its payment', () => ({ payment: null })],
    ['its end', () => ({ state: 'open' })],
    ['the step handover', () => ({ step: 'payment' })],
    ['shot', () => ({ shots: [] })],
    ['print', () => ({ prints: [] })],
    ['photo', () => ({ photos: [] })],
    [
      'the final of its photo',
      () => ({ photos: order.photos.map((each) => ({ ...each, state: 'approved' })) }),
    ],
    ['its preview', () => ({ photos: order.photos.map((each) => ({ ...each, preview: null })) })],
    ['its code', () => ({ photos: order.photos.map((each) => ({ ...each, code: null })) })],
  ])('is reported to have lost %s', (what, without) => {
    expect(lostFrom(order, { ...order, ...without() }).join('; ')).toContain(what);
  });
});
