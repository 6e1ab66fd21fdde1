import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTarget, viewTargets } from '../../../electron/exporting/targets.ts';
import type { Drive, ExportPorts } from '../../../electron/exporting/ports.ts';
import { schemas } from '../../../shared/schemas.ts';
import { canMount, smallDisk } from '../../support/records/full-disk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const ports = (folder: string, ...drives: readonly Drive[]): ExportPorts => ({
  mark: '0a1b2c3d',
  folder: () => folder,
  listDrives: () => Promise.resolve(drives),
  encode: () => Promise.reject(new Error('not asked for')),
  find: () => {
    throw new Error('not asked for');
  },
});
const stick = (path: string, device = 'sdb1'): Drive => ({ path, name: 'AMELIA', device });

describe('the export targets', () => {
  it('are none without a folder and without a stick', async () => {
    expect(await viewTargets(ports(''))).toEqual([]);
  });

  it('start with the studio’s folder, by its own name, then list the sticks', async () => {
    const [folder, path] = [tempFolder(), tempFolder()];
    const targets = await viewTargets(ports(folder, stick(path)));
    expect(targets).toMatchObject([
      { id: 'folder', kind: 'folder', name: basename(folder), state: 'ready' },
      { id: expect.stringMatching(/^drive-/) as string, kind: 'drive', name: 'AMELIA', state: 'ready' },
    ]);
  });

  it('do not reveal their paths, and have ids that stay the same', async () => {
    const path = tempFolder();
    const [target] = await viewTargets(ports('', stick(path)));
    const asked = {
      targetId: target?.id,
      pictures: [{ of: { from: 'photo', photoId: `pho_${'0'.repeat(32)}` }, format: 'png' }],
    };
    expect(JSON.stringify(target)).not.toContain(path);
    expect(schemas.exportPictures.safeParse(asked).success).toBe(true);
  });

  it('have their free space', async () => {
    const [target] = await viewTargets(ports(tempFolder()));
    expect(target?.freeBytes).toBeGreaterThan(0);
  });

  it('show the studio’s folder as away when it does not exist', async () => {
    const [target] = await viewTargets(ports(join(tempFolder(), 'share')));
    expect(target).toMatchObject({ id: 'folder', name: 'share', state: 'away', freeBytes: null });
  });

  it('show the studio’s folder as away when a file has its path', async () => {
    const path = join(tempFolder(), 'share');
    writeFileSync(path, '');
    expect(await viewTargets(ports(path))).toMatchObject([{ state: 'away' }]);
  });

  it.skipIf(!canMount)('is read-only when it is', async () => {
    const disk = smallDisk(1);
    disk.makeReadOnly();
    expect(await viewTargets(ports('', stick(disk.folder)))).toMatchObject([{ state: 'read-only' }]);
  });
});

describe('a chosen target', () => {
  it('is found again', async () => {
    const path = tempFolder();
    const [target] = await viewTargets(ports('', stick(path)));
    expect((await findTarget(ports('', stick(path)), target?.id ?? '')).path).toBe(path);
  });

  it('is gone when another stick has its path', async () => {
    const path = tempFolder();
    const [target] = await viewTargets(ports('', stick(path, 'sdb1')));
    const another = ports('', stick(path, 'sdc1'));
    expect(await rejectionOf(findTarget(another, target?.id ?? ''))).toBe('EXPORT_TARGET_GONE');
  });

  it('is gone when its folder is, even if it is still set', async () => {
    const path = join(tempFolder(), 'share');
    mkdirSync(path);
    rmSync(path, { recursive: true });
    expect(await rejectionOf(findTarget(ports(path), 'folder'))).toBe('EXPORT_TARGET_GONE');
  });
});
