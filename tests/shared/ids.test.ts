import { expect, it } from 'vitest';
import { idOf, isId, isLongId, newId, tailOf } from '../../shared/ids.ts';

it('makes no id twice within a second, each later than the one before', () => {
  const ids = Array.from({ length: 5_000 }, () => newId('ord'));

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isId('ord', id) && !isId('cus', id))).toBe(true);
});

it('spells a later second as a later text, and ends with the number', () => {
  const [first, second] = [Date.UTC(2026, 10, 26) / 1000, Date.UTC(2031, 0, 1) / 1000];
  const ids = [
    idOf('shot', first, 5),
    idOf('shot', first, 6),
    idOf('shot', first + 1, 0),
    idOf('shot', second, 0),
  ];

  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toHaveLength('shot_'.length + 12);
  expect(ids.map((id) => tailOf(id) % 2 ** 30)).toEqual([5, 6, 0, 0]);
});

it('knows the long ids from before, and no other length', () => {
  const long = `img_${'0a'.repeat(16)}`;

  expect([isId('img', long), isLongId(long), isLongId(newId('img'))]).toEqual([true, true, false]);
  for (const tail of ['', '0'.repeat(11), '0'.repeat(13), 'u'.repeat(12), 'A'.repeat(12), '../etc/passw'])
    expect(isId('img', `img_${tail}`)).toBe(false);
});
