import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

const open = `state IN ('intent', 'sent', 'uncertain')`;

/**
 * The journal of calls to the photo service. One photo has at most one open call: the index refuses the second, even
 * when two clicks get past everything before it. What cannot be true of a state cannot be stored either.
 */
export const calls: Migration = {
  version: 40,
  up: `
    CREATE TABLE calls (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'call')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      photo_id TEXT REFERENCES photos (id),
      endpoint TEXT NOT NULL CHECK (endpoint <> ''),
      region TEXT NOT NULL ${isOneOf('region', ['us', 'eu', 'other', 'practice'])},
      state TEXT NOT NULL ${isOneOf('state', ['intent', 'sent', 'done', 'refused', 'not-sent', 'uncertain', 'resolved'])},
      replaces_call_id TEXT REFERENCES calls (id),
      request_bytes INTEGER NOT NULL CHECK (request_bytes >= 0),
      response_bytes INTEGER,
      status INTEGER,
      error TEXT,
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
      CHECK ((state IN ('intent', 'sent')) = (ended_at IS NULL)),
      CHECK (sent_at IS NOT NULL OR state IN ('intent', 'not-sent')),
      CHECK ((state = 'resolved') = (resolution IS NOT NULL)),
      CHECK ((state = 'resolved') = (resolved_at IS NOT NULL AND resolved_by IS NOT NULL))
    ) STRICT;
    CREATE INDEX calls_of_order ON calls (order_id, created_at);
    CREATE INDEX calls_of_photo ON calls (photo_id);
    CREATE INDEX calls_open ON calls (order_id, created_at) WHERE ${open};
    CREATE UNIQUE INDEX calls_one_open ON calls (photo_id) WHERE photo_id IS NOT NULL AND ${open};
  `,
};
