import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Answer } from './harness.ts';
import { sharedPractice } from './shared-practice.ts';

const practice = sharedPractice();

const blank = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

/** A PNG whose header promises more than its few bytes contain. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(99)))]);
}

const svg =
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">&a;</svg>';

const bad: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'a text called .jpg': () => Buffer.from('This is no picture at all, whatever its name says.'),
  'an SVG with entities': () => Buffer.from(svg),
  'a JPEG that was cut off': async () => (await blank(900).jpeg().toBuffer()).subarray(0, 1500),
  'a JPEG of its first bytes only': () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'a picture of 1 x 1': () => blank(1).png().toBuffer(),
  'a picture of 30,000 x 30,000': () => pngBomb(30_000),
  'a PNG of zeros after its header': () => pngBomb(900),
  'a GIF': () => blank(900).gif().toBuffer(),
  'an animation': () => {
    // The two frames of 400 px differ, because equal ones would be stored as one still picture.
    const frames = Buffer.concat([Buffer.alloc(400 * 400 * 3, 40), Buffer.alloc(400 * 400 * 3, 200)]);
    return sharp(frames, { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } })
      .webp()
      .toBuffer();
  },
};

const strange: Readonly<Record<string, () => Promise<Buffer>>> = {
  CMYK: () => blank(600).toColourspace('cmyk').jpeg().toBuffer(),
  '16 bits a channel': () => blank(600).toColourspace('rgb16').png().toBuffer(),
  'a polyglot: a JPEG with a page behind it': async () =>
    Buffer.concat([await blank(600).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
};

const uri = (image: Buffer): string => `data:image/jpeg;base64,${image.toString('base64')}`;

const endpoints: Readonly<Record<string, (image: Buffer) => object>> = {
  makeIdPhotoWatermark: (image) => ({ imageBase64: uri(image), specCode: 'uk-passport' }),
  makeIdPhoto: (image) => ({ imageBase64: uri(image), specCode: 'uk-passport' }),
  aiEdit: (image) => ({ imageBase64: uri(image) }),
  removeBackground: (image) => ({ imageBase64: uri(image) }),
  removeBackgroundFast: (image) => ({ imageBase64: uri(image) }),
  photoEnhance: (image) => ({ imageBase64: uri(image) }),
  faceMatch: (image) => ({ sourceImageBase64: uri(image), targetImageBase64: uri(image) }),
};

async function headshots(image: Buffer): Promise<Answer> {
  const response = await fetch(`${practice.baseUrl}/api/generate-portrait`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: 'practice', prompt: 'Grey', inputImages: [uri(image)] }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const sentence = { error: { message: expect.stringMatching(/^[A-Za-z].+\.$/) as string } };

describe.each(Object.entries(bad))('%s is refused with a sentence', (_name, make) => {
  it.each(Object.entries(endpoints))('at %s', async (endpoint, fields) => {
    const answer = await practice.call(endpoint, fields(await make()));
    expect(answer).toMatchObject({ status: 422, body: sentence });
  });

  it('at generate-portrait', async () => {
    expect(await headshots(await make())).toMatchObject({ status: 422, body: sentence });
  });
});

describe.each(Object.entries(strange))('%s is read as a picture', (_name, make) => {
  it('that shows no face', async () => {
    const fields = { imageBase64: uri(await make()), specCode: 'uk-passport' };
    expect(await practice.call('makeIdPhotoWatermark', fields)).toMatchObject({
      status: 200,
      body: { issues: ['ISSUE_FACE_NOT_FOUND'], idPhotoUrl: null },
    });
  });
});

describe('no bytes at all', () => {
  it.each(Object.entries(endpoints))('are refused at %s', async (endpoint, fields) => {
    expect(await practice.call(endpoint, fields(Buffer.alloc(0)))).toMatchObject({
      status: 400,
      body: sentence,
    });
  });
});
