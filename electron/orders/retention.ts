import type { OrdersDeps } from './deps.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases the pictures of closed orders whose time is over: the studio's retention period with the customer's consent
 * or the shorter one without. What was edited of them goes with them. Rows stay, and say that the picture is erased.
 *
 * @returns how many pictures were erased
 */
export async function eraseExpired(deps: OrdersDeps): Promise<number> {
  const { records, vault, settings, clock } = deps;
  const { withConsent, without } = settings.get().keepDays;
  const now = clock.now();
  const before = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  const expired = records.images.ofOrdersClosedBefore({
    withConsent: before(withConsent),
    without: before(without),
  });
  for (const imageId of expired) {
    await vault.erase(imageId);
    records.images.erase(imageId, now.toISOString());
  }
  if (expired.length > 0) records.benches.setErasedWithoutPictures(now.toISOString());
  return expired.length;
}
