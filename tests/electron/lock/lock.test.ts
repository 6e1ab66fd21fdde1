import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createKioskLock } from '../../../electron/lock/lock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const told = {
  ...{ changed: vi.fn(), leaveAsked: vi.fn(), log: memoryLog() },
  hasCustomerScreen: () => false,
};
const lockIn = (dataDir: string) => createKioskLock({ dataDir, ...told });

it('is off on a computer that was never locked', async () => {
  expect((await lockIn(tempFolder())).isOn()).toBe(false);
});

it('holds at the next start, until it is taken off', async () => {
  const dataDir = tempFolder();
  await (await lockIn(dataDir)).set(true);
  const next = await lockIn(dataDir);
  expect(next.isOn()).toBe(true);
  await next.set(false);
  expect((await lockIn(dataDir)).isOn()).toBe(false);
});

it('tells at once that it was changed', async () => {
  told.changed.mockClear();
  const lock = await lockIn(tempFolder());
  await lock.set(true);
  expect(told.changed).toHaveBeenCalledOnce();
});

it.each(['', '{', '{"on":"no"}', '{"on":false,"more":1}'])(
  'is on when its file is damaged: %j opens nothing',
  async (text) => {
    const dataDir = tempFolder();
    await writeFile(join(dataDir, 'kiosk-lock.json'), text);
    expect((await lockIn(dataDir)).isOn()).toBe(true);
  },
);

it('stays as it was when its file cannot be written', async () => {
  const lock = await lockIn(join(tempFolder(), 'gone'));
  await expect(lock.set(true)).rejects.toThrow('ENOENT');
  expect(lock.isOn()).toBe(false);
});

it('keeps only whether it is on, in a file that only this user reads', async () => {
  const dataDir = tempFolder();
  await (await lockIn(dataDir)).set(true);
  const file = join(dataDir, 'kiosk-lock.json');
  expect(await readFile(file, 'utf8')).toBe('{"on":true}');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('has left once the host was told to end the program', async () => {
  const lock = await lockIn(tempFolder());
  const leave = vi.fn();
  lock.attach({ leave });
  expect(lock.hasLeft()).toBe(false);
  lock.leave();
  expect(leave).toHaveBeenCalledOnce();
  expect(lock.hasLeft()).toBe(true);
});
