import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { receiveValues, sendValue } from '../../../electron/work/message.ts';

/** Sends values as two processes do, and records the messages. */
async function carry(...values: readonly unknown[]) {
  const messages: unknown[] = [];
  const taken: unknown[] = [];
  const receive = receiveValues((number, value) => (taken[number] = value));
  await Promise.all(
    values.map((value, number) =>
      sendValue(
        async (message) => {
          messages.push(structuredClone(message));
          await Promise.resolve();
        },
        number,
        value,
      ),
    ),
  );
  messages.forEach(receive);
  return { messages, taken };
}
const bytesIn = (message: unknown): number =>
  (message as { readonly bytes?: Uint8Array }).bytes?.buffer.byteLength ?? 0;
const picture = (length: number, seed: number) => Uint8Array.from({ length }, (_, at) => (at * seed) % 251);

describe('a value that contains pictures', () => {
  it('arrives unchanged, at any depth, beside another that is on its way', async () => {
    const first = {
      name: 'a',
      list: [picture(3_000_000, 3), null, undefined],
      map: new Map([['p', picture(5, 7)]]),
    };
    const second = [picture(2_500_000, 5), new Uint8Array(0), { at: 1.5, yes: true }];
    const { taken } = await carry(first, second);
    // The runner's own comparison takes seconds for a picture.
    expect(isDeepStrictEqual(taken, [first, second])).toBe(true);
  });

  it('is sent in pieces that do not block the main process', async () => {
    const { messages } = await carry([picture(5_000_000, 3)]);
    expect(messages.map(bytesIn)).toEqual([1_048_576, 1_048_576, 1_048_576, 1_048_576, 805_696, 0]);
  });

  it('sends nothing of the memory around a picture', async () => {
    const { messages } = await carry(Buffer.from('secret picture secret').subarray(7, 14));
    expect(messages.map(bytesIn)).toEqual([7, 0]);
  });

  it('sends a picture once that appears eight times on a sheet', async () => {
    const photo = picture(1_000, 3);
    const { messages, taken } = await carry(Array.from({ length: 8 }, () => photo));
    expect(messages).toHaveLength(2);
    expect(taken[0]).toEqual(Array.from({ length: 8 }, () => photo));
  });
});
