/** Converts two descriptors to a score. It cannot be compared with the scores of other services. */

/**
 * The cosine that scores 0; 1 stays 1, with a straight line between. Chosen so that the default threshold lies
 * between the lowest cosine of one drawn customer in changed light and pose (0.92) and the highest of two different
 * ones (0.905). A photograph and a drawing reach 0.43 at most.
 */
const NOTHING_IN_COMMON = 0.57;
/** Two faces with at least this similarity match, unless the request says otherwise: a cosine of 0.914. */
export const DEFAULT_MATCH_THRESHOLD = 0.8;

/** 0 to 1. @param a and `b`: descriptors of the same length */
export function similarityOf(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let index = 0; index < a.length; index += 1) {
    const x = a[index] ?? 0;
    const y = b[index] ?? 0;
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  if (lengthA === 0 || lengthB === 0) return 0;
  const cosine = dot / Math.sqrt(lengthA * lengthB);
  return Math.max(0, Math.min(1, (cosine - NOTHING_IN_COMMON) / (1 - NOTHING_IN_COMMON)));
}
