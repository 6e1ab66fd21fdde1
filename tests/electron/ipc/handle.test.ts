import { describe, expect, it } from 'vitest';
import { createDispatch, type Handlers } from '../../../electron/ipc/handle.ts';
import { callNames } from '../../../shared/contract.ts';
import { KioskError } from '../../../shared/errors.ts';
import { memoryLog } from '../../support/memory-log.ts';

const orderId = `ord_${'0'.repeat(32)}` as const;
const ours = { trusted: true };

/** Handlers that record their arguments; every call that the test did not name fails. */
function dispatchWith(some: Partial<Handlers>) {
  const refuse = Object.fromEntries(
    callNames.map((name) => [
      name,
      () => {
        throw new Error(`the test did not expect ${name}`);
      },
    ]),
  ) as unknown as Handlers;
  const log = memoryLog();
  return { dispatch: createDispatch({ ...refuse, ...some }, log), log };
}

describe('handle', () => {
  it('answers a good call with its value', async () => {
    const { dispatch } = dispatchWith({ findOrders: ({ text }) => (text === 'Ada' ? [] : []) });
    expect(await dispatch('findOrders', ours, { text: ' Ada ' })).toEqual({ ok: true, value: [] });
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
