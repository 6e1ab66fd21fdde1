import type { StaffId } from '../../../shared/ids.ts';
import type { StaffRole } from '../../../shared/model/staff.ts';
import type { Sql } from '../sql.ts';

/** The hash of a PIN by scrypt, with its salt and parameters. */
export interface StoredPin {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The wrong tries since the last right PIN. */
export interface StoredTries {
  readonly wrong: number;
  /** UTC milliseconds; 0 when there is nothing to wait for. */
  readonly waitUntil: number;
}

export interface StaffRow {
  readonly id: StaffId;
  readonly name: string;
  readonly role: StaffRole;
  /** Null for a person who left, and once a technician made the kiosk forget it. */
  readonly pin: StoredPin | null;
  readonly tries: StoredTries;
  readonly leftAt: string | null;
}

/** People at the counter. Nobody is ever deleted. */
export interface StaffTable {
  /** By name; those who left come last. */
  list(): StaffRow[];
  /** Null for an unknown id and for a person who left. */
  active(id: string): StaffRow | null;
  insert(
    row: Pick<StaffRow, 'id' | 'name' | 'role'> & { readonly pin: StoredPin; readonly at: string },
  ): void;
  change(row: Pick<StaffRow, 'id' | 'name' | 'role'>): void;
  /** Sets a PIN, and forgets the wrong tries. */
  setPin(id: StaffId, pin: StoredPin): void;
  setTries(id: StaffId, tries: StoredTries): void;
  /** Removes a person from the counter, with the PIN. */
  leave(id: StaffId, at: string): void;
  /** Forgets the PINs of all supervisors. */
  forgetSupervisorPins(): void;
}

interface Stored extends Pick<StaffRow, 'id' | 'name' | 'role' | 'leftAt'> {
  readonly salt: Uint8Array | null;
  readonly hash: Uint8Array | null;
  readonly N: number | null;
  readonly r: number | null;
  readonly p: number | null;
  readonly wrong: number;
  readonly waitUntil: number;
}

const select = `SELECT id, name, role, pin_salt AS salt, pin_hash AS hash, pin_n AS N, pin_r AS r, pin_p AS p,
  wrong_tries AS wrong, wait_until AS waitUntil, left_at AS leftAt FROM staff`;

function read({ id, name, role, leftAt, salt, hash, N, r, p, wrong, waitUntil }: Stored): StaffRow {
  const pin =
    salt === null || hash === null || N === null || r === null || p === null ? null : { salt, hash, N, r, p };
  return { id, name, role, leftAt, pin, tries: { wrong, waitUntil } };
}

export function createStaffTable(sql: Sql): StaffTable {
  const list = sql.prepare<object, Stored>(
    `${select} ORDER BY left_at IS NOT NULL, name COLLATE NOCASE, rowid`,
  );
  const active = sql.prepare<{ id: string }, Stored>(`${select} WHERE id = @id AND left_at IS NULL`);
  const insert = sql.prepare<StoredPin & Pick<StaffRow, 'id' | 'name' | 'role'> & { at: string }>(
    `INSERT INTO staff (id, name, role, pin_salt, pin_hash, pin_n, pin_r, pin_p, created_at)
     VALUES (@id, @name, @role, @salt, @hash, @N, @r, @p, @at)`,
  );
  const change = sql.prepare<Pick<StaffRow, 'id' | 'name' | 'role'>>(
    'UPDATE staff SET name = @name, role = @role WHERE id = @id',
  );
  const setPin = sql.prepare<StoredPin & { id: string }>(
    `UPDATE staff SET pin_salt = @salt, pin_hash = @hash, pin_n = @N, pin_r = @r, pin_p = @p, wrong_tries = 0, wait_until = 0
     WHERE id = @id`,
  );
  const setTries = sql.prepare<StoredTries & { id: string }>(
    'UPDATE staff SET wrong_tries = @wrong, wait_until = @waitUntil WHERE id = @id',
  );
  const noPin = 'pin_salt = NULL, pin_hash = NULL, pin_n = NULL, pin_r = NULL, pin_p = NULL';
  const leave = sql.prepare<{ id: string; at: string }>(
    `UPDATE staff SET left_at = @at, ${noPin} WHERE id = @id`,
  );
  const forget = sql.prepare<object>(
    `UPDATE staff SET ${noPin} WHERE role = 'supervisor' AND pin_hash IS NOT NULL`,
  );
  return {
    list: () => list.all({}).map(read),
    active(id) {
      const row = active.get({ id });
      return row === null ? null : read(row);
    },
    insert: ({ id, name, role, at, pin: { salt, hash, N, r, p } }) =>
      void insert.run({ id, name, role, at, salt, hash, N, r, p }),
    change: ({ id, name, role }) => void change.run({ id, name, role }),
    setPin: (id, { salt, hash, N, r, p }) => void setPin.run({ id, salt, hash, N, r, p }),
    setTries: (id, { wrong, waitUntil }) => void setTries.run({ id, wrong, waitUntil }),
    leave: (id, at) => void leave.run({ id, at }),
    forgetSupervisorPins: () => void forget.run({}),
  };
}
