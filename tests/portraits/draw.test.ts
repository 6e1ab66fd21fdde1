import { describe, expect, it } from 'vitest';
import { parametersFrom } from './draw.ts';

describe('parametersFrom', () => {
  it('reads numbers, words and switches by the kind of the parameter', () => {
    const params = parametersFrom(['--smile', '0.5', '--skin', 'deep', '--hat', 'true']);

    expect(params).toEqual({ smile: 0.5, skin: 'deep', hat: true });
  });

  it('refuses a parameter that does not exist, and names those that do', () => {
    expect(() => parametersFrom(['--nose', '1'])).toThrow(/No such parameter: nose.*hairStyle/);
  });

  it('refuses a word where a number belongs', () => {
    expect(() => parametersFrom(['--smile', 'broad'])).toThrow('--smile needs a number, not broad');
  });

  it('refuses a parameter without a value', () => {
    expect(() => parametersFrom(['--smile'])).toThrow('--smile needs a value');
  });
});
