import { vi } from 'vitest';

/**
 * Waits until a check succeeds. Its bound is for a busy machine, and promises nothing: a test that asserts how soon
 * something happens sets its own bound.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 20_000 });
