import { fromJson, type Sql } from './sql.ts';

/** The rules of authorities that came with a signed file, as JSON. The code that reads them checks them against its own schema. */
export interface AuthorityRulesTable {
  /** Null while the program's rules are in force. */
  get(): { readonly rules: unknown; readonly appliedAt: string } | null;
  /** @param rules null to remove them */
  set(rules: unknown, at: string): void;
}

export function createAuthorityRules(sql: Sql): AuthorityRulesTable {
  const get = sql.prepare<object, { rules: string; appliedAt: string }>(
    'SELECT rules, applied_at AS appliedAt FROM authority_rules WHERE one = 1',
  );
  const remove = sql.prepare('DELETE FROM authority_rules WHERE one = 1');
  const set = sql.prepare<{ rules: string; at: string }>(
    'INSERT INTO authority_rules (one, rules, applied_at) VALUES (1, @rules, @at)',
  );
  return {
    get() {
      const row = get.get({});
      return row === null ? null : { ...row, rules: fromJson(row.rules) };
    },
    set: (rules, at) =>
      sql.transaction(() => {
        remove.run({});
        if (rules !== null) set.run({ rules: JSON.stringify(rules), at });
      }),
  };
}
