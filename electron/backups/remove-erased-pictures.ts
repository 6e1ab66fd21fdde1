import type { Repository } from './repository.ts';

/**
 * Removes the pictures of erased customers from a repository. A state that still has erased customers does not keep a picture there,
 * because it may never be readable again. A state without them does: in its time the picture's order was another customer's. One
 * whose list cannot be read does not either (decision 122): nobody could say when its pictures may go.
 *
 * @param statesWithout names of the states without erased customers
 */
export function erasedPictures(
  repository: Pick<Repository, 'listOf' | 'removePicture'>,
  statesWithout: () => readonly string[],
) {
  const seen = new Set<string>();
  return {
    /** @param hashes those of a state that is about to be written anew without them */
    remove(hashes: readonly string[]): void {
      // Most states have the same ones, so few lists are read.
      const gone = new Set(hashes.filter((hash) => !seen.has(hash)));
      for (const hash of gone) seen.add(hash);
      for (const state of gone.size === 0 ? [] : statesWithout()) {
        for (const { sha256 } of repository.listOf(state)?.values() ?? []) gone.delete(sha256);
      }
      for (const hash of gone) repository.removePicture(hash);
    },
  };
}
