/** All data of practice, in one folder: `practice.sqlite` and `practice.key`. */
import { mkdirSync } from 'node:fs';
import { createAccount, type Account } from './account.ts';
import { openDatabase } from './connection.ts';
import { deriveKey, openKeyFile } from './key-file.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createPhotoStore, type PhotoStore } from './photos.ts';

/** Days for which practice keeps a photo; longer than its code is valid. */
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

/** Small facts by name. */
export interface Settings {
  read(name: string): string | null;
  /** Null deletes the setting. */
  write(name: string, value: string | null): void;
}

export interface Store {
  readonly photos: PhotoStore;
  readonly account: Account;
  readonly ledger: Ledger;
  /** Signs image addresses; kept as long as the folder, so that addresses survive a restart. */
  readonly urlKey: Uint8Array;
  /** Writes either all of `work` to disk, or nothing of its changes. */
  transact<Result>(work: () => Result): Result;
  readonly settings: Settings;
  lastPort(): number | null;
  rememberPort(port: number): void;
  /** Erases photos older than 30 days. @returns their number */
  sweep(): number;
  close(): void;
}

/**
 * @param folder created when missing, readable by its owner only
 * @param now Unix milliseconds
 * @throws when the database or the key is damaged, newer, or cannot be made durable
 */
export function openStore(folder: string, now: () => number = Date.now): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = openKeyFile(folder);
  const db = openDatabase(folder);
  const photos = createPhotoStore(db, deriveKey(key, 'images'), now);
  const readSetting = db.prepare<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
  const writeSetting = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const forgetSetting = db.prepare<[string]>('DELETE FROM settings WHERE name = ?');
  const settings: Settings = {
    read: (name) => readSetting.get(name)?.value ?? null,
    write(name, value) {
      if (value === null) forgetSetting.run(name);
      else writeSetting.run(name, value);
    },
  };

  return {
    photos,
    account: createAccount(db, now),
    ledger: createLedger(db, now),
    urlKey: deriveKey(key, 'addresses'),
    transact: (work) => db.transaction(work).immediate(),
    settings,
    lastPort() {
      const value = settings.read('port');
      return value === null ? null : Number(value);
    },
    rememberPort(port) {
      settings.write('port', String(port));
    },
    sweep: () => photos.sweep(now() - KEEP_DAYS * DAY_MS),
    close() {
      db.close();
    },
  };
}
