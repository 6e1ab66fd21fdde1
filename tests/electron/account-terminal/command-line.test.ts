import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../electron/account-terminal/command-line.ts';
import { Ending } from '../../../electron/account-terminal/exit.ts';

/** Returns the program's exit code and its sentence. */
function endOf(...args: string[]): { readonly exitCode: number; readonly sentence: string } {
  try {
    readCommand(args);
  } catch (error) {
    if (error instanceof Ending) return { exitCode: error.exitCode, sentence: error.message };
    throw error;
  }
  return { exitCode: 0, sentence: '' };
}

describe('the command line of the account program', () => {
  it('says region and addresses', () => {
    expect(readCommand(['set', '--region', 'eu', '--base-url', 'https://a.example'])).toEqual({
      name: 'set',
      region: 'eu',
      baseUrl: 'https://a.example',
      headshotBaseUrl: null,
      dataDir: null,
    });
    const whole = [
      'set',
      '--region=us',
      '--base-url=https://a.example',
      '--headshot-base-url=https://h.example',
    ];
    expect(readCommand([...whole, '--data', 'here'])).toMatchObject({
      headshotBaseUrl: 'https://h.example',
      dataDir: resolve('here'),
    });
  });

  it('accepts three more commands', () => {
    expect(readCommand(['show'])).toEqual({ name: 'show' });
    expect(readCommand(['test'])).toEqual({ name: 'test' });
    expect(readCommand(['clear'])).toMatchObject({ name: 'clear', what: 'account' });
    expect(readCommand(['clear', '--forget-pin'])).toMatchObject({ name: 'clear', what: 'supervisor' });
  });

  it.each([
    ['set', '--secret', 'canary-secret'],
    ['set', '--api-key=canary-secret'],
    ['set', '--apiSecret=canary-secret'],
    ['set', '--password', 'canary-secret'],
    ['test', '--token=canary-secret'],
    ['-key', 'canary-secret'],
  ])('refuses %s %s as an option that looks like a secret, and repeats nothing of it', (...args) => {
    const { exitCode, sentence } = endOf(...args);
    expect(exitCode).toBe(2);
    expect(sentence).toContain('never given as an option');
    expect(sentence).not.toContain('canary');
  });

  it.each([
    [['set', '--region', 'eu', '--base-url', 'https://a.example', 'canary-secret'], 'Nothing comes after'],
    [['set', '--canary-secre=canary'], 'cannot be read'],
    [['set', '--region', 'canary', '--base-url', 'x'], 'us|eu|other'],
    [['set', '--region', 'eu'], '--base-url'],
    [['canary'], 'npm run account -- set'],
    [[], 'npm run account -- set'],
  ])('says what is wrong with %j without repeating it', (args, words) => {
    const { exitCode, sentence } = endOf(...args);
    expect(exitCode).toBe(2);
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('canary');
  });
});
