import { describe, expect, it, vi } from 'vitest';
import { createDispatch, type Handlers } from '../../../electron/ipc/handle.ts';
import { callNames } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';

const orderId = `ord_${'0'.repeat(32)}` as const;
const ours = { trusted: true };

/** Handlers that record their arguments; every call that the test did not name fails. */
function dispatchWith(some: Partial<Handlers>, isLocked = false) {
  const refuse = Object.fromEntries(
    callNames.map((name) => [
      name,
      () => {
        throw new Error(`the test did not expect ${name}`);
      },
    ]),
  ) as unknown as Handlers;
  const log = memoryLog();
  const used = vi.fn();
  return {
    dispatch: createDispatch({ ...refuse, ...some }, log, () => isLocked, used),
    ...{ log, used },
  };
}

describe('handle', () => {
  it('answers a good call with its value', async () => {
    const { dispatch } = dispatchWith({ findOrders: ({ text }) => (text === 'Ada' ? [] : []) });
    expect(await dispatch('findOrders', ours, { text: ' Ada ' })).toEqual({ ok: true, value: [] });
  });

  it('tells when a call begins, and when it ends', async () => {
    const counts: number[] = [];
    const { dispatch, used } = dispatchWith({
      findOrders: () => {
        counts.push(used.mock.calls.length);
        return [];
      },
    });

    await dispatch('findOrders', ours, { text: 'Ada' });

    expect([...counts, used.mock.calls.length]).toEqual([1, 2]);
  });

  it('refuses everything while the counter is locked, except what the locked screen needs', async () => {
    const { dispatch } = dispatchWith({}, true);
    const refused: string[] = [];
    for (const name of callNames) {
      const answer = await dispatch(name, ours, undefined);
      if (!answer.ok && answer.error.code === 'COUNTER_LOCKED') refused.push(name);
    }
    expect(callNames.filter((name) => !refused.includes(name))).toEqual([
      ...['kioskStatus', 'settings', 'counter', 'signIn', 'lockCounter'],
    ]);
  });

  it('refuses a foreign sender before it examines anything else', async () => {
    const { dispatch } = dispatchWith({});
    const answer = await dispatch('no such call', { trusted: false }, { anything: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'FOREIGN_SENDER' } });
  });

  it.each([
    ['an unknown call', 'dropTables', undefined],
    ['a name of the prototype', 'constructor', undefined],
    ['a missing argument', 'openOrder', undefined],
    ['an id of another kind', 'openOrder', { orderId: orderId.replace('ord', 'cus') }],
    ['a path in place of an id', 'openOrder', { orderId: '../../etc/passwd' }],
    ['a field too many', 'openOrder', { orderId, admin: true }],
    ['an over-long string', 'findOrders', { text: 'a'.repeat(10_000) }],
    ['control characters', 'findOrders', { text: 'a\u0000b' }],
    ['text in place of bytes', 'addShot', { orderId, source: 'camera', origin: 'x', bytes: 'not bytes' }],
  ])('refuses %s', async (_what, name, args) => {
    const { dispatch } = dispatchWith({});
    expect(await dispatch(name, ours, args)).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
  });

  it.each([
    ['an unknown call', 'dropTables', undefined, 'name'],
    ['a missing argument', 'openOrder', {}, 'orderId'],
    ['an argument inside another', 'saveSettings', { settings: {} }, 'settings.studioName'],
    ['missing arguments', 'openOrder', undefined, ''],
  ])('names the field of %s', async (_what, name, args, field) => {
    const { dispatch } = dispatchWith({});
    expect(await dispatch(name, ours, args)).toMatchObject({ error: { details: { field } } });
  });

  it('passes on a KioskError with its code and details', async () => {
    const { dispatch } = dispatchWith({
      desk: () => {
        throw new KioskError('DISK_FULL', 'no space', { freeMb: 3 });
      },
    });
    const error = { code: 'DISK_FULL', message: 'no space', details: { freeMb: 3 } };
    expect(await dispatch('desk', ours, undefined)).toEqual({ ok: false, error });
  });

  it('turns a bug into INTERNAL, without its message in the answer or the log', async () => {
    const { dispatch, log } = dispatchWith({
      desk: () => {
        throw new TypeError('canary-7f3a of a customer');
      },
    });
    const answer = await dispatch('desk', ours, undefined);
    expect(answer).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify([answer, log.lines])).not.toContain('canary-7f3a');
  });
});

describe('the log of calls', () => {
  it('names the call that failed and the code of its error', async () => {
    const { dispatch, log } = dispatchWith({
      desk: () => {
        throw new KioskError('DISK_FULL', 'no space');
      },
    });
    await dispatch('desk', ours, undefined);
    expect(log.lines).toEqual([
      { level: 'info', facts: { call: 'desk', code: 'DISK_FULL' }, message: 'no space' },
    ]);
  });

  it('does not repeat the name of a call that does not exist, which may be any text', async () => {
    const { dispatch, log } = dispatchWith({});
    await dispatch('canary-7f3a', ours, undefined);
    expect(log.lines.map(({ facts }) => facts)).toEqual([{ call: 'unknown', code: 'INVALID_INPUT' }]);
  });

  /** An error that was thrown by the first of these lines of code. */
  const thrownAt = (...frames: string[]): Error =>
    Object.assign(new TypeError('canary-7f3a'), {
      stack: ['TypeError: canary-7f3a', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    });
  const messageLikeAPosition = 'canary\n    at canary (/home/canary/canary.js:7:3)';

  it.each<[string, unknown, { error: string; at: string }]>([
    [
      'in a function of a module',
      thrownAt('show (file:///home/canary/kiosk/desk.js:10:5)', 'run (file:///home/ada/kiosk/main.js:1:1)'),
      { error: 'TypeError', at: 'desk.js:10:5' },
    ],
    [
      'in a module itself',
      thrownAt('file:///home/canary/kiosk/desk.js:10:5'),
      { error: 'TypeError', at: 'desk.js:10:5' },
    ],
    [
      'in a packed file',
      thrownAt('show (/home/canary/kiosk/desk.js:10:5)'),
      { error: 'TypeError', at: 'desk.js:10:5' },
    ],
    [
      'on Windows',
      thrownAt(String.raw`show (C:\Users\canary\kiosk\desk.js:10:5)`),
      { error: 'TypeError', at: 'desk.js:10:5' },
    ],
    [
      'after a message that looks like a position',
      Object.assign(new Error(messageLikeAPosition), {
        stack: `Error: ${messageLikeAPosition}\n    at show (/home/canary/desk.js:10:5)`,
      }),
      { error: 'Error', at: 'desk.js:10:5' },
    ],
    [
      'unknown because no line is given',
      Object.assign(new Error(''), { stack: 'Error' }),
      { error: 'Error', at: '' },
    ],
    [
      'unknown because there is no stack',
      Object.assign(new Error(''), { stack: undefined }),
      { error: 'Error', at: '' },
    ],
    ['unknown because a text was thrown', 'canary-7f3a', { error: 'string', at: '' }],
  ])('says where a bug is, without the folders: %s', async (_where, bug, error) => {
    const { dispatch, log } = dispatchWith({ desk: vi.fn().mockRejectedValue(bug) });
    await dispatch('desk', ours, undefined);
    expect(log.lines).toMatchObject([{ level: 'error', facts: { call: 'desk', ...error } }]);
    expect(JSON.stringify(log.lines)).not.toContain('canary');
  });
});
