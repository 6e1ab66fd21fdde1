import { beforeEach, expect, it } from 'vitest';
import { Sessions } from '../../../electron/browser/session.ts';

let now: number;
let sessions: Sessions;

beforeEach(() => {
  now = 5;
  sessions = new Sessions(4400, () => now);
});

it('lets a page in once and recognises it by its session afterwards', () => {
  const token = sessions.newToken();
  const visit = sessions.redeem(token);

  expect(visit).toMatchObject({ kind: 'let-in' });
  expect(sessions.knows(visit.kind === 'let-in' ? visit.session : '')).toBe(true);
  expect(sessions.redeem(token)).toEqual({ kind: 'spent' });
});

it('an address opens the page only until its minute is over', () => {
  const [early, late] = [sessions.newToken(), sessions.newToken()];
  now += 59_999;
  expect(sessions.redeem(early)).toMatchObject({ kind: 'let-in' });
  now += 1;
  expect(sessions.redeem(late)).toEqual({ kind: 'spent' });
});

it('a session outlives the address that it came from', () => {
  const visit = sessions.redeem(sessions.newToken());
  now += 86_400_000;
  expect(sessions.knows(visit.kind === 'let-in' ? visit.session : '')).toBe(true);
});

it('distinguishes a guess from an address that did exist', () => {
  sessions.newToken();
  expect(sessions.redeem('guess')).toEqual({ kind: 'unknown' });
  expect(sessions.knows(undefined)).toBe(false);
  expect(sessions.knows('')).toBe(false);
});
