export interface LongTest {
  /** Below `tests/`. */
  readonly file: string;
  /** How the titles of its walks begin; without it, the whole file is long. */
  readonly titles?: readonly string[];
  /** Tests of `npm test` that fail when the code is broken: files below `tests/`. */
  readonly remaining: readonly string[];
}
