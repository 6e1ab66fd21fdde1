/** The segments of the search indexes: each commit adds one, and the kiosk merges them. */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startMerging } from '../../../../electron/studio/merge-search.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, exampleRecords } from '../../../support/records/example-records.ts';
import { decrypted, openFile } from '../../../support/records/records-file.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** SQLite merges eight segments on its own, and the kiosk four. */
const customers = 7;

/** Records whose customers came one by one, and the number of segments that a search reads. */
function studio() {
  const records = exampleRecords();
  for (let index = 0; index < customers; index += 1) addOrder(records, { name: `Ada Nr${String(index)}` });
  const db = openFile(records.file, { readonly: true });
  onTestFinished(() => void db.close());
  const segments = (index: string): unknown =>
    db.prepare(`SELECT count(DISTINCT segid) FROM ${index}_idx`).pluck().get();
  return { records, segments, log: { warn: vi.fn() } };
}

it('are left apart by the commits, and merged while nobody works', async () => {
  const { records, segments, log } = studio();
  expect(segments('customer_search')).toBe(customers);
  expect(segments('order_search')).toBe(customers);

  onTestFinished(startMerging({ records, log } as never));
  vi.advanceTimersByTime(1_000);

  for (const index of ['customer_search', 'order_search'])
    await vi.waitFor(() => expect(segments(index)).toBeLessThan(4), { interval: 20 });
  expect(records.customers.search('ada', 50)).toHaveLength(customers);
  expect(records.orderSummaries.search('261121-007', 5)).toHaveLength(1);
  expect(log.warn).not.toHaveBeenCalled();
});

it('are not looked at again until something was written', async () => {
  const { records, log } = studio();
  const mergeSome = vi.fn(() => false);
  onTestFinished(startMerging({ records: { ...records, searchMerges: { mergeSome } }, log } as never));
  const looked = (times: number) =>
    vi.waitFor(() => expect(mergeSome).toHaveBeenCalledTimes(times), { interval: 20 });

  vi.advanceTimersByTime(1_000);
  await looked(1);
  vi.advanceTimersByTime(3_000);
  addOrder(records, { name: 'Ben' });
  vi.advanceTimersByTime(1_000);
  await looked(2);
});

it('are left as they are while the records cannot be read, and merged once they can', async () => {
  const { records, segments, log } = studio();
  const changes = vi
    .fn(() => records.changes())
    .mockImplementationOnce(() => {
      throw new KioskError('DISK_FAILED', 'unread', { reason: 'read' });
    });
  onTestFinished(startMerging({ records: { ...records, changes }, log } as never));

  vi.advanceTimersByTime(1_000);
  expect(changes).toHaveBeenCalledOnce();
  expect(segments('customer_search')).toBe(customers);
  vi.advanceTimersByTime(1_000);

  await vi.waitFor(() => expect(segments('customer_search')).toBeLessThan(4), { interval: 20 });
  expect(log.warn).not.toHaveBeenCalled();
});

it('hold nothing of an erased customer after they were merged', () => {
  const { records } = studio();
  const zoe = newId('cus');
  records.customers.insert({
    id: zoe,
    name: 'Zoe Xaverix',
    phone: '',
    email: '',
    keepPhotos: false,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  while (records.searchMerges.mergeSome()) expect(records.isOpen).toBe(true);
  records.customers.erase(zoe, '2026-11-24T12:00:00.000Z');
  records.checkpoint();

  expect(decrypted(records.file).includes('xaverix')).toBe(false);
  expect(decrypted(records.file).includes('Xaverix')).toBe(false);
  expect(records.customers.search('ada', 50)).toHaveLength(customers);
});
