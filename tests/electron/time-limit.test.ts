import { expect, it } from 'vitest';
import { withTimeLimit } from '../../electron/time-limit.ts';

const never = new Promise<string>(() => undefined);

it('returns an answer that comes in time', async () => {
  expect(await withTimeLimit(Promise.resolve('here'), 1_000, () => 'late')).toBe('here');
});

it('does not wait for one that does not come', async () => {
  expect(await withTimeLimit(never, 5, () => 'late')).toBe('late');
});

it('fails if the work fails, or if its replacement fails', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('work')), 1_000, () => 'late')).rejects.toThrow('work');
  await expect(withTimeLimit(never, 5, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
});
