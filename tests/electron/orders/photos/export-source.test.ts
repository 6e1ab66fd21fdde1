import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VersionView } from '../../../../shared/retouch.ts';
import type { ExportSource } from '../../../../shared/exporting.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { fileSource, openFaceCounter, run } from '../../retouch/face-counter.ts';
import { openCounter, photoOf } from '../counter.ts';

const of = ({ id }: VersionView): ExportSource => ({ from: 'version', versionId: id });

describe('the final of a photo', () => {
  it('is named for order, person and document, and has the document’s limits', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('us-passport'));
    const photo = photoOf(order, 'us-passport');
    await counter.call('requestFinal', { orderId: order.id, photoId: photo.id });

    const [plan] = await counter.call('planExport', { pictures: [{ from: 'photo', photoId: photo.id }] });

    expect(plan).toMatchObject({
      name: `${order.number}-Ada-us-passport`,
      widthPx: 413,
      heightPx: 531,
      dpi: photo.document.dpi ?? 300,
      limitBytes: 240_000,
      transparent: false,
    });
  });

  it('has no limit when no authority sets one', async () => {
    const counter = await openCounter();
    const order = await counter.paid(await counter.order('schengen-visa'));
    const { id: photoId } = photoOf(order, 'schengen-visa');
    await counter.call('requestFinal', { orderId: order.id, photoId });

    const [plan] = await counter.call('planExport', { pictures: [{ from: 'photo', photoId }] });

    expect(plan?.limitBytes).toBeNull();
  });

  it('does not exist before payment', async () => {
    const counter = await openCounter();
    const { id: photoId } = photoOf(await counter.order('uk-passport'));
    const plan = counter.call('planExport', { pictures: [{ from: 'photo', photoId }] });
    expect(await rejectionOf(plan)).toBe('NOT_FOUND');
  });
});

describe('a version of an order’s shot', () => {
  it('is named for the order and the person, by its number', async () => {
    const counter = await openCounter();
    const order = await counter.order('schengen-visa');
    const [shot] = order.shots;
    if (shot === undefined) throw new Error('no shot');
    const { id: sessionId, versions } = await counter.call('openRetouch', {
      orderId: order.id,
      shotId: shot.id,
    });
    const [original] = versions;
    if (original === undefined) throw new Error('no original');
    const edit = { tool: 'aiEdit', format: 'PNG' } as const;
    const session = await counter.call('edit', { sessionId, versionId: original.id, edit });

    const plan = await counter.call('planExport', { pictures: session.versions.map(of) });

    expect(plan.map(({ name }) => name)).toEqual([
      `${order.number}-Ada-original`,
      `${order.number}-Ada-retouch-1`,
    ]);
    expect(plan[1]).toMatchObject({ widthPx: 600, heightPx: 750, limitBytes: null, pixelsDiffer: false });
  });
});

describe('a headshot', () => {
  it('says in the name of its file that it is no ID photo', async () => {
    const counter = await openFaceCounter();
    const out = join(tempFolder(), 'Out');
    mkdirSync(out);
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, exportFolder: out } });
    const session = await counter.call('startHeadshots', { source: fileSource() });
    const { versions } = await counter.call('generateHeadshots', run(session));
    const pictures = versions.map((version) => ({ of: of(version), format: 'jpeg' as const }));

    await counter.call('exportPictures', { targetId: 'folder', pictures });

    expect(readdirSync(out).sort()).toEqual([
      'ada-headshot-1-not-an-id-photo.jpg',
      'ada-original-not-an-id-photo.jpg',
    ]);
  });
});
