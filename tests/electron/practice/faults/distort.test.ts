import { describe, expect, it } from 'vitest';
import { distort } from '../../../../electron/practice/faults/distort.ts';
import { createSigner } from '../../../../electron/practice/signing.ts';

const now = Date.UTC(2026, 5, 1);
const signer = createSigner(Buffer.alloc(32, 7), () => now);
const url = `http://127.0.0.1:4711${signer.sign('abc.jpg')}`;
const photo = {
  photoUuid: 'p',
  idPhotoUrl: url,
  idPhotoImageBase64: null,
  idPhotoCode: 'prac.zz/ABCD2345',
  photoSheet: { '1800*1200': url },
};

describe('a distorted answer', () => {
  it('has no image, and says nothing else wrong', () => {
    expect(distort(photo, 'no-image', signer)).toEqual({ ...photo, idPhotoUrl: null, photoSheet: {} });
    expect(distort({ outputImages: ['data:'] }, 'no-image', signer)).toEqual({ outputImages: [] });
  });

  it('has no code', () => {
    expect(distort(photo, 'no-code', signer)).toEqual({ ...photo, idPhotoCode: null });
  });

  it('has addresses whose time is over, rightly signed', () => {
    const { idPhotoUrl } = distort(photo, 'expired-url', signer) as typeof photo;
    const { pathname, searchParams } = new URL(idPhotoUrl);
    expect(pathname).toBe('/files/abc.jpg');
    const open = (): void =>
      signer.verify('abc.jpg', searchParams.get('expires') ?? '', searchParams.get('signature') ?? '');
    expect(open).toThrow('expired');
  });

  it('has text in the place of its image', () => {
    const { output } = distort({ output: '/9j/4AAQ' }, 'broken-image', signer) as { output: string };
    expect(Buffer.from(output, 'base64').toString()).toBe('This is not an image.');
  });

  it('has another shape', () => {
    expect(distort(photo, 'wrong-shape', signer)).not.toHaveProperty('photoUuid');
  });
});
