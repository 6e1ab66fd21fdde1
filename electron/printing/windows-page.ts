/** Where a picture lies on a Windows driver's page, in the driver's own dots. Pure functions. */
import type { PageFacts } from './windows-answers.ts';

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dots per inch across and along the upright picture. */
  readonly dpiX: number;
  readonly dpiY: number;
}

/** Dots from the first one that can be printed; negative where the picture reaches over the rim. */
export interface PicturePlace {
  readonly Left: number;
  readonly Top: number;
  readonly Width: number;
  readonly Height: number;
  /** The picture is turned by 90 degrees clockwise: the driver's paper lies on its long side. */
  readonly Turned: boolean;
}

/** The driver's paper is wider than high, although it was asked for as it lies upright. */
export const liesOnItsSide = ({ PhysicalWidth, PhysicalHeight, DpiX, DpiY }: PageFacts): boolean =>
  PhysicalWidth / DpiX > PhysicalHeight / DpiY;

/**
 * At its true size, its middle on the middle of the paper: what is larger than the paper goes over the rim alike on
 * both sides. Dot for dot where printer and picture have the same resolution.
 */
export function placeOn(page: PageFacts, picture: Picture): PicturePlace {
  const Turned = liesOnItsSide(page);
  const [widthIn, heightIn] = [picture.widthPx / picture.dpiX, picture.heightPx / picture.dpiY];
  const Width = Math.round((Turned ? heightIn : widthIn) * page.DpiX);
  const Height = Math.round((Turned ? widthIn : heightIn) * page.DpiY);
  return {
    Left: Math.round((page.PhysicalWidth - Width) / 2) - page.OffsetX,
    Top: Math.round((page.PhysicalHeight - Height) / 2) - page.OffsetY,
    Width,
    Height,
    Turned,
  };
}

/** The first bytes of every PNG, and the name of its first part: W3C Portable Network Graphics, 5.2 and 11.2.1. */
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height in pixels; null for what is no PNG. */
export function pngSize(file: Uint8Array): { readonly widthPx: number; readonly heightPx: number } | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return null;
  return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}
