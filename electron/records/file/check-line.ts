/** Lines about an index that lacks rows of its table, or has others. https://www.sqlite.org/pragma.html#pragma_integrity_check */
const aboutIndex =
  / (?:missing from index|values differ from index|end-of-record for row|# of entries in index) /;

/**
 * Returns whether a line of a check is about an index, or about free pages, and not about rows.
 * @param indexRoots the first pages of all indexes
 */
export function isOfIndex(line: string, indexRoots: ReadonlySet<number>): boolean {
  if (aboutIndex.test(` ${line} `)) return true;
  const [, root] = /^Tree (\d+) /.exec(line) ?? [];
  return root === undefined
    ? /^(?:Freelist: |Page \d+: never used)/.test(line)
    : indexRoots.has(Number(root));
}
