import type { Migration } from '../migration.ts';
import { isFlag, isId, isJson, isOneOf, isTime } from '../checks.ts';

const imageKinds = ['shot', 'preview', 'final', 'answer', 'edit', 'headshot', 'reference'];
const mimes = ['image/jpeg', 'image/png', 'image/webp', 'application/json'];
const callStates = ['intent', 'sent', 'done', 'refused', 'not-sent', 'uncertain', 'resolved'];
const printStates = ['submitted', 'waiting', 'printing', 'printed', 'failed', 'uncertain', 'cancelled'];
const tools = ['original', 'aiEdit', 'removeBackground', 'enhance', 'fill', 'headshot'];
const paidTools = ['aiEdit', 'removeBackground', 'enhance'];
const open = `state IN ('intent', 'sent', 'uncertain')`;
const isSha256 = (column: string): string =>
  `CHECK (length(${column}) = 64 AND ${column} NOT GLOB '*[^0-9a-f]*')`;

/**
 * The bench: one picture with its versions, of which none ever changes, and headshots made after one. Images, calls
 * and prints are made anew, because SQLite cannot take a check or a NOT NULL away from a table that it has: copied in
 * their order, then renamed (https://www.sqlite.org/lang_altertable.html#otheralter). Foreign keys are off meanwhile,
 * and checked at the end (migrate.ts).
 *
 * A call belongs to a photo, to a bench, or to nobody: a face match, of which nothing else is kept. Of each there is
 * one open call at most. A print is an order's sheet or a headshot.
 */
export const bench: Migration = {
  version: 120,
  up: `
    CREATE TABLE images_anew (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'img')},
      kind TEXT NOT NULL ${isOneOf('kind', imageKinds)},
      width_px INTEGER NOT NULL CHECK (width_px > 0 OR kind = 'answer'),
      height_px INTEGER NOT NULL CHECK (height_px > 0 OR kind = 'answer'),
      mime TEXT NOT NULL ${isOneOf('mime', mimes)},
      bytes INTEGER NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL ${isSha256('sha256')},
      created_at TEXT NOT NULL ${isTime('created_at')},
      erased_at TEXT ${isTime('erased_at')}
    ) STRICT;
    INSERT INTO images_anew (id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at)
      SELECT id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at FROM images ORDER BY rowid;
    DROP TABLE images;
    ALTER TABLE images_anew RENAME TO images;
    CREATE INDEX images_live ON images (id) WHERE erased_at IS NULL;

    CREATE TABLE benches (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'ben')},
      kind TEXT NOT NULL ${isOneOf('kind', ['retouch', 'headshots'])},
      order_id TEXT REFERENCES orders (id),
      shot_id TEXT REFERENCES shots (id),
      name TEXT NOT NULL,
      created_at TEXT NOT NULL ${isTime('created_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      erased_at TEXT ${isTime('erased_at')},
      CHECK (shot_id IS NULL OR (order_id IS NOT NULL AND kind = 'retouch'))
    ) STRICT;
    CREATE UNIQUE INDEX benches_of_shot ON benches (shot_id) WHERE shot_id IS NOT NULL;
    CREATE INDEX benches_newest ON benches (kind, updated_at) WHERE erased_at IS NULL;
    CREATE INDEX benches_alone ON benches (updated_at) WHERE shot_id IS NULL AND erased_at IS NULL;
    CREATE INDEX benches_of_order ON benches (order_id) WHERE order_id IS NOT NULL;
    CREATE TRIGGER benches_of_shots BEFORE INSERT ON benches
    WHEN new.shot_id IS NOT NULL AND (SELECT order_id FROM shots WHERE id = new.shot_id) IS NOT new.order_id BEGIN
      SELECT RAISE (ABORT, 'the bench of a shot is of its order');
    END;
    CREATE TRIGGER benches_stay BEFORE UPDATE OF kind, order_id, shot_id ON benches BEGIN
      SELECT RAISE (ABORT, 'a bench is of one picture for ever');
    END;

    CREATE TRIGGER benches_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      UPDATE benches SET name = '' WHERE order_id IN (SELECT id FROM orders WHERE customer_id = new.id);
    END;

    CREATE TABLE calls_anew (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'call')},
      order_id TEXT REFERENCES orders (id),
      photo_id TEXT REFERENCES photos (id),
      bench_id TEXT REFERENCES benches (id),
      endpoint TEXT NOT NULL CHECK (endpoint <> ''),
      region TEXT NOT NULL ${isOneOf('region', ['us', 'eu', 'other', 'practice'])},
      state TEXT NOT NULL ${isOneOf('state', callStates)},
      replaces_call_id TEXT REFERENCES calls (id),
      request_bytes INTEGER NOT NULL CHECK (request_bytes >= 0),
      response_bytes INTEGER,
      status INTEGER,
      error TEXT,
      reason TEXT,
      detail TEXT,
      answer_image_id TEXT REFERENCES images (id),
      remaining_before INTEGER,
      remaining_after INTEGER,
      resolution TEXT ${isOneOf('resolution', ['counted', 'not-counted'])},
      resolved_by TEXT,
      created_at TEXT NOT NULL ${isTime('created_at')},
      sent_at TEXT ${isTime('sent_at')},
      ended_at TEXT ${isTime('ended_at')},
      resolved_at TEXT ${isTime('resolved_at')},
      CHECK (photo_id IS NULL OR (order_id IS NOT NULL AND bench_id IS NULL)),
      CHECK (order_id IS NOT NULL OR bench_id IS NOT NULL OR endpoint = 'faceMatch'),
      CHECK ((state IN ('intent', 'sent')) = (ended_at IS NULL)),
      CHECK (sent_at IS NOT NULL OR state IN ('intent', 'not-sent')),
      CHECK ((state = 'resolved') = (resolution IS NOT NULL)),
      CHECK ((state = 'resolved') = (resolved_at IS NOT NULL AND resolved_by IS NOT NULL))
    ) STRICT;
    INSERT INTO calls_anew (id, order_id, photo_id, endpoint, region, state, replaces_call_id, request_bytes,
        response_bytes, status, error, reason, detail, answer_image_id, remaining_before, remaining_after, resolution,
        resolved_by, created_at, sent_at, ended_at, resolved_at)
      SELECT id, order_id, photo_id, endpoint, region, state, replaces_call_id, request_bytes,
        response_bytes, status, error, reason, detail, answer_image_id, remaining_before, remaining_after, resolution,
        resolved_by, created_at, sent_at, ended_at, resolved_at
      FROM calls ORDER BY rowid;
    DROP TABLE calls;
    ALTER TABLE calls_anew RENAME TO calls;
    CREATE INDEX calls_of_order ON calls (order_id, created_at);
    CREATE INDEX calls_of_photo ON calls (photo_id);
    CREATE INDEX calls_of_bench ON calls (bench_id, created_at) WHERE bench_id IS NOT NULL;
    CREATE INDEX calls_open ON calls (order_id, created_at) WHERE ${open};
    CREATE UNIQUE INDEX calls_one_open ON calls (photo_id) WHERE photo_id IS NOT NULL AND ${open};
    CREATE UNIQUE INDEX calls_one_open_on_bench ON calls (bench_id) WHERE bench_id IS NOT NULL AND ${open};
    CREATE UNIQUE INDEX calls_one_open_of_nobody ON calls (endpoint)
      WHERE order_id IS NULL AND bench_id IS NULL AND ${open};

    CREATE TABLE versions (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'ver')},
      bench_id TEXT NOT NULL REFERENCES benches (id),
      number INTEGER NOT NULL CHECK (number >= 0),
      parent_id TEXT REFERENCES versions (id),
      image_id TEXT NOT NULL UNIQUE REFERENCES images (id),
      tool TEXT NOT NULL ${isOneOf('tool', tools)},
      edit TEXT ${isJson('edit')},
      colour TEXT CHECK (colour GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
      transparent INTEGER NOT NULL ${isFlag('transparent')},
      doubts TEXT NOT NULL ${isJson('doubts')},
      mark TEXT NOT NULL DEFAULT 'none' ${isOneOf('mark', ['none', 'kept', 'rejected'])},
      call_id TEXT REFERENCES calls (id),
      created_at TEXT NOT NULL ${isTime('created_at')},
      UNIQUE (bench_id, number),
      CHECK ((number = 0) = (tool = 'original')),
      CHECK ((number = 0) = (parent_id IS NULL)),
      CHECK ((tool = 'fill') = (colour IS NOT NULL)),
      CHECK ((tool IN (${paidTools.map((tool) => `'${tool}'`).join(', ')})) = (edit IS NOT NULL)),
      CHECK ((tool IN ('original', 'fill')) = (call_id IS NULL))
    ) STRICT;
    CREATE INDEX versions_of_parent ON versions (parent_id) WHERE parent_id IS NOT NULL;
    CREATE INDEX versions_of_call ON versions (call_id) WHERE call_id IS NOT NULL;
    CREATE TRIGGER versions_stay BEFORE UPDATE OF id, bench_id, number, parent_id, image_id, tool, edit, colour,
      transparent, doubts, call_id, created_at ON versions BEGIN
      SELECT RAISE (ABORT, 'a version never changes');
    END;
    CREATE TRIGGER versions_are_kept BEFORE DELETE ON versions BEGIN
      SELECT RAISE (ABORT, 'a version is never deleted');
    END;
    CREATE TRIGGER versions_are_of_one_bench BEFORE INSERT ON versions
    WHEN (new.parent_id IS NOT NULL
        AND (SELECT bench_id FROM versions WHERE id = new.parent_id) IS NOT new.bench_id)
      OR (new.call_id IS NOT NULL
        AND (SELECT bench_id FROM calls WHERE id = new.call_id) IS NOT new.bench_id) BEGIN
      SELECT RAISE (ABORT, 'a version is made on its own bench');
    END;
    CREATE TRIGGER versions_share_no_image BEFORE INSERT ON versions
    WHEN EXISTS (SELECT 1 FROM shots WHERE image_id = new.image_id)
      AND (SELECT s.image_id FROM benches b JOIN shots s ON s.id = b.shot_id WHERE b.id = new.bench_id)
        IS NOT new.image_id BEGIN
      SELECT RAISE (ABORT, 'only the bench of a shot has its image');
    END;

    CREATE TABLE headshot_runs (
      call_id TEXT NOT NULL PRIMARY KEY REFERENCES calls (id),
      bench_id TEXT NOT NULL REFERENCES benches (id),
      prompt TEXT NOT NULL CHECK (prompt <> ''),
      seed INTEGER NOT NULL CHECK (seed > 0),
      sample_number INTEGER NOT NULL CHECK (sample_number > 0),
      identity_scale REAL NOT NULL CHECK (identity_scale BETWEEN 0 AND 1),
      width_px INTEGER NOT NULL CHECK (width_px > 0),
      height_px INTEGER NOT NULL CHECK (height_px > 0),
      doubts TEXT ${isJson('doubts')},
      asked_at TEXT NOT NULL ${isTime('asked_at')}
    ) STRICT;
    CREATE INDEX headshot_runs_of_bench ON headshot_runs (bench_id, asked_at);

    CREATE TABLE prompts (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'prm')},
      name TEXT NOT NULL CHECK (name <> ''),
      prompt TEXT NOT NULL CHECK (prompt <> ''),
      created_at TEXT NOT NULL ${isTime('created_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')}
    ) STRICT;

    ALTER TABLE photos ADD COLUMN version_id TEXT REFERENCES versions (id);
    CREATE INDEX photos_of_version ON photos (version_id) WHERE version_id IS NOT NULL;
    CREATE TRIGGER photos_are_of_their_shots_version BEFORE UPDATE OF shot_id, version_id ON photos
    WHEN new.version_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM versions v JOIN benches b ON b.id = v.bench_id
        WHERE v.id = new.version_id AND v.number > 0 AND b.shot_id = new.shot_id) BEGIN
      SELECT RAISE (ABORT, 'a photo is made from a version of its own shot');
    END;

    CREATE TABLE overrides (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'ovr')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      photo_id TEXT NOT NULL REFERENCES photos (id),
      version_id TEXT NOT NULL REFERENCES versions (id),
      image_id TEXT NOT NULL REFERENCES images (id),
      spec_code TEXT NOT NULL CHECK (spec_code <> ''),
      document_name TEXT NOT NULL,
      tool TEXT NOT NULL ${isOneOf('tool', tools)},
      reason TEXT NOT NULL CHECK (reason <> ''),
      overridden_by TEXT NOT NULL CHECK (overridden_by <> ''),
      overridden_at TEXT NOT NULL ${isTime('overridden_at')}
    ) STRICT;
    CREATE INDEX overrides_newest ON overrides (overridden_at);
    CREATE INDEX overrides_of_order ON overrides (order_id);
    CREATE TRIGGER overrides_stay BEFORE UPDATE ON overrides BEGIN
      SELECT RAISE (ABORT, 'an override never changes');
    END;
    CREATE TRIGGER overrides_are_kept BEFORE DELETE ON overrides BEGIN
      SELECT RAISE (ABORT, 'an override is never deleted');
    END;

    CREATE TABLE prints_anew (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'prt')},
      order_id TEXT REFERENCES orders (id),
      bench_id TEXT REFERENCES benches (id),
      version_id TEXT REFERENCES versions (id),
      printer_id TEXT NOT NULL CHECK (printer_id <> ''),
      printer_name TEXT NOT NULL,
      layout TEXT NOT NULL ${isJson('layout')},
      copies INTEGER NOT NULL CHECK (copies > 0),
      file_sha256 TEXT NOT NULL ${isSha256('file_sha256')},
      state TEXT NOT NULL ${isOneOf('state', printStates)},
      job_id TEXT,
      note TEXT NOT NULL,
      reason TEXT NOT NULL,
      reprint_of TEXT REFERENCES prints (id),
      submitted_at TEXT NOT NULL ${isTime('submitted_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      CHECK ((order_id IS NULL) = (bench_id IS NOT NULL)),
      CHECK ((bench_id IS NULL) = (version_id IS NULL)),
      CHECK (reprint_of IS NULL OR reason <> '')
    ) STRICT;
    INSERT INTO prints_anew (id, order_id, printer_id, printer_name, layout, copies, file_sha256, state, job_id, note,
        reason, reprint_of, submitted_at, updated_at)
      SELECT id, order_id, printer_id, printer_name, layout, copies, file_sha256, state, job_id, note,
        reason, reprint_of, submitted_at, updated_at
      FROM prints ORDER BY rowid;
    DROP TABLE prints;
    ALTER TABLE prints_anew RENAME TO prints;
    CREATE INDEX prints_of_order ON prints (order_id, submitted_at);
    CREATE INDEX prints_of_bench ON prints (bench_id, submitted_at) WHERE bench_id IS NOT NULL;
    CREATE INDEX prints_of_version ON prints (version_id) WHERE version_id IS NOT NULL;
    CREATE INDEX prints_reprints ON prints (reprint_of) WHERE reprint_of IS NOT NULL;
    CREATE INDEX prints_unfinished ON prints (submitted_at) WHERE state IN ('submitted', 'waiting', 'printing');
  `,
};
