import { expect, it } from 'vitest';
import { decodePack, encodePack, type PackedOrder } from '../../../../electron/records/packs/pack.ts';
import { idOf, type IdKind } from '../../../../shared/ids.ts';
import { packedTables } from '../../../../electron/records/packs/packed-tables.ts';

const time = '2026-11-21T09:30:00.000Z';
const order = (values: readonly (string | number | null)[]): PackedOrder => ({
  tables: packedTables.map(({ name }) => (name === 'calls' ? [values, [time, ...values]] : [])),
  photos: [['pho_1', null, null, null]],
});

it.each([
  ['times, later and earlier', [time, '2026-11-21T09:30:00.001Z', '1999-01-01T00:00:00.000Z', time]],
  [
    'what is nearly a time',
    [
      '2026-11-21T09:30:00Z',
      '2026-11-21',
      ` ${time}`,
      `${time}\n`,
      '2026-02-30T09:30:00.000Z',
      '2026-19-39T29:59:59.999Z',
    ],
  ],
  ['texts that begin like a short time', ['~', '~1a', '~~', '']],
  ['other values', [0, -1, 1.5, null, '"', '漢字 🙂', 'null', '[]']],
  ['control characters', ['\u0001', '\u0003\u0030', '\u0007']],
  [
    'numbers of any size',
    [99, 100, 123_456_789, 100_000_000_000_000, 2e15, 1e21, -100, 100.5, '100', '[100,007]'],
  ],
  [
    'ids, short and long',
    ['img_1br3v0mqk4zt', 'pho_1br3v0mqk4zt', `img_${'0a'.repeat(16)}`, `pho_${'0a'.repeat(16)}`],
  ],
  ['ids within a text', ['{"ids":["pho_zzzzzzzzzzzz","pho_000000000000","pho_zzzzzzzzzzzz"]}']],
  [
    'what is nearly an id',
    ['img_1br3v0mqk4z', 'img_1br3v0mqk4ztt', 'img_1br3v0mqk4zi', 'img_1BR3V0MQK4ZT', '_'],
  ],
  [
    'hashes',
    ['0f'.repeat(32), 'O4QwfKx9d91hVFX1whpOUg', 'O4QwfKx9d91hVFX1whpOUh', 'A'.repeat(22), 'f'.repeat(63)],
  ],
  [
    'more ids than have a place',
    Array.from({ length: 1_200 }, (_, at) => idOf('prt', at, 7)).flatMap((id) => [id, id]),
  ],
])('a pack gives back %s', (_what, values) => {
  expect(decodePack(encodePack(order(values)))).toEqual(order(values));
});

it('a pack in which all values are as usual takes less than a sixth of its text', () => {
  const id = (kind: IdKind, number: number) => idOf(kind, 1_800_000_000, number);
  const images = Array.from({ length: 5 }, (_, at) => {
    return [id('img', at), 'preview', 827, 1063, 'image/jpeg', 305_853, '', time, time];
  });
  const usual = { ...order([]), tables: packedTables.map(({ name }) => (name === 'images' ? images : [])) };

  expect(encodePack(usual).length).toBeLessThan(JSON.stringify(usual).length / 6);
});

it.each([
  ['the first form', 'AYuGFlKGSUXGZQa5hdkmVSUkFFi55YXmmcXlYPcaVqTDbIWjaKW6OqiLDFGdZIgeyEDHAAA=', '', 'pho_1'],
  [
    'the form of now',
    'AjgAAPTPzJeF9oGvAYAe8BDGywYPDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PD4DHh9e/aIgnI7moghgPR9FKdVC7DdGsNkAPS6BtAA==',
    '0f'.repeat(32),
    'pho_1br3v0mqk4zt',
  ],
])('a pack that was written in %s can be read', (_form, written, hash, photo) => {
  expect(decodePack(Buffer.from(written, 'base64'))).toEqual({
    tables: [
      [
        [
          'img_1br3v0mqk4zt',
          'shot',
          1920,
          1080,
          'image/jpeg',
          53_987,
          hash,
          time,
          '2026-11-21T09:30:02.500Z',
        ],
      ],
      ...[[], [], [], [], [['~', 'ord_1']], []],
    ],
    photos: [[photo, null, null, null]],
  });
});

it('a pack that was cut off is refused', () => {
  const pack = encodePack(order([time, 'img_1br3v0mqk4zt']));

  expect(() => decodePack(pack.subarray(0, -3))).toThrow();
});

it('a pack of another form is refused', () => {
  const pack = encodePack(order([]));
  pack[0] = 9;
  expect(() => decodePack(pack)).toThrow('unknown form 9');
});
