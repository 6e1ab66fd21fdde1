/** Findings of the check of the kiosk lock, for tests of the page. */
import type { LockGap } from '../../shared/model/kiosk-lock.ts';

export const someGaps: readonly LockGap[] = [
  { name: 'dumps', state: 'open' },
  { name: 'start', state: 'closed' },
  { name: 'restart', state: 'closed' },
  { name: 'sign-in', state: 'unknown' },
  { name: 'rights', state: 'closed' },
  { name: 'desktop', state: 'open' },
  { name: 'session', state: 'closed' },
  { name: 'consoles', state: 'open' },
  { name: 'server-keys', state: 'closed' },
  { name: 'system-keys', state: 'closed' },
];
