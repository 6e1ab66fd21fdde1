import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../electron/log.ts';
import { eraseOldLogs, openLogFiles } from '../../electron/log-files.ts';
import { KioskError } from '../../shared/errors.ts';
import { privateFile } from '../support/posix.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

function openLog(dir: string): ReturnType<typeof createLog> {
  const log = createLog({ dir });
  onTestFinished(() => log.close());
  return log;
}

const everything = (dir: string): string =>
  readdirSync(join(dir, 'logs'))
    .sort()
    .map((name) => readFileSync(join(dir, 'logs', name), 'utf8'))
    .join('');

it('writes one JSON line per message, at once, readable by its owner only', () => {
  const dir = tempFolder();

  openLog(dir).warn({ orderId: 'ord_1', milliseconds: 12 }, 'call slow');

  const [name = ''] = readdirSync(join(dir, 'logs'));
  expect(JSON.parse(everything(dir))).toMatchObject({
    ...{ level: 40, msg: 'call slow', facts: { orderId: 'ord_1', milliseconds: 12 } },
  });
  expect(statSync(join(dir, 'logs', name)).mode & 0o777).toBe(privateFile);
});

it('writes nothing below its level', () => {
  const dir = tempFolder();
  const log = createLog({ dir, level: 'error' });
  onTestFinished(() => log.close());

  log.warn({}, 'not this');
  log.error({}, 'but this');

  expect(everything(dir)).not.toContain('not this');
  expect(everything(dir)).toContain('but this');
});

it('contains no secret, no person and no picture, however deeply nested', () => {
  const dir = tempFolder();
  const log = openLog(dir);
  const bytes = Buffer.from('canary image');
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', apiKey: 'canary key' });
  const error = new KioskError('SERVICE_UNREACHABLE', 'No answer.', {}, { cause });

  log.error(
    {
      request: { apiKey: 'canary key', nested: [{ apiSecret: 'canary secret', imageBase64: 'canary' }] },
      customer: { name: 'canary name' },
      people: [{ name: 'canary', phone: 'canary', email: 'canary', idPhotoCode: 'host/canary12' }],
      photo: { code: 'host/canary12', idPhotoUrl: 'https://canary' },
      payload: bytes,
      long: `${'x'.repeat(400)}canary`,
      error,
    },
    'call failed',
  );

  const text = everything(dir);
  expect(text.toLowerCase()).not.toContain('canary');
  expect(text).toContain('SERVICE_UNREACHABLE');
  expect(text).toContain('ECONNREFUSED');
  expect(text).toContain('[12 bytes]');
});

it('keeps the positions of an error without its message and the folders, which may name people', () => {
  const dir = tempFolder();
  const error = new Error('Two lines,\n    at Canary Street 5:1:2');
  error.stack = [
    String(error),
    '    at async closeOrder (file:///home/canary/headroom/desk.js:10:5)',
    '    at C:\\Users\\Anna (Canary)\\headroom\\order.js:3:7',
  ].join('\n');

  openLog(dir).error({ error }, 'call failed');

  const { facts } = JSON.parse(everything(dir)) as { readonly facts: { readonly error: object } };
  expect(facts.error).toMatchObject({ stack: ['closeOrder desk.js:10:5', 'order.js:3:7'] });
});

it('starts a new file when one is full, and keeps five', () => {
  const folder = tempFolder();
  let seconds = 0;
  const files = openLogFiles(folder, () => new Date(Date.UTC(2026, 10, 21, 0, 0, seconds++)), 1_000);
  onTestFinished(() => files.close());

  for (let line = 0; line < 100; line += 1) files.write(`${String(line).padStart(99, '.')}\n`);

  const names = readdirSync(folder).sort();
  expect(names).toHaveLength(5);
  expect(readFileSync(join(folder, names.at(-1) ?? ''), 'utf8')).toContain('..99\n');
  expect(readFileSync(join(folder, names[0] ?? ''), 'utf8').startsWith('.'.repeat(97) + '50')).toBe(true);
});

it('removes the oldest files when it starts', () => {
  const dir = tempFolder();
  for (let day = 1; day <= 7; day += 1) {
    createLog({ dir, clock: { now: () => new Date(Date.UTC(2026, 10, day)), monotonicMs: () => 0 } }).close();
  }

  const names = readdirSync(join(dir, 'logs')).sort();

  expect(names).toHaveLength(5);
  expect(names[0]).toContain('2026-11-03');
});

it('removes files from a time when the clock was ahead before those of now', () => {
  const dir = tempFolder();
  const write = (year: number, day: number): void =>
    createLog({ dir, clock: { now: () => new Date(Date.UTC(year, 10, day)), monotonicMs: () => 0 } }).close();
  for (let day = 1; day <= 3; day += 1) write(2026, day);
  for (let day = 1; day <= 4; day += 1) write(2031, day);
  for (let day = 4; day <= 7; day += 1) write(2026, day);

  const days = readdirSync(join(dir, 'logs')).map((name) => name.slice('headroom-'.length).slice(0, 10));

  expect(days.toSorted()).toEqual([3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
});

it('starts a new file after a week, and removes files by the age of their last line', async () => {
  const folder = join(tempFolder(), 'logs');
  const day = 86_400_000;
  const start = Date.now() - 40 * day;
  let now = start;
  const files = openLogFiles(folder, () => new Date(now));
  onTestFinished(() => files.close());
  const write = (days: number): void => {
    now = start + days * day;
    files.write(`${String(days)}\n`);
    const newest = readdirSync(folder).sort().at(-1) ?? '';
    utimesSync(join(folder, newest), new Date(now), new Date(now));
  };
  for (const days of [0, 6, 8, 40]) write(days);
  const contents = () =>
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(contents()).toEqual(['0\n6\n', '8\n', '40\n']);

  expect(await eraseOldLogs(folder, new Date(start + 6 * day))).toBe(0);
  expect(await eraseOldLogs(folder, new Date(start + 7 * day))).toBe(1);
  expect(contents()).toEqual(['8\n', '40\n']);
  // The newest file is in use, however old its last line is.
  expect(await eraseOldLogs(folder, new Date(start + 50 * day))).toBe(1);
  expect(contents()).toEqual(['40\n']);
  expect(await eraseOldLogs(join(folder, 'nowhere'), new Date())).toBe(0);
});

it('starts although its folder cannot be made, and writes as soon as it can be', () => {
  const dir = tempFolder();
  const folder = join(dir, 'logs');
  writeFileSync(folder, 'in the way');
  const files = openLogFiles(folder, () => new Date());
  onTestFinished(() => files.close());
  files.write('first\n');

  rmSync(folder);
  files.write('second\n');

  expect(everything(dir)).toBe(`${JSON.stringify({ level: 40, lost: 1, msg: 'log lines lost' })}\nsecond\n`);
});

it('writes nothing after it was closed', () => {
  const dir = tempFolder();
  const files = openLogFiles(join(dir, 'logs'), () => new Date());
  files.write('line\n');

  files.close();
  files.write('late\n');

  expect(everything(dir)).toBe('line\n');
});

it('starts although an old file cannot be removed', () => {
  const folder = tempFolder();
  for (let day = 1; day <= 6; day += 1) mkdirSync(join(folder, `headroom-2026-11-0${day}.log`));

  const files = openLogFiles(folder, () => new Date(Date.UTC(2026, 10, 21)));
  files.write('line\n');
  files.close();

  expect(readdirSync(folder)).toHaveLength(7);
});
