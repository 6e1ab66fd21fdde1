/** What a look at the live picture now and then tells of the camera: that it stands still, sees nothing, or is dazzled. */
import { lumaOf, quantile } from '../../shared/face-pixels.ts';

export type PictureFault = 'black' | 'burnt';

export interface Verdict {
  readonly stalled: boolean;
  readonly fault: PictureFault | null;
  /** Median luma of the picture, 0 to 255. */
  readonly luma: number;
}

/** A live picture without anything new for this long is called frozen, in milliseconds. */
export const stallAfter = 2_000;

/**
 * A sensor has noise, so two of its pictures are never alike. Only a picture that has changed at so many looks in a row
 * is judged by that: a drawn one may really stand still.
 */
const aliveAfter = 8;
/** Milliseconds that a picture must be black or burnt before it is said: somebody may walk past the lens. */
const faultAfter = 1_000;
/**
 * Luma that hardly a hundredth of the picture exceeds, with the lens covered: sensors give up to a tenth of their range
 * in the dark. And luma that hardly a hundredth stays under, on a sensor that is dazzled.
 */
const blackBelow = 28;
const burntAbove = 240;

/** @param pixels RGBA of the whole picture, reduced */
function lookAt(pixels: Uint8ClampedArray): { luma: number; fault: PictureFault | null } {
  const lumas: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    lumas.push(lumaOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
  }
  const black = quantile(lumas, 0.99) < blackBelow;
  const burnt = quantile(lumas, 0.01) > burntAbove;
  return { luma: quantile(lumas, 0.5), fault: black ? 'black' : burnt ? 'burnt' : null };
}

const sameAs = (a: Uint8ClampedArray, b: Uint8ClampedArray): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/** Judges one stream. Times are milliseconds on any clock that only goes forward. */
export class PictureJudge {
  #lastFrame: number;
  #lastChange: number;
  #changesInARow = 0;
  #alive = false;
  #before: Uint8ClampedArray | null = null;
  #faultSince: { readonly fault: PictureFault; readonly at: number } | null = null;
  #luma = 0;
  #fault: PictureFault | null = null;

  constructor(now: number) {
    this.#lastFrame = now;
    this.#lastChange = now;
  }

  /** A new frame has come, whatever is in it. */
  frame(now: number): void {
    this.#lastFrame = now;
  }

  /** Nothing can be told of this moment, for example because the page is hidden. */
  excuse(now: number): void {
    this.#lastFrame = now;
    this.#lastChange = now;
  }

  /** @param pixels RGBA of what is shown now, reduced; the judge keeps them */
  look(pixels: Uint8ClampedArray, now: number): Verdict {
    const changed = this.#before === null || !sameAs(this.#before, pixels);
    this.#before = pixels;
    this.#changesInARow = changed ? this.#changesInARow + 1 : 0;
    this.#alive ||= this.#changesInARow >= aliveAfter;
    if (changed) {
      this.#lastChange = now;
      this.#see(pixels, now);
    } else this.#settleFault(now);
    return { stalled: this.stalled(now), fault: this.#fault, luma: this.#luma };
  }

  stalled(now: number): boolean {
    const lastNew = this.#alive ? Math.min(this.#lastFrame, this.#lastChange) : this.#lastFrame;
    return now - lastNew > stallAfter;
  }

  #see(pixels: Uint8ClampedArray, now: number): void {
    const { luma, fault } = lookAt(pixels);
    this.#luma = luma;
    if (fault === null) this.#faultSince = null;
    else if (this.#faultSince?.fault !== fault) this.#faultSince = { fault, at: now };
    this.#settleFault(now);
  }

  #settleFault(now: number): void {
    const since = this.#faultSince;
    this.#fault = since !== null && now - since.at >= faultAfter ? since.fault : null;
  }
}
