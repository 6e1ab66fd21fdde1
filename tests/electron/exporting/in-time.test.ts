import { expect, it } from 'vitest';
import { inTime } from '../../../electron/exporting/in-time.ts';

const never = new Promise<string>(() => undefined);

it('gives the answer that comes', async () => {
  expect(await inTime(Promise.resolve('here'), 1_000, () => 'late')).toBe('here');
});

it('does not wait for one that does not come', async () => {
  expect(await inTime(never, 5, () => 'late')).toBe('late');
});

it('fails as the work fails, and as what takes its place fails', async () => {
  await expect(inTime(Promise.reject(new Error('work')), 1_000, () => 'late')).rejects.toThrow('work');
  await expect(inTime(never, 5, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
});
