/** The peers: `LIKE` over the same records, and the kiosk's own statements on the records without encryption. */
import { closeSync, copyFileSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { searchedOrders } from '../../../electron/orders/code-desk.ts';
import { systemClock } from '../../../electron/clock.ts';
import { createCustomerFinder } from '../../../electron/records/orders/customer-finder.ts';
import { createOrderFinder } from '../../../electron/records/orders/order-finder.ts';
import { createOrderSummaries } from '../../../electron/records/orders/order-summaries.ts';
import { fixedConnection } from '../../../electron/records/file/connection.ts';
import { createCodes } from '../../../electron/records/photos/codes.ts';
import { createSql } from '../../../electron/records/sql.ts';
import { codeRows, deskRows, foundCustomers, foundRows } from '../../../shared/lists.ts';
import { openFile } from '../../support/records/records-file.ts';
import { timesOf, type Times } from './times.ts';
import { codeSearch, codeText, searches } from './searches.ts';

export interface Peers {
  /** By kind of search. */
  readonly like: Readonly<Record<string, Times>>;
  readonly plain: Readonly<Record<string, Times>>;
  readonly plainDesk: Times;
  /** A commit of one row. */
  readonly plainCommit: Times;
  /** One page written to a file and synced, without a database. */
  readonly plainPage: Times;
  readonly plainBytes: number;
  readonly plainCopySeconds: number;
}

const rounds = 100;
/** LIKE reads all customers each time. */
const likeRounds = 5;

const repeated = (count: number, work: (round: number) => void): Times =>
  timesOf(
    Array.from({ length: count }, (_, round) => {
      const begun = performance.now();
      work(round);
      return performance.now() - begun;
    }),
  );

export function measurePeers(file: string, customers: number): Peers {
  const like = measureLike(file, customers);
  const plainFile = `${file}.plain`;
  copyFileSync(file, plainFile);
  try {
    decrypt(plainFile);
    return { like, ...measurePlain(plainFile, customers), plainPage: measurePage(`${plainFile}.page`) };
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(plainFile + end, { force: true });
    for (const end of ['.copy', '.page']) rmSync(plainFile + end, { force: true });
  }
}

const likeText = `(c.name LIKE @text OR replace(c.phone, ' ', '') LIKE @text OR c.email LIKE @text
  OR o.search_text LIKE @text)`;

function measureLike(file: string, customers: number): Record<string, Times> {
  const db = openFile(file, { readonly: true });
  try {
    const find = db.prepare<object>(
      `SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id
       WHERE ${likeText}
       ORDER BY o.seq DESC LIMIT ${String(foundRows)}`,
    );
    const timed = searches.map(({ what, make }) => [
      what,
      repeated(likeRounds, (round) => void find.all({ text: `%${make(round, customers)}%` })),
    ]);
    const findCodes = db.prepare<object>(
      `SELECT k.id FROM codes k JOIN orders o ON o.id = k.order_id LEFT JOIN customers c ON c.id = o.customer_id
       WHERE k.replaced = 0 AND ${likeText}
       ORDER BY k.expires_at DESC LIMIT ${String(codeRows)}`,
    );
    return {
      ...(Object.fromEntries(timed) as Record<string, Times>),
      [codeSearch]: repeated(
        likeRounds,
        (round) => void findCodes.all({ text: `%${codeText(round, customers)}%` }),
      ),
    };
  } finally {
    db.close();
  }
}

function measurePage(file: string): Times {
  const page = Buffer.alloc(4_096, 1);
  const handle = openSync(file, 'w');
  try {
    return repeated(rounds, () => {
      writeSync(handle, page);
      fsyncSync(handle);
    });
  } finally {
    closeSync(handle);
  }
}

/** Takes the encryption off a copy of the records. */
function decrypt(copy: string): void {
  const db = openFile(copy);
  try {
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.pragma("rekey = ''");
  } finally {
    db.close();
  }
}

function measurePlain(file: string, customers: number): Omit<Peers, 'like' | 'plainPage'> {
  const db = openFile(file);
  try {
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -65536'])
      db.pragma(setting);
    const sql = createSql(fixedConnection(db));
    const finder = createCustomerFinder(sql, systemClock);
    const summaries = createOrderSummaries(sql);
    const plain = searches.map(({ what, make }) => {
      const find = (round: number): void => {
        const text = make(Math.floor(round / 2), customers);
        if (round % 2 === 0) summaries.search(text, foundRows);
        else finder(text, foundCustomers);
      };
      find(0);
      find(1);
      return [what, repeated(rounds * 2, find)];
    });
    const [orders, codes] = [createOrderFinder(sql), createCodes(sql)];
    const plainCodes = repeated(rounds * searches.length, (round) => {
      const found = orders.find(codeText(round, customers), searchedOrders);
      const { valid, ended } = codes.ofOrders(found, new Date().toISOString());
      codes.bySeq([...valid, ...ended].slice(0, codeRows));
    });
    const part = { skip: 0, limit: deskRows };
    const today = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const plainDesk = repeated(rounds, () => {
      summaries.needingAttention(part);
      summaries.inProgress(part, []);
      summaries.doneSince(today, part);
      summaries.countInProgress();
      summaries.countDoneSince(today);
    });
    const write = db.prepare('UPDATE studio_mark SET change = change + 1');
    const plainCommit = repeated(rounds, () => void write.run());
    const begun = performance.now();
    db.prepare('VACUUM INTO ?').run(`${file}.copy`);
    return {
      ...{ plain: { ...(Object.fromEntries(plain) as Record<string, Times>), [codeSearch]: plainCodes } },
      ...{ plainDesk, plainCommit },
      plainBytes: statSync(file).size,
      plainCopySeconds: (performance.now() - begun) / 1000,
    };
  } finally {
    db.close();
  }
}
