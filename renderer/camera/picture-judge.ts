/** Judges the live picture from regular samples: whether it is frozen, black or burnt out. */
import { lumaOf, quantile } from '../../shared/face/pixels.ts';

export type PictureFault = 'black' | 'burnt';

export interface Verdict {
  readonly stalled: boolean;
  readonly fault: PictureFault | null;
  /** Median luma of the picture, 0 to 255. */
  readonly luma: number;
}

/** A live picture without any change for this long counts as frozen, ms. */
const stallAfter = 2_000;

/**
 * A sensor has noise, so two of its pictures are never the same. A picture counts as live, and can freeze, only after it
 * has changed in this many samples in a row: a drawn picture may really stay the same.
 */
const aliveAfter = 8;
/** Milliseconds for which a picture must be black or burnt out before it is reported: someone may walk past the lens. */
const faultAfter = 1_000;
/**
 * Luma that barely a hundredth of the picture exceeds when the lens is covered: sensors give up to a tenth of their range
 * in the dark. And luma that barely a hundredth stays below when the sensor is dazzled.
 */
const blackBelow = 28;
const burntAbove = 240;

/** Measures one sample. @param pixels RGBA of the whole picture, reduced */
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

/** Judges one stream. Times are milliseconds of any clock that only goes forward. */
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

  /** Records a new frame, whatever its content. */
  frame(now: number): void {
    this.#lastFrame = now;
  }

  /** Ignores this moment, about which nothing can be said, for example because the page is hidden. */
  excuse(now: number): void {
    this.#lastFrame = now;
    this.#lastChange = now;
  }

  /** Judges a sample. @param pixels RGBA of the current picture, reduced; the judge keeps them */
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
