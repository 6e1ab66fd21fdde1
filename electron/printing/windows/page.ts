/** Where a picture lies on a Windows driver's page, in the driver's own dots. Pure functions. */
import type { PageFacts } from './answers.ts';

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dots per inch across and along the upright picture. */
  readonly dpiX: number;
  readonly dpiY: number;
}

/** Dots from the first one that can be printed; negative where the picture reaches over the rim. */
export interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The picture is turned by 90 degrees clockwise: the driver's paper lies on its long side. */
  readonly turned: boolean;
}

/** The driver's paper is wider than high, although it was asked for as it lies upright. */
export const liesOnItsSide = ({ physicalWidth, physicalHeight, dpiX, dpiY }: PageFacts): boolean =>
  physicalWidth / dpiX > physicalHeight / dpiY;

/**
 * At its true size, its middle on the middle of the paper: what is larger than the paper goes over the rim alike on
 * both sides. Dot for dot where printer and picture have the same resolution.
 */
export function placeOn(page: PageFacts, picture: Picture): PicturePlace {
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

/** The first bytes of every PNG, and the name of its first part: W3C Portable Network Graphics, 5.2 and 11.2.1. */
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** width and height in pixels; null for what is no PNG. */
export function pngSize(file: Uint8Array): { readonly widthPx: number; readonly heightPx: number } | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return null;
  return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}
