import { describe, expect, it } from 'vitest';
import { parametersFrom } from './draw.ts';

describe('parametersFrom', () => {
  it('reads numbers, words and booleans by the parameter’s type', () => {
    const params = parametersFrom(['--smile', '0.5', '--skin', 'deep', '--hat', 'true']);

    expect(params).toEqual({ smile: 0.5, skin: 'deep', hat: true });
  });

  it('refuses an unknown parameter, and lists the known ones', () => {
    expect(() => parametersFrom(['--nose', '1'])).toThrow(/No such parameter: nose.*hairStyle/);
  });

  it('refuses a word instead of a number', () => {
    expect(() => parametersFrom(['--smile', 'broad'])).toThrow('--smile needs a number, not broad');
  });

  it('refuses a parameter without a value', () => {
    expect(() => parametersFrom(['--smile'])).toThrow('--smile needs a value');
  });
});
