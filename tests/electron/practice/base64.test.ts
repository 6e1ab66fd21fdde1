import { describe, expect, it } from 'vitest';
import { decodeBase64, pictureKind } from '../../../electron/practice/base64.ts';

describe('Base64', () => {
  it('is decoded with and without a data URI prefix', () => {
    expect(decodeBase64('aGVhZHJvb20=').toString()).toBe('headroom');
    expect(decodeBase64('data:image/png;base64,aGVhZHJvb20=').toString()).toBe('headroom');
  });

  it.each(['', 'not base64!', 'aGVh*HJvb20=', 'data:image/png;base64,', 'data:text/plain,aGVhZHJvb20='])(
    'is refused: %j',
    (text) => {
      expect(() => decodeBase64(text)).toThrow('imageBase64 is not valid Base64');
    },
  );

  it('is refused by the name of its field', () => {
    expect(() => decodeBase64('!', 'targetImageBase64')).toThrow('targetImageBase64 is not valid Base64');
  });

  it.each(['aGVhZHJvb20=', 'data:image/png,aGVhZHJvb20=', 'image/png;base64,aGVhZHJvb20='])(
    'without the prefix that an endpoint requires is refused: %j',
    (text) => {
      expect(() => decodeBase64(text, 'imageBase64', true)).toThrow('must begin with the data URI prefix');
    },
  );
});

describe('the kind of a picture', () => {
  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['webp', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45]],
    ['tiff', [0x4d, 0x4d, 0, 0x2a]],
    [null, [0x3c, 0x73, 0x76, 0x67]],
    [null, []],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(pictureKind(Uint8Array.from(bytes))).toBe(kind);
  });
});
