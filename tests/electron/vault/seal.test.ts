import { expect, it } from 'vitest';
import { unseal } from '../../../electron/vault/seal.ts';

/** Mark and version, the numbers 0 to 11 as nonce, the sealed text and its tag. */
const stored = Buffer.from(
  '4852565401' + '000102030405060708090a0b' + '79a1991f6f7dab281ec6' + 'a488e132e0f9239b2ab53d56f285f122',
  'hex',
);

it('opens a file of version 1, which the disks of studios hold', () => {
  const opened = unseal(new Uint8Array(32).fill(7), `img_${'0123456789abcdef'.repeat(2)}`, stored);

  expect(Buffer.from(opened ?? []).toString()).toBe('a portrait');
});
