import { describe, expect, it } from 'vitest';
import { maxShotBytes } from '../../../shared/picture-limits.ts';
import { pickedFile } from '../../../renderer/picture-picker/file-source.ts';

describe('a picture file that is chosen', () => {
  it('is read unchanged, under its own name', async () => {
    const file = new File([new Uint8Array([1, 2, 3])], 'harbour.jpg');

    expect(await pickedFile(file)).toMatchObject({
      source: { from: 'file', name: 'harbour.jpg', bytes: new Uint8Array([1, 2, 3]) },
      name: 'harbour.jpg',
      image: null,
      blob: file,
    });
  });

  it('has a name that is short enough to be stored', async () => {
    const picked = await pickedFile(new File([new Uint8Array([1])], `${'a'.repeat(300)}.jpg`));

    expect(picked).toMatchObject({ name: 'a'.repeat(255) });
  });

  it('is refused before a byte is read when it is empty', async () => {
    expect(await pickedFile(new File([], 'empty.jpg'))).toBe('empty');
  });

  it('is refused before a byte is read when it is too large', async () => {
    const file = new File([new Uint8Array([1])], 'huge.jpg');
    Object.defineProperty(file, 'size', { value: maxShotBytes + 1 });
    Object.defineProperty(file, 'arrayBuffer', {
      value: () => Promise.reject(new Error('it was read')),
    });

    expect(await pickedFile(file)).toBe('too-large');
  });

  it('is reported as locked when the browser may not read it', async () => {
    const file = new File([new Uint8Array([1])], 'held.jpg');
    Object.defineProperty(file, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('no', 'NotReadableError')),
    });

    expect(await pickedFile(file)).toBe('locked');
  });
});
