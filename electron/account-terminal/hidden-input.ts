import { Ending, exitCodes } from './exit.ts';

/** The source of typed lines: a terminal, whose echo can be switched off, or a pipe. */
export interface LineInput extends AsyncIterable<Buffer | string> {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}

const longestLine = 4_096;
const interrupt = '\u0003';
const endOfInput = '\u0004';
const clearLine = '\u0015';
const eraseLast = new Set(['\u007f', '\b']);
/** Escape sequences of arrow keys and similar keys. */
// eslint-disable-next-line no-control-regex -- the escape character is what such a key begins with
const keySequence = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])/g;

/**
 * Asks for one line per prompt and shows none of them: the terminal's echo stays off until the last line is
 * in.
 * @param prompt writes to the terminal; a pipe gets no prompts
 * @throws Ending at Ctrl-C, when the input ends too early, and for a line longer than any key
 */
export async function askHidden(
  input: LineInput,
  questions: readonly string[],
  prompt: (text: string) => void,
): Promise<string[]> {
  const terminal = input.isTTY === true && input.setRawMode !== undefined;
  const say = terminal ? prompt : (): void => undefined;
  const answers: string[] = [];
  if (terminal) input.setRawMode?.(true);
  try {
    say(questions[0] ?? '');
    for await (const line of linesOf(input, terminal)) {
      answers.push(line);
      say('\n');
      const next = questions[answers.length];
      if (next === undefined) return answers;
      say(next);
    }
  } finally {
    if (terminal) input.setRawMode?.(false);
  }
  throw new Ending(
    exitCodes.usage,
    'The input ended too early: the key is the first line, the secret the second.',
  );
}

/** A terminal with its echo off does not edit lines either, so this function does. */
async function* linesOf(input: LineInput, editing: boolean): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of input) {
    const text = chunk.toString();
    for (const character of editing ? text.replace(keySequence, '') : text) {
      if (character === '\n' || character === '\r') {
        // Skips the empty line between the two characters of a CRLF.
        if (line !== '') yield line;
        line = '';
      } else if (editing && character === interrupt) {
        throw new Ending(exitCodes.interrupted, 'Stopped. Nothing was changed.');
      } else if (editing && character === endOfInput) {
        return;
      } else if (editing && (character === clearLine || eraseLast.has(character))) {
        line = character === clearLine ? '' : line.replace(/.$/u, '');
      } else {
        line += character;
      }
      if (line.length > longestLine) throw new Ending(exitCodes.usage, 'No key and no secret is that long.');
    }
  }
  if (line !== '') yield line;
}
