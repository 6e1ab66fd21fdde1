import { PDFDocument } from '@cantoo/pdf-lib';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newId, type PrintId } from '../../../shared/ids.ts';
import { findPhotos } from '../../support/pictures/photo-edges.ts';
import { savedSheets } from '../../support/printing/saved-sheets.ts';
import { rasterise } from '../../support/printing/raster.ts';
import { rejectionOf } from '../../support/thrown.ts';
import {
  fileSource,
  headshotAnswer,
  headshotOf,
  headshotPath,
  headshotsOf,
  run,
  type FaceCounter,
} from './face-counter.ts';
import { newestPrint, openSession, sheet } from './headshot-sheets.ts';
import { openFile } from '../../support/records/records-file.ts';

const namesOf = async (counter: FaceCounter): Promise<string[]> => [...(await savedSheets(counter)).keys()];

/** Puts a print into the state that a power cut leaves: recorded, without a report from the spooler. */
function handedOver({ dataDir }: FaceCounter, printId: PrintId): void {
  const db = openFile(join(dataDir, 'studio', 'records.sqlite'));
  db.prepare("UPDATE prints SET state = 'submitted', job_id = NULL WHERE id = ?").run(printId);
  db.close();
}

describe('headshots on paper', () => {
  it('are one to a sheet, and each is in the journal with its headshot', async () => {
    const { counter, session } = await openSession([768, 1024], [1024, 768]);

    await counter.call('printHeadshots', sheet(session, { copies: 3 }));

    await newestPrint(counter, session.id, 'printed');
    const { prints } = await counter.call('retouchSession', { sessionId: session.id });
    expect(prints.map(({ versionId }) => versionId)).toEqual(headshotsOf(session).map(({ id }) => id));
    expect(prints[0]).toMatchObject({
      ...{ orderId: null, sessionId: session.id, printerName: 'PDF', copies: 3, reason: '', reprintOf: null },
      ...{ kind: 'headshot', orderNumbers: [], cancellable: false },
      layout: { mediumId: '10x15cm', gapMm: 0, edgeMm: 5, cut: 'none', photos: [] },
    });
    expect(prints.map(({ state }) => state)).toEqual(['printed', 'printed']);
  });

  it.each([
    ['a portrait', [768, 1024], { x: 5, y: 15, width: 90, height: 120 }, [100, 150]],
    // The page is always upright, like the medium in its printer, so a landscape picture is turned on it.
    ['a landscape picture', [1500, 1000], { x: 5, y: 7.5, width: 90, height: 135 }, [100, 150]],
    ['a square', [1024, 1024], { x: 5, y: 30, width: 90, height: 90 }, [100, 150]],
  ] as const)('fill the medium inside the margin with %s, centred', async (_what, size, box, page) => {
    const { counter, session } = await openSession(size);

    await counter.call('printHeadshots', sheet(session));

    const [file = Buffer.alloc(0)] = (await savedSheets(counter)).values();
    const raster = await rasterise(file, 300);
    expect((raster.widthPx / 300) * 25.4).toBeCloseTo(page[0], 0);
    expect((raster.heightPx / 300) * 25.4).toBeCloseTo(page[1], 0);
    const [found, ...more] = findPhotos(raster, 300);
    expect(more).toEqual([]);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((found?.[side] ?? NaN) - box[side])).toBeLessThan(0.15);
    }
  });

  it('say in the file’s name and title that they are no ID photos, and name nobody', async () => {
    const { counter, session } = await openSession([768, 1024]);

    await counter.call('printHeadshots', sheet(session));

    expect(await namesOf(counter)).toEqual(['not-an-id-photo-headshot-1.pdf']);
    const [saved = Buffer.alloc(0)] = (await savedSheets(counter)).values();
    const file = await PDFDocument.load(saved);
    expect(file.getTitle()).toBe('not-an-id-photo headshot-1');
  });

  it('leave Headroom as a copy, which the audit log has as an export of their pictures', async () => {
    const { counter, session } = await openSession([768, 1024]);
    await counter.call('printHeadshots', sheet(session));
    const { id: printId } = await newestPrint(counter, session.id, 'printed');

    const { name, bytes } = await counter.call('savedSheetFile', { printId });

    expect([...(await savedSheets(counter))]).toEqual([[name, Buffer.from(bytes)]]);
    const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
    const noted = db
      .prepare("SELECT subject, facts ->> '$.file' AS file FROM audit_log WHERE act = 'exported'")
      .all();
    db.close();
    expect(noted).toEqual([{ subject: session.id, file: 'pictures' }]);
  });

  it('are printed on white from a transparent picture', async () => {
    const { counter, session } = await openSession([768, 1024]);
    const clear = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#30343a80' } })
      .png()
      .toBuffer();
    counter.answer(headshotPath, headshotAnswer(clear));
    const more = await counter.call('generateHeadshots', run(session));
    const versionIds = headshotsOf(more).flatMap(({ id, transparent }) => (transparent ? [id] : []));

    await counter.call('printHeadshots', sheet(more, { versionIds }));

    const [second = Buffer.alloc(0)] = (await savedSheets(counter)).values();
    const raster = await rasterise(second, 100);
    const middle = Math.floor(raster.heightPx / 2) * raster.widthPx + Math.floor(raster.widthPx / 2);
    // Half of #30343a over white.
    expect(raster.grey[middle]).toBeGreaterThan(140);
    expect(raster.grey[middle]).toBeLessThan(165);
  });

  it('tell the page about each step of a print', async () => {
    const { counter, session } = await openSession([768, 1024]);
    const before = counter.told.length;

    await counter.call('printHeadshots', sheet(session));
    await newestPrint(counter, session.id, 'printed');

    const told = counter.told.slice(before).map(({ name }) => name);
    expect(told.filter((name) => name === 'retouchSessionChanged').length).toBeGreaterThanOrEqual(2);
    expect(told).not.toContain('orderChanged');
  });
});

describe('a headshot that is not printed', () => {
  it('is the reference, another session’s, or a rejected one; then nothing is printed', async () => {
    const { counter, session } = await openSession([768, 1024], [768, 1024]);
    const [first, second] = headshotsOf(session);
    const other = await counter.call('startHeadshots', { source: fileSource() });
    const reference = session.versions[0]?.id ?? newId('ver');
    const mine = first?.id ?? newId('ver');
    const rejected = second?.id ?? newId('ver');
    await counter.call('markHeadshot', { sessionId: session.id, versionId: rejected, mark: 'rejected' });

    const refused = [
      counter.call('printHeadshots', sheet(session, { versionIds: [mine, reference] })),
      counter.call('printHeadshots', sheet(other, { versionIds: [mine] })),
      counter.call('printHeadshots', sheet(session, { versionIds: [mine, rejected] })),
    ];

    expect(await Promise.all(refused.map(rejectionOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'WRONG_STEP']);
    expect(await namesOf(counter)).toEqual([]);
    expect((await counter.call('retouchSession', { sessionId: session.id })).prints).toEqual([]);
  });

  it('is one for an unknown printer: nothing is recorded', async () => {
    const { counter, session } = await openSession([768, 1024]);

    const asked = counter.call('printHeadshots', sheet(session, { printerId: 'cups:--' }));

    expect(await rejectionOf(asked)).toMatch(/^PRINTER_/);
    expect((await counter.call('retouchSession', { sessionId: session.id })).prints).toEqual([]);
  });

  it('named twice is printed once', async () => {
    const { counter, session } = await openSession([768, 1024]);
    const { id } = headshotOf(session);

    await counter.call('printHeadshots', sheet(session, { versionIds: [id, id] }));

    expect(await namesOf(counter)).toHaveLength(1);
  });
});

describe('a print that is repeated', () => {
  it('says why, and which print it replaces', async () => {
    const { counter, session } = await openSession([768, 1024]);
    await counter.call('printHeadshots', sheet(session));
    const first = await newestPrint(counter, session.id, 'printed');

    await counter.call('reprintHeadshot', { printId: first.id, reason: 'A scratch' });

    const again = await newestPrint(counter, session.id, 'printed');
    expect(again).toMatchObject({ reprintOf: first.id, reason: 'A scratch', versionId: first.versionId });
    expect(await namesOf(counter)).toHaveLength(2);
  });

  it('after a power cut before its file had a name was not saved, and is repeated only by staff', async () => {
    const { counter, session } = await openSession([768, 1024]);
    await counter.call('printHeadshots', sheet(session));
    const { id: printId } = await newestPrint(counter, session.id, 'printed');
    handedOver(counter, printId);

    const again = await counter.reopen();

    const [print] = (await again.call('retouchSession', { sessionId: session.id })).prints;
    expect(print).toMatchObject({ id: printId, state: 'failed' });
    expect((await savedSheets({ ...counter, ...again })).size).toBe(1);
  });

  it('and a confirmed one belong to the session: an order’s calls do not accept them', async () => {
    const { counter, session } = await openSession([768, 1024]);
    await counter.call('printHeadshots', sheet(session));
    const { id: printId } = await newestPrint(counter, session.id, 'printed');

    const refused = [
      counter.call('confirmPrint', { printId, printed: false }),
      counter.call('reprint', { printId, reason: 'A scratch' }),
      counter.call('confirmHeadshotPrint', { printId: newId('prt'), printed: true }),
    ];

    expect(await Promise.all(refused.map(rejectionOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    const after = await counter.call('confirmHeadshotPrint', { printId, printed: false });
    expect(after.prints[0]?.state).toBe('failed');
  });
});
