/** A connection to the records leaves nothing readable on the disk. */
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { connectForWriting } from '../../../../electron/records/file/connect.ts';
import { testKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const name = 'Zofia Zolc';

/** Returns the files that this process has open and that contain the text. A removed file still has its content here. */
const openFilesWith = (text: string): string[] =>
  readdirSync('/proc/self/fd')
    .map((fd) => join('/proc/self/fd', fd))
    .filter(
      (fd) => statSync(fd, { throwIfNoEntry: false })?.isFile() === true && readFileSync(fd).includes(text),
    )
    .map((fd) => readlinkSync(fd));

// Only Linux lists the files that a process has open. SQLite removes its temporary ones from their folder at once.
it.skipIf(process.platform !== 'linux')(
  'a savepoint over many pages writes none of them to the disk in plain text',
  () => {
    const db = connectForWriting(join(tempFolder(), 'records.sqlite'), testKey);
    onTestFinished(() => void db.close());
    db.exec('CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)');
    db.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
      INSERT INTO people SELECT n, '${name}' || hex(randomblob(500)) FROM numbers`);

    db.exec("BEGIN; SAVEPOINT erasing; UPDATE people SET name = ''");

    expect(openFilesWith(name)).toEqual([]);
    db.exec('ROLLBACK');
  },
);
