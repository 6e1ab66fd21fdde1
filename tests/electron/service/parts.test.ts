import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeImage, imageType, pixelSize } from '../../../electron/service/image.ts';
import { workerFile } from '../../../electron/service/read-answer.ts';
import { requestBody } from '../../../electron/service/request-body.ts';
import { retryAfterSeconds } from '../../../electron/service/retry-after.ts';
import { base64, jpeg, png } from './pictures.ts';

/** Returns the bytes of a body as the connection receives them, and checks their stated number. */
function wholeBody(...parts: Parameters<typeof requestBody>): Buffer {
  const body = requestBody(...parts);
  const bytes = Buffer.concat([...body.pieces()].map((each) => Buffer.from(each)));
  expect(bytes.byteLength).toBe(body.byteLength);
  return bytes;
}

describe('the body of a request', () => {
  it('is the JSON that JSON.stringify would write, for any picture and fields', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
        fc.uint8Array({ maxLength: 200 }),
        (fields, image) => {
          const body = wholeBody({ ...fields, b: 1 }, [{ name: 'imageBase64', bytes: image }]);
          const { imageBase64: _replaced, ...rest } = { ...fields, b: 1, imageBase64: '' };
          expect(JSON.parse(body.toString('utf8'))).toEqual({ ...rest, imageBase64: base64(image) });
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([49_151, 49_152, 49_153, 3_145_728, 3_145_731])(
    'joins a picture of %i bytes without a seam',
    (length) => {
      const image = jpeg(1, 1, length);
      const body = wholeBody({}, [{ name: 'a', bytes: image }]);
      expect(body.toString('latin1')).toBe(`{"a":"${base64(image)}"}`);
    },
  );

  it('takes several pictures, and a data URI where one is required', () => {
    const body = wholeBody({ k: 'é' }, [
      { name: 'one', bytes: jpeg(), prefix: 'data:image/jpeg;base64,' },
      { name: 'two', bytes: png() },
    ]);
    expect(JSON.parse(body.toString('utf8'))).toEqual({
      k: 'é',
      one: `data:image/jpeg;base64,${base64(jpeg())}`,
      two: base64(png()),
    });
  });

  it('puts a picture into a list where one is required', () => {
    const body = wholeBody({ k: 1 }, [{ name: 'all', bytes: jpeg(), inList: true }]);
    expect(JSON.parse(body.toString('utf8'))).toEqual({ k: 1, all: [base64(jpeg())] });
  });

  it('reads only its own part of a larger buffer', () => {
    const large = new Uint8Array([9, 9, 1, 2, 3, 9]);
    const body = wholeBody({}, [{ name: 'a', bytes: large.subarray(2, 5) }]);
    expect(body.toString('latin1')).toBe('{"a":"AQID"}');
  });
});

describe('a picture as Base64', () => {
  it('is read with and without a data URI, padding and line breaks', () => {
    const text = base64(jpeg());
    const broken = text.replace(/.{76}/g, '$&\r\n');
    for (const form of [text, `data:image/jpeg;base64,${text}`, text.replace(/=+$/, ''), broken]) {
      expect(decodeImage(form)).toEqual(jpeg());
    }
  });

  it.each([
    ['a sign that is none of its alphabet', `${base64(jpeg()).slice(0, 40)}!${base64(jpeg()).slice(41)}`],
    ['padding in the middle', `${base64(jpeg()).slice(0, 40)}=${base64(jpeg()).slice(41)}`],
    ['one digit too many', `${base64(jpeg(1, 1, 255))}A`],
    ['a text', base64(Buffer.from('just a text'))],
    ['a header without a size', base64(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))],
    ['nothing', ''],
    ['an empty data URI', 'data:image/png;base64,'],
  ])('is refused with %s', (_name, text) => {
    expect(decodeImage(text)).toBeNull();
  });

  it('keeps every byte of any picture', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (tail) => {
        const picture = new Uint8Array([...jpeg(7, 9, 64), ...tail]);
        expect(decodeImage(base64(picture))).toEqual(picture);
      }),
    );
  });

  it('has its size', () => {
    expect(pixelSize(jpeg(413, 531))).toEqual({ width: 413, height: 531 });
    expect(pixelSize(png(1200, 1300))).toEqual({ width: 1200, height: 1300 });
    expect(pixelSize(jpeg(0, 531))).toBeNull();
    expect(imageType(new Uint8Array([0x47, 0x49, 0x46]))).toBeNull();
  });

  it('has its size behind other segments', () => {
    const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
    const picture = new Uint8Array([0xff, 0xd8, ...exif, 0xff, ...jpeg(20, 30).subarray(2)]);
    expect(pixelSize(picture)).toEqual({ width: 20, height: 30 });
  });

  it('never fails on a false header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
        const size = pixelSize(new Uint8Array([0xff, 0xd8, 0xff, ...rest]));
        expect(size === null || size.width > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Retry-After', () => {
  const date = 'Sun, 25 Oct 2026 00:59:00 GMT';
  it.each([
    ['0', 0],
    ['120', 120],
    ['999999999', 86_400],
    ['Sun, 25 Oct 2026 01:00:01 GMT', 61],
    ['Sun, 25 Oct 2026 00:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['2026', 2026],
    ['tomorrow', null],
    ['', null],
    [null, null],
  ])('%s is %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, date)).toBe(seconds);
  });
});

it('has the worker of large answers where the client looks for it', () => {
  expect(readFileSync(workerFile(), 'utf8')).toContain('readAnswer');
});
