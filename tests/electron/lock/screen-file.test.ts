import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeptScreen } from '../../../electron/lock/screen-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const order = '/order/ord_0123456789ab';
const fileIn = (dataDir: string): string => join(dataDir, 'kiosk-screen.json');

it('is there for the next start when nothing ended this one', async () => {
  const dataDir = tempFolder();
  const screen = await createKeptScreen(dataDir);
  // The pages of one step follow one another within milliseconds.
  await Promise.all(['/', '/prints', order].map((each) => screen.keep(each)));
  expect((await createKeptScreen(dataDir)).get()).toBe(order);
  expect(await readFile(fileIn(dataDir), 'utf8')).toBe(`{"screen":"${order}"}`);
});

it('is forgotten by an orderly end, also by a page that is late', async () => {
  const dataDir = tempFolder();
  const screen = await createKeptScreen(dataDir);
  await screen.keep(order);
  await screen.close();
  await screen.keep('/prints');
  expect(existsSync(fileIn(dataDir))).toBe(false);
  expect((await createKeptScreen(dataDir)).get()).toBe(null);
});

it.each(['', '{', '{"screen":"/customers?find=Ada"}', '{"screen":"https://photos.example/"}', '"/"'])(
  'is none when its file is damaged: %j opens the desk',
  async (text) => {
    const dataDir = tempFolder();
    await writeFile(fileIn(dataDir), text);
    expect((await createKeptScreen(dataDir)).get()).toBe(null);
  },
);

it('is none when it cannot be written, in place of an older one', async () => {
  const dataDir = tempFolder();
  const screen = await createKeptScreen(dataDir);
  await screen.keep(order);
  // A folder of that name cannot be replaced.
  await mkdir(`${fileIn(dataDir)}.part`);
  await writeFile(join(`${fileIn(dataDir)}.part`, 'file'), '');
  await expect(screen.keep('/prints')).rejects.toThrow();
  expect(screen.get()).toBe(null);
  expect((await createKeptScreen(dataDir)).get()).toBe(null);
});
