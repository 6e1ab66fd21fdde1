import type { CustomerId } from '../../../shared/ids.ts';
import type { ConsentView, ConsentWording } from '../../../shared/model/customers.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

interface Act {
  readonly by: string;
  readonly at: string;
}

/**
 * The number of days that a customer agreed to, in SQL. Of several consents that hold, because customers were merged, it is the shortest.
 * @param id the customer's id in SQL
 */
export const agreedDays = (id: string): string => `(SELECT min(n.days) FROM consents n
    WHERE n.ended_at IS NULL AND n.customer_id IN (SELECT ${id}
      UNION ALL SELECT m.gone ->> '$.id' FROM customer_merges m WHERE m.holder_id = ${id}))`;

/** A consent without the name under which it was given. */
type StoredConsent = Omit<ConsentView, 'givenAs'>;

/** Customers' consents to keep their photos. At most one of a customer's is not ended. */
export interface Consents {
  give(id: CustomerId, consent: Act & { readonly wording: ConsentWording; readonly days: number }): void;
  /** Ends the consent that is given. Does nothing when there is none, as for a customer from before consents had rows. */
  end(id: CustomerId, act: Act & { readonly why: 'withdrawn' | 'merged' }): void;
  /** Takes back the end of the last consent, if the merge of this time ended it. */
  reopen(id: CustomerId, mergedAt: string): void;
  /** Newest first, without those of customers who became part of this one. */
  ofCustomer(id: CustomerId, limit: number): StoredConsent[];
}

export function createConsents(sql: Sql): Consents {
  const give = sql.prepare<{ id: string; wording: string; days: number } & Act>(
    `INSERT INTO consents (customer_id, wording, days, given_at, given_by)
     VALUES (@id, @wording, @days, @at, @by)`,
  );
  const end = sql.prepare<{ id: string; why: string } & Act>(
    `UPDATE consents SET ended_at = @at, ended_by = @by, ended_why = @why
     WHERE customer_id = @id AND ended_at IS NULL`,
  );
  const reopen = sql.prepare<{ id: string; mergedAt: string }>(
    `UPDATE consents SET ended_at = NULL, ended_by = NULL, ended_why = NULL
     WHERE seq = (SELECT max(seq) FROM consents WHERE customer_id = @id) AND ended_why = 'merged' AND ended_at = @mergedAt`,
  );
  const ofCustomer = sql.prepare<{ id: string; limit: number }, StoredConsent>(
    `SELECT wording, days, given_at AS givenAt, ${staffName('given_by')} AS givenBy, ended_at AS endedAt,
       ${staffName('ended_by')} AS endedBy, ended_why AS endedWhy
     FROM consents WHERE customer_id = @id ORDER BY seq DESC LIMIT @limit`,
  );
  return {
    give: (id, consent) => void give.run({ id, ...consent }),
    end: (id, act) => void end.run({ id, ...act }),
    reopen: (id, mergedAt) => void reopen.run({ id, mergedAt }),
    ofCustomer: (id, limit) => ofCustomer.all({ id, limit }),
  };
}
