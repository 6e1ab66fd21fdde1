/** Turns what the face models saw into a view of the sitter. Pure: the same in the page's worker and under Node. */
import { lightOf, sharpnessOf } from '../face/light.ts';
import { featuresOf, headOf, poseOf, type FaceMesh } from '../face/measures.ts';
import { lumaOf, type FacePixels } from '../face/pixels.ts';
import { toSource, type Similarity } from '../similarity.ts';
import { backdropOf } from './backdrop.ts';
import type { Position, SitterFace, SitterView } from './sitter.ts';

/** A close look at a face, levelled and always the same size, so that light and sharpness compare between pictures. */
export interface StudiedSitter {
  readonly look: FacePixels;
  /** Maps px of the look to px of the picture. */
  readonly map: Similarity;
  /** 478 points in px of the look. */
  readonly mesh: FaceMesh;
  /** Scores 0 to 1 by name, as the emotion model gives them. */
  readonly emotions: Readonly<Record<string, number>>;
}

/** The picture that is viewed, upright and not mirrored. */
export interface WholePicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The whole picture, reduced; see `SMALL_SIDE`. */
  readonly small: FacePixels;
}

/** Longer side of the reduced picture, px: coarse enough to hide sensor noise, fine enough for the spine of a book. */
export const SMALL_SIDE = 320;

/** Returns the size at which the longer side has at most `side` px; never enlarges. */
export function reducedTo(side: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

function faceOf({ look, map, mesh, emotions }: StudiedSitter): SitterFace {
  const head = headOf(mesh);
  const along = (distance: number): Position => ({
    x: head.eyes.x - Math.sin(head.tilt) * distance,
    y: head.eyes.y + Math.cos(head.tilt) * distance,
  });
  const pose = poseOf(mesh);
  return {
    crown: toSource(map, along(-head.eyesToCrown)),
    eyes: toSource(map, head.eyes),
    chin: toSource(map, along(head.eyesToChin)),
    headPx: (head.eyesToCrown + head.eyesToChin) * map.scale,
    pose: { ...pose, roll: pose.roll + degrees(map.angle) },
    features: featuresOf(mesh),
    happiness: emotions['happy'] ?? 0,
    light: lightOf(look, mesh),
    sharpness: sharpnessOf(look, mesh),
  };
}

/** Share of the darkest and of the brightest pixels to ignore, so that single hot or dead ones do not count. */
const TAIL = 0.01;

function lumaRange({ data, channels }: FacePixels): Pick<SitterView, 'darkest' | 'brightest'> {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let at = 0; at + 2 < data.length; at += channels, all += 1) {
    const luma = Math.round(lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  const below = (share: number): number => {
    let passed = 0;
    const luma = counts.findIndex((count) => (passed += count) > all * share);
    return luma === -1 ? 255 : luma;
  };
  return { darkest: below(TAIL), brightest: below(1 - TAIL) };
}

/**
 * Returns the view of the sitter.
 *
 * @param faces sitters in the picture, without bystanders
 * @param studied the largest of them; null when there is none, or when a closer look found no face
 */
export function sitterView(
  { widthPx, heightPx, small }: WholePicture,
  faces: number,
  studied: StudiedSitter | null,
): SitterView {
  const whole = { widthPx, heightPx, ...lumaRange(small) };
  if (studied === null) return { ...whole, faces: 0, face: null, backdrop: null };
  const face = faceOf(studied);
  return { ...whole, faces, face, backdrop: backdropOf(small, face, small.width / widthPx) };
}
