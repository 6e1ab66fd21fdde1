/** The Windows programs that the other tests here need: without them, those tests would be skipped. */
import Database from 'better-sqlite3';
import { realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';

it('the test process runs on the Windows build of Node', () => {
  expect(process.platform).toBe('win32');
  expect(process.execPath).toBe('H:\\node\\node.exe');
});

it('the test process sees the project, its disk and its home as a Windows program does', () => {
  expect(realpathSync.native('package.json')).toBe('H:\\headroom\\package.json');
  expect(homedir()).toMatch(/^C:\\users\\/i);
  expect(tmpdir()).toMatch(/^C:\\/i);
});

it('the test process loads the Windows builds of better-sqlite3 and sharp', async () => {
  const db = new Database(':memory:');
  expect(db.prepare('SELECT 6 * 7 AS answer').get()).toEqual({ answer: 42 });
  db.close();
  const { info } = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 4, height: 3, format: 'png' });
});
