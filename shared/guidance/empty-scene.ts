/** Judges the light and the backdrop before anyone sits there. Pure, over a reduced picture; luma as in `face/pixels.ts`. */
import { lumaOf, quantile, type FacePixels } from '../face/pixels.ts';
import type { SceneFinding } from '../model/opening-check.ts';
import { backdropOf, type HeadPosition } from './backdrop.ts';
import { headPlace } from './head-guide.ts';
import { darkEyes, imbalance, isPlain } from './lighting.ts';

interface Judged {
  readonly light: Extract<SceneFinding, `light.${string}`>;
  readonly backdrop: Extract<SceneFinding, `backdrop.${string}`>;
}

/** Begin and end of the strips beside the head, in head heights from its middle: the photo shows no more. */
const strip = { from: 0.5, to: 0.9 } as const;

/** Luma of the brightest part of the picture: a lamp's reflection is less. */
const brightest = 0.95;

/** Returns the luma of each px between two columns, from the crown to the chin. */
function lumasOf(small: FacePixels, { crown, chin }: HeadPosition, left: number, right: number): number[] {
  const found: number[] = [];
  for (let y = Math.max(0, Math.round(crown.y)); y < Math.min(small.height, Math.round(chin.y)); y += 1) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(small.width, Math.round(right)); x += 1) {
      const at = (y * small.width + x) * small.channels;
      found.push(lumaOf(small.data[at] ?? 0, small.data[at + 1] ?? 0, small.data[at + 2] ?? 0));
    }
  }
  return found;
}

/**
 * Judges an upright picture of the place where customers sit. A light backdrop is as bright as the whites of the eyes in the same
 * light, so the limits are those of a sitter: where nothing in the picture reaches them, the light is too weak, and where only
 * the backdrop does not, the backdrop is dark.
 */
export function judgeScene(small: FacePixels): Judged {
  const head = headPlace(small.width, small.height);
  const side = (from: number, to: number): number =>
    quantile(lumasOf(small, head, head.crown.x + from * head.headPx, head.crown.x + to * head.headPx), 0.5);
  const [left, right] = [side(-strip.to, -strip.from), side(strip.from, strip.to)];
  const lighter = Math.max(left, right);
  const all = lumasOf(
    small,
    { ...head, crown: { x: 0, y: 0 }, chin: { x: 0, y: small.height } },
    0,
    small.width,
  );
  if (quantile(all, brightest) < darkEyes) return { light: 'light.dim', backdrop: 'backdrop.unseen' };
  if (lighter < darkEyes) return { light: 'light.good', backdrop: 'backdrop.dark' };
  const isOneSided = Math.abs(left - right) / lighter > imbalance;
  const backdrop = backdropOf(small, head, 1);
  return {
    light: isOneSided ? 'light.one-sided' : 'light.good',
    backdrop: backdrop !== null && isPlain(backdrop) ? 'backdrop.plain' : 'backdrop.busy',
  };
}
