/** Files that people bring, by accident or on purpose. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(4);
  ends.writeUInt32BE(crc32(named));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, named, ends]);
};

/** A PNG that claims to be huge and contains next to nothing. */
export async function hugePng(): Promise<Buffer> {
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const size = Buffer.from(tiny.subarray(16, 29));
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  return Buffer.concat([tiny.subarray(0, 8), chunk('IHDR', size), tiny.subarray(33)]);
}

/** A PNG whose control chunk says that it is an animation of two pictures. */
export function animatedPng(png: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', control), png.subarray(33)]);
}

/** An animated WebP of two pictures. */
export async function animatedWebp(picture: Buffer): Promise<Buffer> {
  const other = await sharp(picture).negate().toBuffer();
  return sharp([picture, other], { join: { animated: true } })
    .webp()
    .toBuffer();
}

const script = '<html><script>alert(1)</script></html>';

/** A JPEG that is also a web page and an archive: in its comment, and after its end. */
export function polyglot(jpeg: Buffer): Buffer {
  const comment = Buffer.from(script, 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([head, comment, jpeg.subarray(2), Buffer.from(`PK\x03\x04${script}`, 'latin1')]);
}

/** Traces of the file that no copy may contain. */
export const polyglotTraces: readonly string[] = ['<script', 'PK\x03\x04'];

export const svgWithEntities = Buffer.from(
  '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/hostname">]>' +
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text y="90">&x;</text></svg>',
);

/** A picture of four quarters: red top left, green top right, blue bottom left, grey bottom right. */
export const quarters = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="50%" height="50%" fill="#c00000"/><rect x="50%" width="50%" height="50%" fill="#00a000"/>
        <rect y="50%" width="50%" height="50%" fill="#0000c0"/><rect x="50%" y="50%" width="50%" height="50%" fill="#808080"/>
      </svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

/** The same picture from a camera held in this orientation: the pixels are turned, and EXIF says how. */
export async function heldAs(orientation: number, upright: Buffer): Promise<Buffer> {
  const lying = sharp(upright);
  // EXIF 2.32, 4.6.4, tag 274: applying the turn and the mirroring undoes each.
  if ([2, 4, 5, 7].includes(orientation)) lying.flop();
  const degrees = { 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0;
  const pixels = await lying.png().toBuffer();
  return sharp(await sharp(pixels).rotate(degrees).png().toBuffer())
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
}

/** Returns the colours in the middle of the four quarters, rounded to 16 steps. */
export async function quartersOf(picture: Uint8Array): Promise<readonly string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
    if (isGrey) return 'grey';
    return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  });
}
