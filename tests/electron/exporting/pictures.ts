/** Small pictures for the export's tests. */
import sharp, { type Sharp } from 'sharp';

/** A picture with detail, so that compression has something to lose. */
export function pattern(widthPx = 120, heightPx = 160, noisy = false): Sharp {
  const data = Buffer.alloc(widthPx * heightPx * 3);
  for (let at = 0; at < data.length; at += 1) {
    const x = Math.floor(at / 3) % widthPx;
    const y = Math.floor(at / 3 / widthPx);
    data[at] = noisy ? (at * 2_654_435_761) >>> 24 : (x * 2 + y + (at % 3) * 40) % 256;
  }
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

export const pixels = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).raw().toBuffer();

/** A red picture whose left half is transparent. */
export async function halfClear(): Promise<Buffer> {
  const data = Buffer.alloc(40 * 40 * 4);
  for (let pixel = 0; pixel < 40 * 40; pixel += 1) {
    data.set([200, 0, 0, pixel % 40 < 20 ? 0 : 255], pixel * 4);
  }
  return sharp(data, { raw: { width: 40, height: 40, channels: 4 } })
    .png()
    .toBuffer();
}
