import type { CashMoveView } from '../../../shared/model/takings.ts';
import type { Sql } from '../sql.ts';

export interface CashMoveRow extends CashMoveView {
  readonly by: string;
}

export interface CashMoves {
  insert(move: CashMoveRow): void;
}

export function createCashMoves(sql: Sql): CashMoves {
  const insert = sql.prepare<CashMoveRow>(
    `INSERT INTO cash_moves (id, kind, amount, currency, reason, moved_by, moved_at)
     VALUES (@id, @kind, @amount, @currency, @reason, @by, @at)`,
  );
  return { insert: (move) => void insert.run(move) };
}
