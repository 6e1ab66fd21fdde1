import { Ending, exitCodes } from './exit.ts';

/** Where lines come from: a terminal, whose echo can be switched off, or a pipe. */
export interface LineInput extends AsyncIterable<Buffer | string> {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}

const longestLine = 4_096;
const interrupt = '\u0003';
const endOfInput = '\u0004';
const clearLine = '\u0015';
const eraseLast = new Set(['\u007f', '\b']);
/** Arrow keys and the like. */
// eslint-disable-next-line no-control-regex -- the escape character is what such a key begins with
const keySequence = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])/g;

/**
 * Asks for lines, one a prompt, none of which is ever shown: a terminal's echo is off until the last one is there.
 * @param prompt writes to the terminal; a pipe gets no prompts
 * @throws Ending at Ctrl-C, at an end that comes too early, and for a line that no key is as long as
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

/** Without its echo a terminal does not edit lines either: that is done here. */
async function* linesOf(input: LineInput, editing: boolean): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of input) {
    const text = chunk.toString();
    for (const character of editing ? text.replace(keySequence, '') : text) {
      if (character === '\n' || character === '\r') {
        // An empty line is what stands between the two halves of a line's end.
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
