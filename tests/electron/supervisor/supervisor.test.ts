import { describe, expect, it } from 'vitest';
import type { HashCost } from '../../../electron/supervisor/pin-hash.ts';
import { createSupervisor, type Supervisor } from '../../../electron/supervisor/supervisor.ts';
import { KioskError } from '../../../shared/errors.ts';
import { handClock, type HandClock } from '../../support/hand-clock.ts';
import { rejectionOf } from '../../support/thrown.ts';

const second = 1_000;
const minute = 60 * second;
/** A cheap hash; the studio's own takes a fifth of a second per try. */
const cheap = { N: 2 ** 10, r: 8, p: 1 };

interface Desk {
  readonly supervisor: Supervisor;
  readonly clock: HandClock;
  /** Returns the keychain's entry; null for none. */
  readonly entry: () => string | null;
  /** Restarts the kiosk with the same keychain at the same time. */
  readonly restarted: () => Supervisor;
}

function desk(first: string | null = null, cost?: HashCost): Desk {
  let text = first;
  const clock = handClock();
  const kept = {
    get: () => Promise.resolve(text),
    set: (next: string) => {
      text = next;
      return Promise.resolve();
    },
  };
  const restarted = (): Supervisor => createSupervisor(kept, clock, cost);
  return { supervisor: restarted(), clock, entry: () => text, restarted };
}

async function deskWithPin(pin = '2468', cost: HashCost | 'the studio’s' = cheap): Promise<Desk> {
  const at = cost === 'the studio’s' ? desk() : desk(null, cost);
  await at.supervisor.setPin('', pin);
  return at;
}

async function tryWrong(supervisor: Supervisor, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await rejectionOf(supervisor.unlock('0000'));
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof KioskError ? { code: error.code, ...error.details } : error),
  );

describe('without a PIN', () => {
  it('everyone may do everything that needs no PIN', async () => {
    const { supervisor } = desk();
    await supervisor.demand();
    expect(await supervisor.view()).toEqual({
      possible: true,
      pinSet: false,
      unlocked: false,
      unlockedForSeconds: 0,
      lockedForSeconds: 0,
    });
  });

  it('nothing is unlocked, and actions that need a PIN are refused', async () => {
    const { supervisor } = desk();
    expect(await rejectionOf(supervisor.unlock('2468'))).toBe('PIN_NOT_SET');
    expect(await rejectionOf(supervisor.demandWithPin())).toBe('PIN_NOT_SET');
  });
});

describe('the PIN', () => {
  it('is stored as a salted hash: the same PIN is stored differently each time, and cannot be read', async () => {
    const one = await deskWithPin('24681357', 'the studio’s');
    const other = await deskWithPin('24681357', 'the studio’s');
    await one.supervisor.unlock('24681357');
    expect(one.entry()).not.toContain('24681357');
    expect(one.entry()).not.toBe(other.entry());
    expect(one.entry()).toMatch(/"salt":"[\w+/]{22}==".*"N":32768,"r":8,"p":3/);
  });

  it('unlocks for the person who sets it, and after a restart only when it is entered', async () => {
    const { supervisor, restarted } = await deskWithPin();
    await supervisor.demandWithPin();

    const again = restarted();
    expect(await rejectionOf(again.demand())).toBe('SUPERVISOR_REQUIRED');
    expect(await again.view()).toMatchObject({ pinSet: true, unlocked: false });
    await again.unlock('2468');
    await again.demand();
  });

  it('is changed only by someone who knows it, even while unlocked', async () => {
    const { supervisor } = await deskWithPin();
    expect(await rejectionOf(supervisor.setPin('', '9999'))).toBe('PIN_WRONG');
    expect(await rejectionOf(supervisor.setPin('1111', '9999'))).toBe('PIN_WRONG');
    expect((await supervisor.view()).unlocked).toBe(false);

    await supervisor.setPin('2468', '9999');
    supervisor.lock();
    expect(await rejectionOf(supervisor.unlock('2468'))).toBe('PIN_WRONG');
    await supervisor.unlock('9999');
  });

  it.each(['', '{', '{"pin":{}}', '{"pin":null,"tries":{"wrong":0,"waitUntil":0}}'])(
    'opens nothing when its entry is %j, and leaves the entry there',
    async (entry) => {
      const { supervisor, entry: kept } = desk(entry);
      expect(await rejectionOf(supervisor.unlock('2468'))).toBe('KEYCHAIN_UNAVAILABLE entry-damaged');
      expect(await rejectionOf(supervisor.setPin('', '2468'))).toBe('KEYCHAIN_UNAVAILABLE entry-damaged');
      expect(await rejectionOf(supervisor.demand())).toBe('KEYCHAIN_UNAVAILABLE entry-damaged');
      expect(await supervisor.view()).toMatchObject({ possible: false, unlocked: false });
      expect(kept()).toBe(entry);
    },
  );
});

describe('an unlocked supervisor session', () => {
  it('ends ten minutes after the last action', async () => {
    const { supervisor, clock } = await deskWithPin();
    clock.pass(10 * minute - second);
    expect((await supervisor.view()).unlockedForSeconds).toBe(1);
    await supervisor.demand();
    clock.pass(10 * minute - second);
    await supervisor.demand();
    clock.pass(10 * minute);
    expect(await rejectionOf(supervisor.demand())).toBe('SUPERVISOR_REQUIRED');
    expect((await supervisor.view()).unlocked).toBe(false);
  });

  it('does not last longer when the clock is set back', async () => {
    const { supervisor, clock } = await deskWithPin();
    clock.set(-60 * minute);
    clock.pass(10 * minute);
    expect((await supervisor.view()).unlocked).toBe(false);
  });

  it('ends at once on request', async () => {
    const { supervisor } = await deskWithPin();
    supervisor.lock();
    expect(await rejectionOf(supervisor.demand())).toBe('SUPERVISOR_REQUIRED');
  });
});

describe('wrong tries', () => {
  it('cost a wait after the fifth, which doubles with each further one', async () => {
    const { supervisor, clock } = await deskWithPin();
    await tryWrong(supervisor, 3);
    expect(await failure(supervisor.unlock('0000'))).toEqual({ code: 'PIN_WRONG', triesLeft: 1, seconds: 0 });
    expect(await failure(supervisor.unlock('0000'))).toEqual({
      code: 'PIN_WRONG',
      triesLeft: 0,
      seconds: 30,
    });
    expect(await failure(supervisor.unlock('2468'))).toEqual({ code: 'PIN_WAIT', seconds: 30 });
    clock.pass(30 * second);
    expect(await failure(supervisor.unlock('0000'))).toMatchObject({ seconds: 60 });
    clock.pass(60 * second);
    expect(await failure(supervisor.unlock('0000'))).toMatchObject({ seconds: 120 });
    expect((await supervisor.view()).lockedForSeconds).toBe(120);
  });

  it('never cost more than an hour', async () => {
    const { supervisor, clock } = await deskWithPin();
    await tryWrong(supervisor, 5);
    for (let time = 0; time < 12; time += 1) {
      clock.pass(60 * minute);
      await tryWrong(supervisor, 1);
    }
    expect((await supervisor.view()).lockedForSeconds).toBe(3_600);
  });

  it('are remembered after a restart, and the wait does not grow when the clock is set back by days', async () => {
    const { supervisor, clock, restarted } = await deskWithPin();
    await tryWrong(supervisor, 5);
    expect(await rejectionOf(restarted().unlock('2468'))).toBe('PIN_WAIT');

    clock.set(-40 * 24 * 60 * minute);
    expect((await restarted().view()).lockedForSeconds).toBe(30);
  });

  it('are forgotten with the right PIN', async () => {
    const { supervisor } = await deskWithPin();
    await tryWrong(supervisor, 4);
    await supervisor.unlock('2468');
    expect(await failure(supervisor.unlock('0000'))).toMatchObject({ triesLeft: 4 });
  });

  it('count one by one, however many come at once', async () => {
    const { supervisor } = await deskWithPin();
    const tries = Array.from({ length: 8 }, () => rejectionOf(supervisor.unlock('0000')));
    expect((await Promise.all(tries)).filter((code) => code === 'PIN_WRONG')).toHaveLength(5);
  });

  it('are recorded before they are checked: killing the kiosk does not gain a try', async () => {
    const { supervisor, entry } = await deskWithPin();
    const before = entry();
    const trying = rejectionOf(supervisor.unlock('0000'));
    await expect.poll(entry).not.toBe(before);
    expect(entry()).toContain('"wrong":1');
    await trying;
  });
});

describe('a closed keychain', () => {
  const shut = (): Promise<never> =>
    Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'locked', { reason: 'locked' }));

  it('is asked once, and stores no PIN', async () => {
    let asked = 0;
    const get = (): Promise<never> => {
      asked += 1;
      return shut();
    };
    const supervisor = createSupervisor({ get, set: shut }, handClock());
    expect(await supervisor.view()).toMatchObject({ possible: false, pinSet: false });
    await supervisor.view();
    expect(asked).toBe(1);
    expect(await rejectionOf(supervisor.setPin('', '2468'))).toBe('KEYCHAIN_UNAVAILABLE locked');
    expect(await rejectionOf(supervisor.demand())).toBe('KEYCHAIN_UNAVAILABLE locked');
  });

  it('does not open what a PIN had locked before', async () => {
    const { entry, clock } = await deskWithPin();
    const text = entry();
    let open = true;
    const get = (): Promise<string | null> => (open ? Promise.resolve(text) : shut());
    const later = createSupervisor({ get, set: shut }, clock);
    await later.view();
    open = false;
    expect(await rejectionOf(later.demand())).toBe('SUPERVISOR_REQUIRED');
  });
});
