/** The check of a Mac's session, on answers as its programs write them. */
import { expect, it } from 'vitest';
import type { Answer } from '../../../electron/ask-program.ts';
import { runChecks } from '../../../electron/lock/system/checks.ts';
import { macChecks, type MacSystem } from '../../../electron/lock/system/mac.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';

/** Answers by the program's last argument; a value that is not there makes `defaults` end with 1. */
const answers = (by: Readonly<Record<string, string>>): MacSystem['ask'] => {
  return (program, args) => {
    const output = by[args.at(-1) ?? ''];
    const answer: Answer =
      output === undefined ? { code: 1, output: '' } : { code: 0, output: `${output}\n` };
    return Promise.resolve(program.startsWith('/') ? answer : null);
  };
};

async function gaps(system: Partial<MacSystem>) {
  const usual = { autostart: null, username: 'counter', uid: 501, env: {}, ask: answers({}) };
  const found = await runChecks(macChecks({ ...usual, ...system }), memoryLog());
  return Object.fromEntries(found.map(({ name, state }) => [name, state]));
}

it('a Mac that is set up with the scripts is closed, as far as a program can tell', async () => {
  const ask = answers({
    ...{ counter: 'staff everyone', autoLoginUser: 'counter', familyControlsEnabled: '1', 'ulimit -c': '0' },
  });
  const env = { XPC_SERVICE_NAME: 'studio.headroom.kiosk.counter' };
  expect(await gaps({ ask, env })).toEqual({
    ...{ start: 'closed', restart: 'closed', 'sign-in': 'closed', rights: 'closed', programs: 'closed' },
    ...{ 'force-quit': 'unknown', dumps: 'closed' },
  });
});

it('a Mac as it is bought is open', async () => {
  const ask = answers({ counter: 'staff admin everyone', 'ulimit -c': 'unlimited' });
  expect(await gaps({ ask, env: { XPC_SERVICE_NAME: '0' }, autostart: false })).toEqual({
    ...{ start: 'open', restart: 'open', 'sign-in': 'open', rights: 'open', programs: 'open' },
    ...{ 'force-quit': 'unknown', dumps: 'open' },
  });
});

it('a login item starts Headroom, and does not start it again', async () => {
  expect(await gaps({ autostart: true })).toMatchObject({ start: 'closed', restart: 'open' });
});

it('what its programs do not answer is unknown', async () => {
  expect(await gaps({ ask: () => Promise.resolve(null) })).toMatchObject({
    ...{ start: 'unknown', 'sign-in': 'unknown', rights: 'unknown', programs: 'unknown', dumps: 'unknown' },
  });
});
