import { expect, it } from 'vitest';
import { decodePack, encodePack, type PackedOrder } from '../../../../electron/records/packs/pack.ts';
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
])('a pack gives back %s', (_what, values) => {
  expect(decodePack(encodePack(order(values)))).toEqual(order(values));
});

it('a pack of another form is refused', () => {
  const pack = encodePack(order([]));
  pack[0] = 9;
  expect(() => decodePack(pack)).toThrow('unknown form 9');
});
