/**
 * Kills the whole kiosk during an export. electron/exporting/killed.test.ts checks where its files are at each step.
 */
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { ExportedView } from '../../shared/exporting.ts';
import type { VersionId } from '../../shared/ids.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const stopping = new URL('../support/files/stop-in-folder.ts', import.meta.url).href;

interface Life {
  readonly kiosk: KioskProcess;
  readonly client: KioskClient;
}

/** A kiosk that exports to `out`, and stops at a step of it. */
async function life(dataDir: string, out: string, stopAt = ''): Promise<Life> {
  const kiosk = await startKiosk({
    dataDir,
    env: { NODE_OPTIONS: `--import=${stopping}`, STOP_FOLDER: out, STOP_AT: stopAt || 'never' },
  });
  onTestFinished(() => kiosk.stop());
  return { kiosk, client: await connectClient(await kiosk.address()) };
}

/** Returns the versions of a retouch session: its picture, and the same with its background filled. */
async function twoVersions(client: KioskClient, out: string): Promise<readonly VersionId[]> {
  const settings = await client.call('settings');
  await client.call('saveSettings', { settings: { ...settings, exportFolder: out } });
  const half = { r: 200, g: 20, b: 20, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 4, background: half } })
    .png()
    .toBuffer();
  const source = { from: 'file', name: 'Amelia Okafor.png', bytes: new Uint8Array(bytes) } as const;
  const { id: sessionId, versions } = await client.call('startRetouch', { source });
  const [original] = versions;
  if (original === undefined) throw new Error('a retouch session has its original');
  const filled = await client.call('fillBackground', {
    sessionId,
    versionId: original.id,
    colour: '#ededed',
  });
  return filled.versions.map(({ id }) => id);
}

const exported = (client: KioskClient, versions: readonly VersionId[]): Promise<ExportedView> =>
  client.call('exportPictures', {
    targetId: 'folder',
    pictures: versions.map((versionId) => ({ of: { from: 'version', versionId }, format: 'png' }) as const),
  });

/** Counts the exports that the kiosk has logged in all its lives. */
function loggedExports(dataDir: string): number {
  const folder = join(dataDir, 'logs');
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return lines.filter((line) => line.includes('pictures were exported')).length;
}

it('an export after each kill leaves no half picture under a final name, and logs only files that exist', async () => {
  const dataDir = tempFolder();
  const out = join(tempFolder(), 'Out');
  mkdirSync(out);
  const begun = await life(dataDir, out);
  const versions = await twoVersions(begun.client, out);
  await begun.kiosk.stop();

  /** Kill points: in the middle of the second file, between both files, and with only one of them renamed. */
  const kills = [
    ['write 2', { named: 0, parts: 2 }],
    ['open 2', { named: 0, parts: 1 }],
    ['link 2', { named: 1, parts: 1 }],
  ] as const;
  for (const [step, left] of kills) {
    const { kiosk, client } = await life(dataDir, out, step);
    const cutOff = exported(client, versions).then(
      () => 'answered',
      () => 'cut off',
    );
    await expect.poll(() => kiosk.output, { timeout: 20_000 }).toContain(`step: ${step}`);
    await kiosk.kill();
    expect(await cutOff).toBe('cut off');
    const names = readdirSync(out);
    // The next start removes an export's leftovers, so only those of one export are here.
    expect({
      named: names.filter((name) => name.startsWith('Amelia')).length,
      parts: names.filter((name) => /^\.headroom-[0-9a-f]{16}\.part$/.test(name)).length,
    }).toEqual(left);
    expect(loggedExports(dataDir)).toBe(0);
  }

  const { client } = await life(dataDir, out);
  const { files } = await exported(client, versions);
  expect(files.map(({ name }) => name)).toEqual([
    'Amelia-Okafor-original (2).png',
    'Amelia-Okafor-retouch-1.png',
  ]);
  expect(readdirSync(out).sort()).toEqual(
    [...files.map(({ name }) => name), 'Amelia-Okafor-original.png'].sort(),
  );
  for (const name of readdirSync(out)) await sharp(join(out, name)).stats();
  for (const { name, bytes } of files) expect(statSync(join(out, name)).size).toBe(bytes);
  expect(loggedExports(dataDir)).toBe(1);
}, 90_000);
