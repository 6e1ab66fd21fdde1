/** The parts of an unexpected error that the log keeps: its kind and position, but never its message. */
export interface ErrorPosition {
  readonly error: string;
  /** File, line and column, such as `desk.js:10:5`; empty when the error does not say. */
  readonly at: string;
}

/** Returns the lines of an error's stack that name a position. */
const positionLines = ({ stack = '', message }: Error): readonly string[] =>
  // A stack begins with the message, whose lines may look like positions.
  stack
    .split('\n')
    .slice(message.split('\n').length)
    .filter((line) => /^\s+at /.test(line));

/** Returns file, line and column at the end of a stack's line, without the file's folder. */
const positionIn = (line: string): string => /[^\s/\\(]+:\d+:\d+(?=\)?$)/.exec(line)?.[0] ?? '';

/**
 * Returns the kind and the position of an error. Its message may name a person, and the folder of a file contains the
 * name of the computer's user, so neither is kept.
 */
export function errorPosition(error: unknown): ErrorPosition {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  return { error: error.name, at: positionIn(positionLines(error)[0] ?? '') };
}

/** Returns an error's stack with the functions' names and positions only, such as `closeOrder desk.js:10:5`. */
export const stackPositions = (error: Error): readonly string[] =>
  positionLines(error).map((line) => {
    const name = /^\s+at (?:async )?([^/\\(]+) \(/.exec(line)?.[1];
    return [name, positionIn(line)].filter(Boolean).join(' ');
  });
