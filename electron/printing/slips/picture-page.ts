/** A page of text in a printer's dots, for printers that take pictures. */
import sharp from '../../sharp.ts';
import { mmPerInch, mmPerPoint } from '../../../shared/inch.ts';
import { Canvas } from '../raster/canvas.ts';
import { rasterFile, type RasterFormat } from '../raster/file.ts';
import { pixelBoxOf } from '../raster/frame.ts';
import { write } from '../raster/type.ts';
import { widthOf } from '../type/fonts.ts';
import type { Paper, TextStyle } from './paper.ts';

/** Resolution and format of the pictures that a printer takes. */
export interface SlipPicture {
  readonly dpiX: number;
  readonly dpiY: number;
  readonly format: RasterFormat;
}

const shares = { left: 0, centre: 0.5, right: 1 } as const;

/** Drawings wait until the page is finished, because type is drawn one line after another. */
export class PicturePage implements Paper {
  readonly #canvas: Canvas;
  readonly #picture: SlipPicture;
  /** True for a printer with one ink, whose driver would break up the grey edges of type into dots. */
  readonly #blackOnly: boolean;
  readonly #drawings: (() => void | Promise<void>)[] = [];

  constructor(widthMm: number, heightMm: number, picture: SlipPicture, blackOnly: boolean) {
    this.#picture = picture;
    this.#blackOnly = blackOnly;
    const [width, height] = this.#toPixels(widthMm, heightMm);
    this.#canvas = new Canvas(Math.round(width), Math.round(height));
  }

  readonly #toPixels = (xMm: number, yMm: number): readonly [number, number] => [
    (xMm / mmPerInch) * this.#picture.dpiX,
    (yMm / mmPerInch) * this.#picture.dpiY,
  ];

  #boxOf(xMm: number, yMm: number, widthMm: number, heightMm: number): ReturnType<typeof pixelBoxOf> {
    return pixelBoxOf({ toPixels: this.#toPixels }, { xMm, yMm, widthMm, heightMm });
  }

  text(text: string, xMm: number, yMm: number, { face, size, align = 'left', grey = 0 }: TextStyle): void {
    const left = xMm - widthOf(face, text, size) * mmPerPoint * shares[align];
    const writing = { text, face, sizeMm: size * mmPerPoint, xMm: left, yMm, turned: false };
    const ink = { grey, blackOnly: this.#blackOnly };
    this.#drawings.push(() => write(this.#canvas, { toPixels: this.#toPixels }, writing, ink));
  }

  box(xMm: number, yMm: number, widthMm: number, heightMm: number, grey = 0): void {
    const box = this.#boxOf(xMm, yMm, widthMm, heightMm);
    this.#drawings.push(() => this.#canvas.fill(box, grey));
  }

  picture(png: Uint8Array, xMm: number, yMm: number, widthMm: number, heightMm: number): void {
    const { left, top, right, bottom } = this.#boxOf(xMm, yMm, widthMm, heightMm);
    const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    this.#drawings.push(async () => {
      const { data } = await sharp(png)
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .resize(width, height, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      this.#canvas.place({ pixels: data, width, height }, { left, top });
    });
  }

  /** Returns the page as a file that states its size on paper. */
  async file(): Promise<Uint8Array> {
    for (const draw of this.#drawings) await draw();
    return rasterFile(this.#canvas, this.#picture.format, this.#picture);
  }
}
