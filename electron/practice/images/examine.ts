/** One sitter's face and head in a picture, with their measurements. */
import type { Human } from '@vladmandic/human';
import { eyewearOf } from '../../../shared/face/eyewear.ts';
import { bareForehead } from '../../../shared/face/forehead.ts';
import type { FaceFindings } from '../../../shared/face/issues.ts';
import { lightOf, sharpnessOf } from '../../../shared/face/light.ts';
import { featuresOf, headOf, poseOf } from '../../../shared/face/measures.ts';
import { PracticeError } from '../errors.ts';
import type { Spec } from '../specs.ts';
import { cropFor, missingOf, type Missing, type SourceHead } from './crop.ts';
import { boundedCrown, eyesToHairTop } from './crown.ts';
import { studyFaces, type StudiedFace } from './faces.ts';
import type { Pixels } from './resample.ts';
import { toSource, type Similarity } from './similarity.ts';

export interface Sitter {
  readonly face: StudiedFace;
  /** In px of the source. */
  readonly head: SourceHead;
}

/**
 * Returns the only sitter of a picture; null when there is none.
 * @throws PracticeError SEVERAL_FACES: the interface has no issue code for two sitters, and a refusal is better than
 *   a guess at whose photo it is
 */
export async function findSitter(human: Human, source: Pixels): Promise<Sitter | null> {
  const faces = await studyFaces(human, source);
  const [face] = faces;
  if (face === undefined) return null;
  if (faces.length > 1) {
    throw new PracticeError(
      'SEVERAL_FACES',
      `The image shows ${faces.length} faces; it must show one person.`,
    );
  }
  return { face, head: sourceHead(face) };
}

/** Returns the head in px of the source, its crown bounded by the hair where that is visible. */
function sourceHead({ look, mesh, map }: StudiedFace): SourceHead {
  const head = headOf(mesh);
  // The look is level already, so its remaining tilt is too small to matter for a strip of columns.
  const level = { ...head.eyes, eyesToCrown: head.eyesToCrown, eyesToChin: head.eyesToChin };
  return {
    eyes: toSource(map, head.eyes),
    eyesToCrown: boundedCrown(level, eyesToHairTop(look, level)) * map.scale,
    eyesToChin: head.eyesToChin * map.scale,
    tilt: map.angle + head.tilt,
  };
}

function measure({ look, mesh, emotions }: StudiedFace, missing: Missing): FaceFindings {
  const pixels = { ...look, channels: 3 } as const;
  return {
    pose: poseOf(mesh),
    features: featuresOf(mesh),
    happiness: emotions['happy'] ?? 0,
    light: lightOf(pixels, mesh),
    eyewear: eyewearOf(pixels, mesh),
    forehead: bareForehead(pixels, mesh),
    sharpness: sharpnessOf(pixels, mesh),
    missing,
  };
}

export interface Examined {
  readonly sitter: Sitter;
  /** Maps the photo to the source. */
  readonly crop: Similarity;
  readonly findings: FaceFindings;
}

/**
 * Returns the position of a document's photo in the source, and the measurements for its issues; null without a face.
 */
export async function examine(human: Human, source: Pixels, spec: Spec): Promise<Examined | null> {
  const sitter = await findSitter(human, source);
  if (sitter === null) return null;
  const crop = cropFor(spec, sitter.head);
  return { sitter, crop, findings: measure(sitter.face, missingOf(spec, crop, source)) };
}
