import { expect, it } from 'vitest';
import type { PrintedLayout } from '../../../../shared/model/prints.ts';
import { newId } from '../../../../shared/ids.ts';
import { addPrint } from '../../../support/printing/example-prints.ts';
import { addOrder, exampleRecords } from '../../../support/records/example-records.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { longId } from '../../../support/records/long-id.ts';
import { openFile } from '../../../support/records/records-file.ts';

function printed(...layouts: readonly PrintedLayout[]) {
  const records = exampleRecords();
  const orderId = addOrder(records);
  const ids = layouts.map((layout) => addPrint(records, orderId, { layout }));
  const db = openFile(records.file, { readonly: true });
  const stored = db.prepare<[], string>('SELECT layout FROM prints ORDER BY rowid').pluck().all();
  const definitions = db.prepare("SELECT count(*) FROM definitions WHERE json LIKE '%photos%'").pluck().get();
  db.close();
  return { read: ids.map((id) => records.prints.get(id)), stored, definitions };
}

it('are read as they were printed, and stored once however many photos and codes are on them', () => {
  const slips = [{ kind: 'slip', codeId: newId('cod') } as const, { kind: 'receipt' } as const];
  const layouts = [newId('pho'), newId('pho'), longId('pho')].map((id) => ({
    ...layoutOf([id]),
    papers: slips,
  }));

  const { read, stored, definitions } = printed(...layouts);

  expect(read.map((print) => print?.layout)).toEqual(layouts);
  expect(read.map((print) => print?.mediumId)).toEqual(layouts.map(({ mediumId }) => mediumId));
  expect(definitions).toBe(1);
  expect(stored.every((text) => !text.includes('gapMm'))).toBe(true);
});

it('that staff arranged by hand are stored whole', () => {
  const photoId = newId('pho');
  const arranged = { landscape: false, photos: [{ photoId, xMm: 3, yMm: 4, rotated: false }] };
  const layout = { ...layoutOf([photoId]), arranged };

  const { read, stored, definitions } = printed(layout);

  expect(read[0]?.layout).toEqual(layout);
  expect(stored).toEqual([JSON.stringify(layout)]);
  expect(definitions).toBe(0);
});
