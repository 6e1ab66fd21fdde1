/** A sitter in the right pose, for changing one thing: as a camera of 1280 x 720 sees them. */
import type { SitterFace, SitterView } from '../../../shared/guidance/sitter.ts';

/** The head fills the guide of the UK passport: 0.46 of the height, its middle at 0.46. */
export const rightFace: SitterFace = {
  crown: { x: 640, y: 165.6 },
  eyes: { x: 640, y: 331.2 },
  chin: { x: 640, y: 496.8 },
  headPx: 331.2,
  pose: { roll: 0, yaw: 0, pitch: 0 },
  features: { mouthWidth: 0.33, mouthGap: 0.01, eyesOpen: 0.41 },
  happiness: 0,
  light: { skin: 170, eyeWhites: 210, clipped: 0, imbalance: 0.03 },
  sharpness: 0.65,
};

export const rightView: SitterView = {
  widthPx: 1280,
  heightPx: 720,
  faces: 1,
  face: rightFace,
  backdrop: { clutter: 0, unevenness: 2 },
  darkest: 20,
  brightest: 235,
};

export const emptyView: SitterView = { ...rightView, faces: 0, face: null, backdrop: null };

export const viewWith = (face: Partial<SitterFace>): SitterView => ({
  ...rightView,
  face: { ...rightFace, ...face },
});

/** Returns the same head in another position, and larger or smaller about its middle. @param by px */
export function viewMoved(by: {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}): SitterView {
  const { x = 0, y = 0, scale = 1 } = by;
  const half = (rightFace.headPx / 2) * scale;
  const middle = { x: 640 + x, y: 331.2 + y };
  return viewWith({
    crown: { x: middle.x, y: middle.y - half },
    eyes: middle,
    chin: { x: middle.x, y: middle.y + half },
    headPx: rightFace.headPx * scale,
  });
}
