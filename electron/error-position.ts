/** The parts of an unexpected error that the log keeps: its kind and position, but never its message. */
export interface ErrorPosition {
  readonly error: string;
  /** File, line and column, such as `desk.js:10:5`; empty when the error does not say. */
  readonly at: string;
}

/**
 * Returns the kind and the position of an error. Its message may name a person, and the folder of a file contains the
 * name of the computer's user, so neither is kept.
 */
export function errorPosition(error: unknown): ErrorPosition {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  // A stack begins with the message, whose lines may look like positions.
  const positions = error.stack?.split('\n').slice(error.message.split('\n').length) ?? [];
  const first = positions.find((line) => /^\s+at /.test(line)) ?? '';
  return { error: error.name, at: /[^\s/\\(]+:\d+:\d+(?=\)?$)/.exec(first)?.[0] ?? '' };
}
