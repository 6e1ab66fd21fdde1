/** Starts a migration that would never end; the test kills it. The only argument is the records' file. */
import { migrations } from '../../../electron/records/migrations/index.ts';
import { openRecords } from './records-file.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Say which file.');

const up = `
  CREATE TABLE later (x BLOB) STRICT;
  WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 100000000)
  INSERT INTO later SELECT randomblob(4000) FROM count;`;

const version = (migrations.at(-1)?.version ?? 0) + 10;
openRecords(file, { migrations: [...migrations, { version, up }] });
