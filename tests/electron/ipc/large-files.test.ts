import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLargeFiles, filePartLength } from '../../../electron/ipc/large-files.ts';
import { thrownBy } from '../../support/thrown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => at % 251);
const csv = (bytes: Uint8Array) => ({ name: 'all.csv', mime: 'text/csv', bytes });

it('hands a file over in parts that have no other bytes behind them, and then forgets it', () => {
  const files = createLargeFiles();
  const bytes = bytesOf(filePartLength * 2 + 3);
  const { file, ...described } = files.keep(csv(bytes));
  expect(described).toEqual({ name: 'all.csv', mime: 'text/csv', size: bytes.length });

  const parts = [0, filePartLength, filePartLength * 2].map((at) => files.part(file, at));

  expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual([filePartLength, filePartLength, 3]);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect(thrownBy(() => files.part(file, 0))).toBe('NOT_FOUND');
});

it('keeps only the last file, for a minute after its last part', () => {
  const files = createLargeFiles();
  const [first, second] = [1, 2].map(() => files.keep(csv(bytesOf(filePartLength * 2))).file);
  expect(thrownBy(() => files.part(first ?? 0, 0))).toBe('NOT_FOUND');
  expect(thrownBy(() => files.part(second ?? 0, filePartLength * 2))).toBe('NOT_FOUND');

  vi.advanceTimersByTime(59_000);
  files.part(second ?? 0, 0);
  vi.advanceTimersByTime(59_000);
  files.part(second ?? 0, 0);
  vi.advanceTimersByTime(60_000);
  expect(thrownBy(() => files.part(second ?? 0, 0))).toBe('NOT_FOUND');
});
