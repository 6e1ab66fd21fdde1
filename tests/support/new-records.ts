import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecords } from '../../electron/records/open.ts';

interface Made {
  readonly file: Buffer;
  /** Position of the studio's id in the file. */
  readonly idAt: number;
}

let made: Made | null = null;

/**
 * Writes what the migrations make from nothing, with a studio's id of its own, in a tenth of the processor time: they
 * run once in a process. The tests of the migrations run them themselves.
 */
export function newRecords(path: string): void {
  made ??= makeOnce();
  const { file, idAt } = made;
  const copy = Buffer.from(file);
  copy.write(randomBytes(16).toString('hex'), idAt, 'latin1');
  writeFileSync(path, copy, { mode: 0o600 });
}

function makeOnce(): Made {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-new-records-'));
  try {
    const path = join(folder, 'records.sqlite');
    openRecords(path).close();
    const file = readFileSync(path);
    const db = new Database(path, { readonly: true });
    const id = db.prepare<[], string>('SELECT studio_id FROM studio_mark').pluck().get() ?? '';
    db.close();
    const idAt = file.indexOf(id, 0, 'latin1');
    if (id.length !== 32 || idAt < 0 || file.includes(id, idAt + 1, 'latin1'))
      throw new Error('The id of the studio is not in the file exactly once.');
    return { file, idAt };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
