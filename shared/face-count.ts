/**
 * Which of the faces that were found in a picture are people of their own. The first look at a whole picture guesses: in
 * a blurred picture it sees a face in a shirt or a bookshelf, or one face twice. So a face counts only where a second
 * look has confirmed it, by the place and the score that the second look gave it.
 */

/** A face by the centre and the longer side of its box, in pixels of the picture. */
export interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface FoundFace extends FacePlace {
  /** How sure the detector is, 0 to 1. */
  readonly score: number;
}

/**
 * Measured on the second look: people have 0.73 and more, sharp or blurred; shirts and shelves that were taken for faces
 * have 0.5 and less.
 */
const sureScore = 0.6;
/** A face this small beside the largest is a picture on the wall, not a second sitter. */
const bystanderShare = 0.35;
/**
 * Two finds whose centres are nearer than this part of the larger one are the same face: even a baby held against a
 * cheek has its centre further away than that.
 */
const sameFaceShare = 0.5;
/** How far a face may lie from where the first look saw it before it is looked at again, of the first look's box. */
const offCentreShare = 0.5;

const apart = (one: FacePlace, other: Pick<FacePlace, 'x' | 'y'>): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** The sure ones; where none is sure, the surest alone: one person in bad light is still one person. */
function believed<Face extends FoundFace>(faces: readonly Face[]): readonly Face[] {
  const bySureness = [...faces].sort((a, b) => b.score - a.score);
  const sure = bySureness.filter(({ score }) => score >= sureScore);
  return sure.length > 0 ? sure : bySureness.slice(0, 1);
}

/** Every sitter once, largest first. Bystanders are left out. */
export function distinctFaces<Face extends FoundFace>(faces: readonly Face[]): readonly Face[] {
  const distinct: Face[] = [];
  for (const face of believed(faces)) {
    const isKnown = distinct.some(
      (known) => apart(known, face) < sameFaceShare * Math.max(known.size, face.size),
    );
    if (!isKnown) distinct.push(face);
  }
  distinct.sort((a, b) => b.size - a.size);
  const largest = distinct[0]?.size ?? 0;
  return distinct.filter(({ size }) => size >= largest * bystanderShare);
}

/** The believable face that is nearest to a point of the picture, or null when there is none. */
export function faceNearest<Face extends FoundFace>(
  faces: readonly Face[],
  point: Pick<FacePlace, 'x' | 'y'>,
): Face | null {
  return [...believed(faces)].sort((a, b) => apart(a, point) - apart(b, point))[0] ?? null;
}

/** True when the second look found its face elsewhere than it was told: what it measured was not centred on the face. */
export const isOffCentre = (told: FacePlace, found: FacePlace): boolean =>
  apart(told, found) > offCentreShare * told.size;
