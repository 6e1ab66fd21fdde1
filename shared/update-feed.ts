import { isWholePath } from './whole-path.ts';

/** Host and port of an address, without a user and a password in front of them. */
const address = /^https:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const ownAddress = /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?:\/\S*)?$/;

/**
 * Returns what an address of updates is; null for one that cannot be used. Without encryption only this computer is allowed: what
 * is fetched is signed, but others on the network need not see which version a studio runs.
 */
export function feedKind(feed: string): 'none' | 'address' | 'folder' | null {
  if (feed === '') return 'none';
  if (isWholePath(feed)) return 'folder';
  return address.test(feed) || ownAddress.test(feed) ? 'address' : null;
}

/** Returns whether a set-up file may carry this address to other computers: it has TLS, and no query, which could hold a secret. */
export const isSharedFeed = (feed: string): boolean => address.test(feed) && !/[?#]/.test(feed);
