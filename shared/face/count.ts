/**
 * Decides which of the faces found in a picture are separate people. The first look at a whole picture guesses: in a
 * blurred picture it sees a face in a shirt or a bookshelf, or one face twice. So a face counts only when a second look
 * has confirmed it, at the position and with the score that the second look gave.
 */

/** A face by the centre and the longer side of its box, px of the picture. */
export interface FacePosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface FoundFace extends FacePosition {
  /** The detector's confidence, 0 to 1. */
  readonly score: number;
}

/**
 * Measured on the second look: people score 0.73 and more, sharp or blurred; shirts and shelves taken for faces score 0.5
 * and less.
 */
const sureScore = 0.6;
/** A face this small relative to the largest is a picture on the wall, not a second sitter. */
const bystanderShare = 0.35;
/**
 * Two finds are the same face when their centres are closer than this share of the larger one. Even a baby held cheek to
 * cheek has its centre further away.
 */
const sameFaceShare = 0.5;
/** How far a face may be from where the first look saw it before it is looked at again, as a share of the first look's box. */
const offCentreShare = 0.5;

const apart = (one: FacePosition, other: Pick<FacePosition, 'x' | 'y'>): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the faces that are certain, or the likeliest one when none is: one person in bad light is still one person. */
function believed<Face extends FoundFace>(faces: readonly Face[]): readonly Face[] {
  const bySureness = [...faces].sort((a, b) => b.score - a.score);
  const sure = bySureness.filter(({ score }) => score >= sureScore);
  return sure.length > 0 ? sure : bySureness.slice(0, 1);
}

/** Returns every sitter once, largest first. Bystanders are left out. */
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

/** Returns the believable face nearest to a point of the picture, or null when there is none. */
export function faceNearest<Face extends FoundFace>(
  faces: readonly Face[],
  point: Pick<FacePosition, 'x' | 'y'>,
): Face | null {
  return [...believed(faces)].sort((a, b) => apart(a, point) - apart(b, point))[0] ?? null;
}

/** True when the second look found its face away from where it looked, so that its measures were not centred on the face. */
export const isOffCentre = (told: FacePosition, found: FacePosition): boolean =>
  apart(told, found) > offCentreShare * told.size;
