/** The normal equations of a weighted least-squares problem, collected one measurement at a time. */
export class NormalEquations {
  readonly #size: number;
  /** Row by row; the last entry of each row is its right side. */
  readonly #rows: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#rows = new Float64Array(size * (size + 1));
  }

  /** Adds a measurement: its change with each unknown, its residual, and its weight. */
  add(slope: Float64Array, residual: number, weight: number): void {
    const stride = this.#size + 1;
    for (let i = 0; i < this.#size; i += 1) {
      const scaled = weight * (slope[i] ?? 0);
      for (let j = 0; j < this.#size; j += 1) this.#to(i * stride + j, scaled * (slope[j] ?? 0));
      this.#to(i * stride + this.#size, scaled * residual);
    }
  }

  /**
   * Solves by Gaussian elimination with the largest pivot of each column. Returns null when the unknowns are not
   * determined.
   */
  solve(): number[] | null {
    const size = this.#size;
    const rows = Array.from({ length: size }, (_, i) =>
      this.#rows.slice(i * (size + 1), (i + 1) * (size + 1)),
    );
    for (let column = 0; column < size; column += 1) {
      const pivot = rows
        .slice(column)
        .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
      const divisor = pivot[column] ?? 0;
      const first = rows[column];
      if (first === undefined || Math.abs(divisor) < 1e-12) return null;
      rows[rows.indexOf(pivot)] = first;
      rows[column] = pivot;
      for (const row of rows) {
        if (row === pivot) continue;
        const factor = (row[column] ?? 0) / divisor;
        for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
      }
    }
    return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
  }

  #to(at: number, amount: number): void {
    this.#rows[at] = (this.#rows[at] ?? 0) + amount;
  }
}
