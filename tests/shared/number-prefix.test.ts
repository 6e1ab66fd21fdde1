import { expect, it } from 'vitest';
import { orderCodeOf, readOrderCode } from '../../shared/order-code.ts';
import {
  assertFreePrefix,
  isNumberPrefix,
  nextPrefix,
  readPrefixedNumber,
  withPrefix,
} from '../../shared/number-prefix.ts';
import { refundNumberText } from '../../shared/refunds.ts';
import { thrownBy } from '../support/thrown.ts';

it('is one to three capital letters, or nothing', () => {
  expect(['', 'B', 'ABC'].map(isNumberPrefix)).toEqual([true, true, true]);
  expect(['b', 'ABCD', 'B1', 'Ä', 'B-', ' '].map(isNumberPrefix)).toEqual(Array(6).fill(false));
});

it('stands before every kind of number', () => {
  expect(withPrefix('', 12)).toBe('12');
  expect(withPrefix('B', '261121-004')).toBe('B-261121-004');
  expect(refundNumberText(12, 'B')).toBe('B-RF-00012');
});

it('is read from a typed number, with and without dashes', () => {
  const read = { prefix: 'B', number: '261121-004' };
  expect(['B-261121-004', 'b261121004', ' B 261121-004 '].map(readPrefixedNumber)).toEqual([
    read,
    read,
    read,
  ]);
  expect(['261121-004', 'B-26112', 'Smith 261121', 'B1-261121-004'].map(readPrefixedNumber)).toEqual(
    Array(4).fill(null),
  );
});

it('is in an order’s code, however a scanner types the separators', () => {
  const order = { id: `ord_3f9c1a2b${'0'.repeat(24)}`, number: 'B-261121-004' } as const;
  const code = orderCodeOf(order);
  expect(code).toBe('HR-B-261121-004-3F9C1A2B');
  const read = { number: 'B-261121-004', idDigits: '3f9c1a2b' };
  for (const text of [code, code.replaceAll('-', ''), code.replaceAll('-', 'ß'), code.toLowerCase()])
    expect(readOrderCode(text)).toEqual(read);
  expect(readOrderCode('HR-261121-004-3F9C1A2B')?.number).toBe('261121-004');
});

it('is chosen for the next counter so that no two counters can choose the same', () => {
  expect(nextPrefix('', [])).toBe('B');
  expect(nextPrefix('', ['B'])).toBe('C');
  expect(nextPrefix('B', [])).toBe('C');
  // A counter that was set up from a file gives prefixes below its own: the first one gives the letters.
  expect(nextPrefix('C', ['', 'B', 'C'])).toBe('CB');
  expect(nextPrefix('CB', ['', 'C', 'CB', 'CBB'])).toBe('CBC');
  expect(nextPrefix('CBC', ['', 'C', 'CB', 'CBC'])).toBe('');
});

it('is refused for another counter when one has it', () => {
  const reason = (prefix: string): string => thrownBy(() => assertFreePrefix(prefix, 'A', ['', 'B']));
  expect(() => assertFreePrefix('C', 'A', ['', 'B'])).not.toThrow();
  expect(['', 'b', 'A', 'B'].map(reason)).toEqual([
    ...['INVALID_INPUT form', 'INVALID_INPUT form', 'INVALID_INPUT taken', 'INVALID_INPUT taken'],
  ]);
});
