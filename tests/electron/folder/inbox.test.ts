import { expect, it } from 'vitest';
import { inboxOf } from '../../../electron/folder/inbox.ts';
import { kindOf, isHidden } from '../../../electron/folder/names.ts';
import type { KnownFile } from '../../../electron/folder/ports.ts';

const minute = (index: number): string => new Date(Date.UTC(2026, 10, 21, 9, index)).toISOString();
const file = (index: number, more: Partial<KnownFile> = {}): KnownFile => ({
  path: `2026/IMG_${index}.jpg`,
  id: `fol_${index}`,
  bytes: 10,
  changedMs: 0,
  state: 'ready',
  trouble: null,
  sha256: 'a'.repeat(64),
  widthPx: 4_000,
  heightPx: 6_000,
  arrivedAt: minute(index),
  goneAt: null,
  orderId: null,
  ...more,
});
const noOrders = (): null => null;

it('shows the sixty newest, newest first', () => {
  const files = inboxOf(
    Array.from({ length: 70 }, (_, index) => file(index)),
    noOrders,
  );

  expect(files).toHaveLength(60);
  expect(files[0]?.name).toBe('IMG_69.jpg');
  expect(files.at(-1)?.name).toBe('IMG_10.jpg');
});

it('says which order uses a picture', () => {
  const [taken] = inboxOf([file(1, { orderId: 'ord_1' })], () => '261121-004');

  expect(taken?.taken).toEqual({ orderId: 'ord_1', orderNumber: '261121-004' });
});

it('shows a copy once, under the shorter name', () => {
  const copies = [file(1, { path: 'IMG (1).jpg' }), file(1, { path: 'IMG.jpg' })];

  expect(inboxOf(copies, noOrders).map(({ name }) => name)).toEqual(['IMG.jpg']);
});

it.each([
  ['what lay there before', { state: 'before' }],
  ['what is gone', { goneAt: minute(5) }],
] as const)('leaves out %s', (_what, more) => {
  expect(inboxOf([file(1, more)], noOrders)).toEqual([]);
});

it.each([
  ['IMG_1.JPG', 'picture'],
  ['a.b/photo.heic', 'picture'],
  ['IMG_1.CR3', 'raw'],
  ['DSC1.arw', 'raw'],
  ['IMG_1.jpg.part', null],
  ['clip.mov', null],
])('takes %s for %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it.each(['.hidden', '._IMG_1.jpg', '~$a', '@eaDir', '$RECYCLE.BIN', 'System Volume Information'])(
  'never looks at %s',
  (name) => {
    expect(isHidden(name)).toBe(true);
  },
);
