import { vi } from 'vitest';

/**
 * Waits until a check holds. Its bound is for a machine that is busy with something else, and promises nothing: a test
 * that asserts how soon something happens says so itself.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 20_000 });
