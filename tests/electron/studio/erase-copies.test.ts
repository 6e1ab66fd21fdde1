/** Erasing the copies that updates have left, while the pages of the records are still being read. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { PageCheck } from '../../../electron/records/file/page-check.ts';
import { eraseAllCopies } from '../../../electron/studio/tidy-daily.ts';
import { KioskError } from '../../../shared/errors.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const records = { gap: null } as Parameters<typeof eraseAllCopies>[0]['records'];

function studio({ damage = null as PageCheck['damage'] } = {}) {
  const file = join(tempFolder(), 'records.sqlite');
  const check = Promise.withResolvers<undefined>();
  let isRead = false;
  const pages: PageCheck = {
    damage,
    assertWhole() {
      if (damage !== null) throw new KioskError('RECORDS_DAMAGED', '');
      if (!isRead) throw new KioskError('RECORDS_CHECKING', '');
    },
    ended: () => check.promise,
    again: () => undefined,
    stop: () => Promise.resolve(),
  };
  const read = (): void => {
    isRead = true;
    check.resolve(undefined);
  };
  return { file, copy: `${file}.before-150`, read, erase: () => eraseAllCopies({ records }, file, pages) };
}

it('waits for the check where there is a copy, and then erases it', async () => {
  const { copy, read, erase } = studio();
  writeFileSync(copy, 'rows');
  const erasing = erase();
  await setTimeout(50);
  expect(existsSync(copy)).toBe(true);

  read();
  await erasing;
  expect(existsSync(copy)).toBe(false);
});

it('waits for nothing where there is no copy', async () => {
  await expect(studio().erase()).resolves.toBeUndefined();
});

it('refuses records that are known to be damaged, also without a copy', async () => {
  const { erase } = studio({ damage: { areas: ['orders'], repairable: false } });
  await expect(erase()).rejects.toMatchObject({ code: 'RECORDS_DAMAGED' });
});
