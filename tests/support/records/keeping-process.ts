/** Removes old accounts of a records file, and is killed in the middle of an order. The only argument is the file. */
import Database from 'better-sqlite3';
import { removeOldAccounts } from '../../../electron/orders/old-accounts.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import { handClock } from '../kiosk/hand-clock.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { openRecords } from './records-file.ts';

/** The order in whose transaction the process is killed. */
const killedAt = 12;

const [, , file] = process.argv;
if (file === undefined) throw new Error('Say which file.');

let orders = 0;
const prototype = Database.prototype as unknown as { prepare: (source: string) => Database.Statement };
const { prepare } = prototype;
prototype.prepare = function prepareAndKill(this: unknown, source: string): Database.Statement {
  // Nearly everything of the order is removed by now, and nothing is committed.
  if (source.startsWith('DELETE FROM people')) {
    const statement = prepare.call(this, source);
    const run = statement.run.bind(statement);
    statement.run = (...args: unknown[]) => {
      orders += 1;
      if (orders === killedAt) process.kill(process.pid, 'SIGKILL');
      return run(...args);
    };
    return statement;
  }
  return prepare.call(this, source);
};

const records = openRecords(file);
await removeOldAccounts({
  records,
  settings: {
    get: () => defaultSettings,
    save: (settings) => settings,
    language: () => null,
    isNamed: () => true,
  },
  clock: handClock(),
  log: memoryLog(),
});
records.close();
