import { it } from 'vitest';
import { expectNothingLost } from '../support/kill-kiosk.ts';

// A kill takes some seconds, and up to twelve on a busy machine.
it(
  'the kiosk loses nothing in 12 kills, and has no call or print that staff did not start',
  { timeout: 900_000 },
  () => expectNothingLost(12, 271828),
);
