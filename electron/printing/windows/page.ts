/** Finds the position of a picture on a Windows driver's page, in the driver's own dots. Pure functions. */
import type { PageFacts } from './answers.ts';

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dots per inch across and along the upright picture. */
  readonly dpiX: number;
  readonly dpiY: number;
}

/** A picture's position, in dots from the first printable one; negative where it reaches beyond the printable area. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** True when the picture is turned by 90 degrees clockwise, because the driver's paper lies on its long side. */
  readonly turned: boolean;
}

/** Returns whether the driver's paper is wider than high, although it was requested upright. */
export const liesOnItsSide = ({ physicalWidth, physicalHeight, dpiX, dpiY }: PageFacts): boolean =>
  physicalWidth / dpiX > physicalHeight / dpiY;

/**
 * Places a picture at its actual size, with its middle on the middle of the paper, so that a larger one overlaps both
 * edges equally. It is placed dot for dot where printer and picture have the same resolution.
 */
export function boxOnPage(page: PageFacts, picture: Picture): PictureBox {
  const turned = liesOnItsSide(page);
  const [widthIn, heightIn] = [picture.widthPx / picture.dpiX, picture.heightPx / picture.dpiY];
  const width = Math.round((turned ? heightIn : widthIn) * page.dpiX);
  const height = Math.round((turned ? widthIn : heightIn) * page.dpiY);
  return {
    left: Math.round((page.physicalWidth - width) / 2) - page.offsetX,
    top: Math.round((page.physicalHeight - height) / 2) - page.offsetY,
    width,
    height,
    turned,
  };
}

/** The first bytes of every PNG (W3C Portable Network Graphics, 5.2). Its first chunk has the size (11.2.1). */
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Returns width and height in pixels; null when the file is not a PNG. */
export function pngSize(file: Uint8Array): { readonly widthPx: number; readonly heightPx: number } | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return null;
  return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}
