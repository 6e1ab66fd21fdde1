/**
 * Records killed at every write to them and to their mark: no loss is reported without one, and no number is reused.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder } from '../../../support/records/example-records.ts';
import { beforeEveryWrite } from '../../../support/records/every-write.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openRecords } from '../../../support/records/records-file.ts';

const names = ['records.sqlite', 'records.sqlite-wal', 'studio.mark', 'studio.mark.new', 'studio.mark.part'];

interface Moment {
  /** The path of the records among the files that a kill would have left. */
  readonly file: string;
  /** The highest order number that had been given out by then. */
  readonly told: string;
}

/** Runs `work` and keeps copies of the files that a kill before each of their writes would have left. */
async function momentsOf(
  file: string,
  work: (tell: (n: string) => void) => Promise<void>,
): Promise<Moment[]> {
  const root = mkdtempSync(join(tmpdir(), 'headroom-moments-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const moments: Moment[] = [];
  const seen = new Set<string>();
  let told = '';
  const keep = (): void => {
    const from = names.map((name) => join(dirname(file), name)).filter(existsSync);
    const hash = createHash('sha256').update(told);
    for (const path of from) hash.update(path).update(readFileSync(path));
    const digest = hash.digest('hex');
    if (seen.has(digest) || !existsSync(file)) return;
    seen.add(digest);
    const folder = mkdtempSync(join(root, 'at-'));
    for (const path of from) copyFileSync(path, join(folder, path.slice(dirname(file).length + 1)));
    moments.push({ file: join(folder, 'records.sqlite'), told });
  };
  await beforeEveryWrite(keep, () => work((number) => (told = number > told ? number : told)));
  keep();
  return moments;
}

const numberOf = (records: Records): string => records.orders.get(addOrder(records))?.number ?? '';

async function work(file: string, orders: number, tell: (number: string) => void): Promise<void> {
  const records = openRecords(file);
  for (let count = 0; count < orders; count += 1) {
    tell(numberOf(records));
    await sleep(count % 2 === 0 ? 120 : 5);
  }
  records.close();
  await records.atRest();
}

it('at every write of a day’s work', { timeout: 120_000 }, async () => {
  const file = join(tempFolder(), 'records.sqlite');

  const moments = await momentsOf(file, async (tell) => {
    await work(file, 5, tell);
    await work(file, 2, tell);
  });

  expect(moments.length).toBeGreaterThan(20);
  for (const moment of moments) {
    const records = openRecords(moment.file);
    expect(records.gap).toBe(null);
    expect(numberOf(records) > moment.told).toBe(true);
    records.close();
    await records.atRest();
  }
});

it(
  'at every write while an older copy is found and accepted: a person is asked until they answer, and not again',
  { timeout: 120_000 },
  async () => {
    const file = join(tempFolder(), 'records.sqlite');
    await work(file, 1, () => undefined);
    const older = readFileSync(file);
    await work(file, 3, () => undefined);
    writeFileSync(file, older);

    const moments = await momentsOf(file, async () => {
      const records = openRecords(file);
      await sleep(120);
      records.acceptGap(records.gap?.id ?? newId('gap'));
      await sleep(120);
      records.close();
      await records.atRest();
    });

    const asked = moments.map((moment) => {
      const records = openRecords(moment.file);
      const open = records.gap !== null;
      records.close();
      return open;
    });
    expect(asked[0]).toBe(true);
    expect(asked.at(-1)).toBe(false);
    expect(asked.lastIndexOf(true)).toBeLessThan(asked.indexOf(false));
  },
);
