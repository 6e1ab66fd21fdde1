/** Which rows a daily search for old ones looks at. */
import { expect, it } from 'vitest';
import { keptRows, type KeptRow } from '../../../../electron/records/keeping/kept-row.ts';

const [old, young] = ['2020-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
const before = '2023-01-01T00:00:00.000Z';

const rows = (count: number, at: string, needed: 0 | 1) =>
  Array.from({ length: count }, () => ({ at, needed }));

/** Returns how many rows a search looks at, and how many it reads at a time at most. */
function look(...table: readonly Pick<KeptRow, 'at' | 'needed'>[]) {
  const all = table.map((row, index) => ({ ...row, place: index + 1, id: String(index) }));
  let most = 0;
  const read = (after: number, limit: number): readonly KeptRow[] => {
    most = Math.max(most, limit);
    return all.slice(after, after + limit);
  };
  const seen = [...keptRows(read, ({ at }) => at < before)];
  return {
    rows: seen.filter((row) => row !== null).length,
    reads: seen.filter((row) => row === null).length,
    most,
  };
}

it('a search goes on after any number of old rows that something keeps', () => {
  const stuck = rows(501, old, 1);

  expect(look(...stuck, ...rows(1, old, 0)).rows).toBe(502);
});

it('a search ends after 500 rows that are too young, needed or not', () => {
  const seen = look(...rows(250, young, 0), ...rows(251, young, 1), ...rows(1_000, young, 0));

  expect(seen.rows).toBe(500);
});

it('a search reads a few rows at a time, and pauses after each read', () => {
  const { most, reads } = look(...rows(501, old, 1));

  expect(most).toBe(20);
  expect(reads).toBe(Math.ceil(501 / 20) + 1);
});
