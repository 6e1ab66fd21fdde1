import { describe, expect, it } from 'vitest';
import { createSigner } from '../../../electron/practice/signing.ts';

const start = Date.UTC(2026, 5, 1);

function signed() {
  let now = start;
  const signer = createSigner(Buffer.alloc(32, 7), () => now);
  const url = new URL(signer.sign('abc.jpg'), 'http://127.0.0.1');
  const expires = url.searchParams.get('expires') ?? '';
  const signature = url.searchParams.get('signature') ?? '';
  return { signer, expires, signature, later: (minutes: number) => (now = start + minutes * 60_000) };
}

describe('a signed address', () => {
  it('is good until its 15 minutes are over', () => {
    const { signer, expires, signature, later } = signed();
    later(14.9);
    expect(() => signer.verify('abc.jpg', expires, signature)).not.toThrow();
    later(15.1);
    expect(() => signer.verify('abc.jpg', expires, signature)).toThrow('expired');
  });

  it.each([
    ['another file', { name: 'abd.jpg' }],
    ['a later end', { expires: '9999999999' }],
    ['another signature', { signature: Buffer.alloc(32).toString('base64url') }],
    ['no signature', { signature: '' }],
  ])('is refused for %s', (_what, changed) => {
    const { signer, expires, signature } = signed();
    const used = { name: 'abc.jpg', expires, signature, ...changed };
    expect(() => signer.verify(used.name, used.expires, used.signature)).toThrow('not valid');
  });
});
