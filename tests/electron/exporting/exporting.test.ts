import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExporting, type Exporting } from '../../../electron/exporting/exporting.ts';
import type { PictureToExport } from '../../../electron/exporting/ports.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { ExportFormat, ExportSource } from '../../../shared/exporting.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf, thrownBy } from '../../support/thrown.ts';
import { picturesHere } from '../../support/kiosk/work-here.ts';
import { halfClear, pattern } from './pictures.ts';

const missing = 9;
const source = (n: number): ExportSource => ({ from: 'version', versionId: fixtureId('ver', n) });
const as = (n: number, format: ExportFormat = 'jpeg') => ({ of: source(n), format });

/**
 * Pictures 1 and 2 have the same name; 3 is transparent and for a document with another size in pixels; 9 has no file.
 */
function exporting(folder: string): Exporting {
  const plain: PictureToExport = {
    of: ['261121-004', 'Amelia Okafor'],
    label: 'uk-passport',
    widthPx: 120,
    heightPx: 160,
    transparent: false,
    dpi: 300,
    asked: null,
    limitBytes: null,
    read: () => pattern().jpeg().toBuffer(),
  };
  const pictures: ReadonlyMap<string, PictureToExport> = new Map([
    [fixtureId('ver', 1), plain],
    [fixtureId('ver', 2), plain],
    [
      fixtureId('ver', 3),
      {
        ...plain,
        ...{ label: 'retouch-2', transparent: true, widthPx: 40, heightPx: 40, limitBytes: 240_000 },
        asked: { widthPx: 413, heightPx: 531 },
        read: halfClear,
      },
    ],
    [
      fixtureId('ver', missing),
      {
        ...plain,
        read: () => Promise.reject(new KioskError('PHOTO_FILE_MISSING', 'gone', { reason: 'missing' })),
      },
    ],
  ]);
  return createExporting({
    mark: '0a1b2c3d',
    folder: () => folder,
    listDrives: () => Promise.resolve([]),
    encode: picturesHere.encodeForExport,
    find: (of) => {
      const picture = of.from === 'version' ? pictures.get(of.versionId) : undefined;
      if (picture === undefined) throw new KioskError('NOT_FOUND', 'no such picture');
      return picture;
    },
  });
}

describe('a plan', () => {
  it('has the pictures’ file names, sizes and rules', () => {
    expect(exporting('').plan([source(1), source(2), source(3)])).toEqual([
      expect.objectContaining({
        name: '261121-004-Amelia-Okafor-uk-passport',
        pixelsDiffer: false,
        dpi: 300,
      }),
      expect.objectContaining({ name: '261121-004-Amelia-Okafor-uk-passport (2)' }),
      {
        name: '261121-004-Amelia-Okafor-retouch-2',
        widthPx: 40,
        heightPx: 40,
        dpi: 300,
        transparent: true,
        limitBytes: 240_000,
        pixelsDiffer: true,
      },
    ]);
  });

  it('refuses pictures that do not exist', () => {
    expect(thrownBy(() => exporting('').plan([source(77)]))).toBe('NOT_FOUND');
  });
});

describe('an export', () => {
  it('writes what was planned, and reports it in the requested order', async () => {
    const folder = tempFolder();
    const { targetName, files } = await exporting(folder).write('folder', [as(3, 'png'), as(1), as(2)]);
    expect(folder.endsWith(targetName)).toBe(true);
    expect(files.map(({ name }) => name)).toEqual([
      '261121-004-Amelia-Okafor-retouch-2.png',
      '261121-004-Amelia-Okafor-uk-passport.jpg',
      '261121-004-Amelia-Okafor-uk-passport (2).jpg',
    ]);
    expect(files[0]).toMatchObject({ widthPx: 40, heightPx: 40, dpi: 300, notes: ['pixels-differ'] });
    expect(readFileSync(join(folder, files[1]?.name ?? '')).byteLength).toBe(files[1]?.bytes);
  });

  it('writes no picture when one of them is missing', async () => {
    const folder = tempFolder();
    const failed = exporting(folder).write('folder', [as(1), as(missing), as(2)]);
    expect(await rejectionOf(failed)).toBe('PHOTO_FILE_MISSING missing');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes nothing when its target is gone', async () => {
    const folder = join(tempFolder(), 'share');
    expect(await rejectionOf(exporting(folder).write('folder', [as(1)]))).toBe('EXPORT_TARGET_GONE');
    mkdirSync(folder);
    expect(await rejectionOf(exporting(folder).write('drive-00', [as(1)]))).toBe('EXPORT_TARGET_GONE');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes nothing when no target is set', async () => {
    expect(await rejectionOf(exporting('').write('folder', [as(1)]))).toBe('EXPORT_TARGET_GONE');
  });
});
