import type { Repository } from './repository.ts';

/**
 * Removes the pictures that no state lists: their states are no longer kept, or their backup was interrupted. Removes nothing when a
 * list cannot be read, because its pictures are then not known.
 */
export function removeUnlisted(repository: Repository): void {
  const listed = new Set<string>();
  for (const state of repository.states()) {
    const list = repository.listOf(state);
    if (list === null) return;
    for (const { sha256 } of list.values()) listed.add(sha256);
  }
  for (const sha256 of repository.pictures()) {
    if (!listed.has(sha256)) repository.removePicture(sha256);
  }
}
