/** Views of a sitter who sits well, blinks, smiles, or is absent. */
import type { SitterFace, SitterView } from '../../../../shared/guidance/sitter.ts';

const face: SitterFace = {
  crown: { x: 960, y: 250 },
  eyes: { x: 960, y: 500 },
  chin: { x: 960, y: 750 },
  headPx: 500,
  pose: { roll: 0, yaw: 0, pitch: 0 },
  features: { eyesOpen: 0.4, mouthWidth: 0.34, mouthGap: 0.01 },
  happiness: 0.1,
  light: { skin: 150, eyeWhites: 220, clipped: 0, imbalance: 0.05 },
  sharpness: 0.9,
};

export const seen: SitterView = {
  widthPx: 1920,
  heightPx: 1080,
  faces: 1,
  face,
  backdrop: { clutter: 0, unevenness: 4 },
  darkest: 12,
  brightest: 230,
};
const withFace = (features: Partial<SitterFace['features']>): SitterView => ({
  ...seen,
  face: { ...face, features: { ...face.features, ...features } },
});
export const shut = withFace({ eyesOpen: 0.05 });
export const smiling = withFace({ mouthWidth: 0.45 });
export const nobody: SitterView = { ...seen, faces: 0, face: null, backdrop: null };
