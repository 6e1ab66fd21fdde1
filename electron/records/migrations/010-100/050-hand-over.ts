import type { Migration } from '../migration.ts';
import { isId, isJson, isOneOf, isTime } from '../checks.ts';

const printStates = ['submitted', 'waiting', 'printing', 'printed', 'failed', 'uncertain', 'cancelled'];

/** What the customer paid and what came out of the printer. */
export const handOver: Migration = {
  version: 50,
  up: `
    CREATE TABLE payments (
      order_id TEXT NOT NULL PRIMARY KEY REFERENCES orders (id),
      bill TEXT NOT NULL ${isJson('bill')},
      total INTEGER NOT NULL CHECK (total >= 0),
      currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      method TEXT NOT NULL ${isOneOf('method', ['cash', 'card', 'other'])},
      reference TEXT NOT NULL,
      receipt_number TEXT NOT NULL UNIQUE
        CHECK (receipt_number GLOB 'R-[0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*'),
      paid_at TEXT NOT NULL ${isTime('paid_at')}
    ) STRICT;

    CREATE TABLE prints (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'prt')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      printer_name TEXT NOT NULL,
      layout TEXT NOT NULL ${isJson('layout')},
      copies INTEGER NOT NULL CHECK (copies > 0),
      file_sha256 TEXT NOT NULL CHECK (length(file_sha256) = 64 AND file_sha256 NOT GLOB '*[^0-9a-f]*'),
      state TEXT NOT NULL ${isOneOf('state', printStates)},
      job_id TEXT,
      note TEXT NOT NULL,
      reason TEXT NOT NULL,
      reprint_of TEXT REFERENCES prints (id),
      submitted_at TEXT NOT NULL ${isTime('submitted_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      CHECK (reprint_of IS NULL OR reason <> '')
    ) STRICT;
    CREATE INDEX prints_of_order ON prints (order_id, submitted_at);
    CREATE INDEX prints_reprints ON prints (reprint_of) WHERE reprint_of IS NOT NULL;
    CREATE INDEX prints_unfinished ON prints (submitted_at) WHERE state IN ('submitted', 'waiting', 'printing');
  `,
};
