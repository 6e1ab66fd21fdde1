import sharp from 'sharp';

let plain: Promise<Buffer> | null = null;

/** Returns a small JPEG of 413 x 531 px that any decoder reads, as the service might send it. */
export function smallPicture(): Promise<Buffer> {
  const background = { r: 120, g: 140, b: 160 };
  plain ??= sharp({ create: { width: 413, height: 531, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return plain;
}

export const smallPng = async (): Promise<Buffer> =>
  sharp(await smallPicture())
    .png()
    .toBuffer();

/** Returns the same with a name inside (a JPEG comment), so that it can be recognised anywhere. */
export async function portraitOf(name: string): Promise<Buffer> {
  const picture = await smallPicture();
  const comment = Buffer.from(`name:${name};`, 'latin1');
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff]);
  return Buffer.concat([picture.subarray(0, 2), head, comment, picture.subarray(2)]);
}

/** Returns the name that a picture carries; empty when it carries none. */
export const nameIn = (picture: Uint8Array): string =>
  /name:([^;]*);/.exec(Buffer.from(picture).toString('latin1'))?.[1] ?? '';
