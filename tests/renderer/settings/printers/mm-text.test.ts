import { describe, expect, it } from 'vitest';
import { mmWithin, parseMm } from '../../../../renderer/settings/printers/mm-text.ts';

describe('a length as people type it', () => {
  it.each([
    ['35', 35],
    ['35.2', 35.2],
    ['35,2', 35.2],
    [' 99,95 ', 99.95],
    ['0', 0],
  ])('reads %j', (text, mm) => expect(parseMm(text)).toBe(mm));

  it.each(['', ' ', 'abc', '3.5.1', '-2', '+2', '1e2', '35 mm', '1,234', '.5', '1000'])(
    'rejects %j',
    (text) => expect(parseMm(text)).toBeNull(),
  );

  it('includes its limits', () => {
    expect(mmWithin('50', 50, 330)).toBe(50);
    expect(mmWithin('330', 50, 330)).toBe(330);
    expect(mmWithin('49,9', 50, 330)).toBeNull();
    expect(mmWithin('330.1', 50, 330)).toBeNull();
  });
});
