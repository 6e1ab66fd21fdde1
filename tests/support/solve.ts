/**
 * Solves a small system of linear equations by Gauss' elimination, with the largest pivot of each column.
 *
 * @param rows each the coefficients of one equation and its right side; changed on the way
 * @returns null when the equations do not decide the unknowns
 */
export function solve(rows: Float64Array[]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const candidates = rows.slice(column);
    const pivot = candidates.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const divisor = pivot[column] ?? 0;
    if (Math.abs(divisor) < 1e-12) return null;
    const place = rows.indexOf(pivot);
    const first = rows[column];
    if (first === undefined) return null;
    [rows[column], rows[place]] = [pivot, first];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / divisor;
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
