import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import { ask } from '../../../electron/records-terminal/ask.ts';
import { readQuestion } from '../../../electron/records-terminal/command-line.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { openRecords, testDataKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const keychain = memoryStore({ 'vault-key': Buffer.from(testDataKey).toString('base64') });

function studio(): string {
  const dataDir = tempFolder();
  const { records: file } = modePaths(dataDir, 'account');
  mkdirSync(dirname(file));
  const records = openRecords(file);
  addOrder(records, { name: 'Ada' });
  records.close();
  return dataDir;
}

async function answer(dataDir: string, sql: string, secrets = keychain): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of ask({ sql, mode: 'account', dataDir }, secrets)) lines.push(line);
  return lines;
}

it('prints rows of the encrypted records as JSON', async () => {
  expect(await answer(studio(), 'SELECT name, 1 + 1 AS two FROM customers')).toEqual([
    '{"name":"Ada","two":2}',
  ]);
});

it('writes nothing, and opens nothing with another key', async () => {
  const dataDir = studio();

  await expect(answer(dataDir, "UPDATE customers SET name = 'Eve' RETURNING name")).rejects.toThrow(
    'readonly',
  );
  const other = memoryStore({ 'vault-key': Buffer.alloc(32, 1).toString('base64') });
  expect(await rejectionOf(answer(dataDir, 'SELECT 1', other))).toBe('KEYCHAIN_UNAVAILABLE key-other');
  expect(await rejectionOf(answer(tempFolder(), 'SELECT 1'))).toBe('RECORDS_MISSING');
});

it('reads its command line', () => {
  const usual = join(tempFolder(), 'usual');

  expect(readQuestion(['SELECT 1'], usual)).toEqual({ sql: 'SELECT 1', mode: 'account', dataDir: usual });
  expect(readQuestion(['SELECT 1', '--practice', '--data', '/x'], usual)).toMatchObject({ mode: 'practice' });
  expect([[], ['SELECT 1', 'SELECT 2'], ['--nonsense']].map((args) => readQuestion(args, usual))).toEqual([
    ...[null, null, null],
  ]);
});
