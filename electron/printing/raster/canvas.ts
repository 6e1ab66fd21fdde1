/** A white page of RGB pixels for pictures, boxes and type. Anything beyond its edges is cut off. */
import type { PixelBox } from './frame.ts';

export const channels = 3;

export interface Tile {
  /** RGB, row by row. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export class Canvas implements Tile {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = Buffer.alloc(width * height * channels, 0xff);
  }

  /** Returns the part of a box that is on the page. */
  #clipped({ left, top, right, bottom }: PixelBox): PixelBox {
    return {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(this.width, right),
      bottom: Math.min(this.height, bottom),
    };
  }

  /** @param grey 0 black to 1 white */
  fill(box: PixelBox, grey: number): void {
    const { left, top, right, bottom } = this.#clipped(box);
    const value = Math.round(grey * 255);
    for (let y = top; y < bottom && left < right; y += 1) {
      this.pixels.fill(value, (y * this.width + left) * channels, (y * this.width + right) * channels);
    }
  }

  place(tile: Tile, at: { readonly left: number; readonly top: number }): void {
    const box = this.#clipped({ ...at, right: at.left + tile.width, bottom: at.top + tile.height });
    for (let y = box.top; y < box.bottom && box.left < box.right; y += 1) {
      const from = ((y - at.top) * tile.width + box.left - at.left) * channels;
      const length = (box.right - box.left) * channels;
      this.pixels.set(tile.pixels.subarray(from, from + length), (y * this.width + box.left) * channels);
    }
  }

  /**
   * Paints pixels by the bytes of `cover`: 0 leaves a pixel as it is, 255 replaces it.
   * @param grey of the ink, 0 black to 1 white
   */
  ink(
    cover: { readonly alpha: Uint8Array; readonly width: number; readonly height: number },
    at: { readonly left: number; readonly top: number },
    grey = 0,
  ): void {
    const value = Math.round(grey * 255);
    const box = this.#clipped({ ...at, right: at.left + cover.width, bottom: at.top + cover.height });
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let x = box.left; x < box.right; x += 1) {
        const alpha = cover.alpha[(y - at.top) * cover.width + (x - at.left)] ?? 0;
        if (alpha === 0) continue;
        const first = (y * this.width + x) * channels;
        for (let each = first; each < first + channels; each += 1) {
          this.pixels[each] = Math.round(((this.pixels[each] ?? 0) * (255 - alpha) + value * alpha) / 255);
        }
      }
    }
  }
}
