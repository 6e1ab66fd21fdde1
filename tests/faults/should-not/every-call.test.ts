/**
 * The bridge: every call of the contract refuses a foreign frame, a wrong shape, an over-long text and an id of another
 * kind, before its handler runs. The arguments are made from the schemas, so a new call is tried as well.
 */
import { describe, expect, it, vi } from 'vitest';
import { createDispatch, type Handlers } from '../../../electron/ipc/handle.ts';
import { callNames, type CallName } from '../../../shared/contract.ts';
import { idKinds, isId } from '../../../shared/ids.ts';
import { schemas } from '../../../shared/schemas.ts';
import { replaced, sampleOf, textAt } from '../../support/kiosk/contract-samples.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';

const handler = vi.fn();
const handlers = Object.fromEntries(callNames.map((name) => [name, handler])) as unknown as Handlers;
const dispatch = createDispatch(
  handlers,
  memoryLog(),
  () => false,
  () => undefined,
);

/** Returns the error with which a call was refused; `reached` when its handler ran. */
async function outcomeOf(name: CallName, args: unknown, trusted = true): Promise<string> {
  handler.mockClear();
  const answer = await dispatch(name, { trusted }, args);
  return answer.ok || handler.mock.calls.length > 0 ? 'reached' : answer.error.code;
}
const samples = callNames.map((name) => ({ name, ...sampleOf(schemas[name]) }));
const isAnyId = (text: unknown): boolean => idKinds.some((kind) => isId(kind, text));
const otherKind = (text: unknown): string => `${isId('ord', text) ? 'cus' : 'ord'}_${'0'.repeat(32)}`;

it.each(samples)('$name runs with arguments that fit', async ({ name, value }) => {
  expect(await outcomeOf(name, value)).toBe('reached');
});

describe.each(samples)('$name refuses', ({ name, value, texts }) => {
  it('a foreign frame', async () => {
    expect(await outcomeOf(name, value, false)).toBe('FOREIGN_SENDER');
  });

  it('a wrong shape', async () => {
    const shapes = [
      null,
      'text',
      7,
      true,
      [],
      [value],
      { unexpected: 1 },
      Object.assign(new Map(), { value }),
    ];
    const outcomes = await Promise.all(shapes.map((shape) => outcomeOf(name, shape)));
    expect(outcomes).toEqual(shapes.map(() => 'INVALID_INPUT'));
  });

  // Some calls take no text, or no id.
  if (texts.length > 0)
    it('an over-long text', async () => {
      for (const path of texts) {
        const args = replaced(value, path, '1'.repeat(1_000_000));
        expect(await outcomeOf(name, args), path.join('.')).toBe('INVALID_INPUT');
      }
    });

  const ids = texts.filter((path) => isAnyId(textAt(value, path)));
  if (ids.length > 0)
    it('an id of another kind', async () => {
      for (const path of ids) {
        const args = replaced(value, path, otherKind(textAt(value, path)));
        expect(await outcomeOf(name, args), path.join('.')).toBe('INVALID_INPUT');
      }
    });
});

it('ids and texts are really tried: nearly every call has some', () => {
  const withIds = samples.filter(({ value, texts }) => texts.some((path) => isAnyId(textAt(value, path))));
  expect(withIds.length).toBeGreaterThan(60);
});
