import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Ending } from '../../../electron/account-terminal/exit.ts';
import { askHidden } from '../../../electron/account-terminal/hidden-input.ts';

const questions = ['API key: ', 'API secret: '];

interface Typing {
  readonly answers: Promise<string[]>;
  readonly prompted: () => string;
  /** Each switch of the terminal's echo, off or on, in order. */
  readonly raw: readonly boolean[];
}

function typed(chunks: readonly string[], terminal: boolean): Typing {
  const raw: boolean[] = [];
  let prompted = '';
  const input = new PassThrough();
  const device = terminal ? { isTTY: true, setRawMode: (on: boolean) => raw.push(on) } : {};
  for (const chunk of chunks) input.write(chunk);
  input.end();
  const answers = askHidden(Object.assign(input, device), questions, (text) => (prompted += text));
  return { answers, prompted: () => prompted, raw };
}

const endOf = (answers: Promise<unknown>): Promise<number> =>
  answers.then(
    () => 0,
    (error: unknown) => (error instanceof Ending ? error.exitCode : Number.NaN),
  );

describe('two lines from a pipe', () => {
  it.each([
    [['the-key\nthe-secret\n']],
    [['the-key\r\nthe-secret']],
    [['the-', 'key\n', '\nthe-sec', 'ret\n', 'more']],
  ])('are the key and the secret: %j', async (chunks) => {
    const { answers, prompted } = typed(chunks, false);
    expect(await answers).toEqual(['the-key', 'the-secret']);
    expect(prompted()).toBe('');
  });

  it('end the program when there is only one line, or an endless one', async () => {
    expect(await endOf(typed(['the-key\n'], false).answers)).toBe(2);
    expect(await endOf(typed(['x'.repeat(5_000)], false).answers)).toBe(2);
  });
});

describe('input at a terminal', () => {
  it('is read with the echo off, and nothing that is typed is shown', async () => {
    const { answers, prompted, raw } = typed(['the-key\r', 'the-secret\r'], true);
    expect(await answers).toEqual(['the-key', 'the-secret']);
    expect(prompted()).toBe('API key: \nAPI secret: \n');
    expect(raw).toEqual([true, false]);
  });

  it('lets a person correct what is typed, and ignores arrow keys', async () => {
    const { answers } = typed(['thx\u007fe-k\u001b[Dey\r', 'wrong\u0015the-secret\r'], true);
    expect(await answers).toEqual(['the-key', 'the-secret']);
  });

  it('ends at Ctrl-C and Ctrl-D with the echo on again', async () => {
    const stopped = typed(['the-key\r', 'the-\u0003'], true);
    expect(await endOf(stopped.answers)).toBe(130);
    expect(stopped.raw).toEqual([true, false]);
    expect(await endOf(typed(['the-key\r', '\u0004'], true).answers)).toBe(2);
  });
});
