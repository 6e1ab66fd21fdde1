import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { VersionView } from '../../../shared/retouch.ts';
import type { RetouchSessionId } from '../../../shared/ids.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

/** An address where nothing answers: exporting does not need the service. */
const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };

/** A kiosk whose studio exports to `out`, with a transparent picture in a retouch session. */
async function withSession(): Promise<
  OpenKiosk & {
    readonly dataDir: string;
    readonly out: string;
    readonly sessionId: RetouchSessionId;
    readonly versions: readonly VersionView[];
  }
> {
  const dataDir = tempFolder();
  const out = join(tempFolder(), 'Out');
  mkdirSync(out);
  const open = await openKiosk({ dataDir, account });
  onTestFinished(() => open.close());
  const settings = await open.call('settings');
  await open.call('saveSettings', { settings: { ...settings, exportFolder: out } });
  const bytes = await sharp({
    create: { width: 400, height: 500, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const started = await open.call('startRetouch', {
    source: { from: 'file', name: 'Amelia Okafor.PNG', bytes: new Uint8Array(bytes) },
  });
  const { versions } = await open.call('fillBackground', {
    sessionId: started.id,
    versionId: started.versions[0]?.id ?? fixtureId('ver', 0),
    colour: '#ededed',
  });
  return { ...open, dataDir, out, sessionId: started.id, versions };
}
const version = ({ id }: VersionView) => ({ from: 'version', versionId: id }) as const;

describe('an export from the kiosk', () => {
  it('offers the studio’s folder and never reveals its path', async () => {
    const open = await withSession();
    const { out } = open;
    const targets = await open.call('exportTargets');
    expect(targets[0]).toMatchObject({ id: 'folder', name: 'Out', state: 'ready' });
    expect(JSON.stringify(targets)).not.toContain(out);
  });

  it('writes the original and its versions under names that describe them', async () => {
    const open = await withSession();
    const { out, versions } = open;
    const plan = await open.call('planExport', { pictures: versions.map(version) });
    expect(plan.map(({ name, transparent }) => [name, transparent])).toEqual([
      ['Amelia-Okafor-original', true],
      ['Amelia-Okafor-retouch-1', false],
    ]);
    const { files } = await open.call('exportPictures', {
      targetId: 'folder',
      pictures: versions.map((one) => ({ of: version(one), format: 'png' as const })),
    });
    expect(files.map(({ name }) => name)).toEqual([
      'Amelia-Okafor-original.png',
      'Amelia-Okafor-retouch-1.png',
    ]);
    const written = await sharp(readFileSync(join(out, 'Amelia-Okafor-original.png'))).metadata();
    expect(written).toMatchObject({ width: 400, height: 500, hasAlpha: true, density: 300 });
  });

  it('is logged without a name and without a path', async () => {
    const open = await withSession();
    const { out, versions, log } = open;
    await open.call('exportPictures', {
      targetId: 'folder',
      pictures: versions.map((one) => ({ of: version(one), format: 'jpeg' as const })),
    });
    expect(readdirSync(out)).toHaveLength(2);
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        message: 'pictures were exported',
        facts: { target: 'folder', pictures: versions.map(({ id }) => id) },
      }),
    );
    expect(JSON.stringify(log.lines)).not.toMatch(/Amelia|Okafor/);
    expect(JSON.stringify(log.lines)).not.toContain(out);
  });

  it('is refused for a picture that was erased', async () => {
    const open = await withSession();
    const { out, sessionId, versions } = open;
    await open.call('eraseRetouchSession', { sessionId });
    const pictures = versions.map((one) => ({ of: version(one), format: 'png' as const }));
    expect(await rejectionOf(open.call('exportPictures', { targetId: 'folder', pictures }))).toBe(
      'PHOTO_FILE_MISSING erased',
    );
    expect(readdirSync(out)).toEqual([]);
  });

  it('is refused for a picture that does not exist, a photo without a final, and a target that was never offered', async () => {
    const open = await withSession();
    const { versions } = open;
    const of = version(versions[0] ?? ({ id: fixtureId('ver', 0) } as VersionView));
    const unknown = { from: 'photo', photoId: fixtureId('pho', 5) } as const;
    const elsewhere = open.call('exportPictures', { targetId: 'drive-0', pictures: [{ of, format: 'png' }] });
    expect(await rejectionOf(open.call('planExport', { pictures: [unknown] }))).toBe('NOT_FOUND');
    expect(await rejectionOf(elsewhere)).toBe('EXPORT_TARGET_GONE');
  });

  it.each(['../out', '/etc', 'folder/..', 'drive-../../etc', 'drive-'])(
    'does not accept %s as a target',
    async (targetId) => {
      const open = await withSession();
      const { versions } = open;
      const pictures = versions.map((one) => ({ of: version(one), format: 'png' as const }));
      expect(await rejectionOf(open.call('exportPictures', { targetId, pictures }))).toBe('INVALID_INPUT');
    },
  );
});
