/** The studio's media: the known ones and its own. */
import { KioskError } from '../../shared/errors.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { media, mediumIds, mediumOf, type Medium, type MediumId } from '../../shared/sheet-media.ts';

type OwnMedia = Pick<StudioSettings, 'ownMedia'>;

/** Returns every medium that can be requested now. */
export const studioMedia = ({ ownMedia }: OwnMedia): Medium[] => [
  ...mediumIds.map((id) => media[id]),
  ...ownMedia,
];

/**
 * @throws KioskError SHEET_IMPOSSIBLE (`reason: 'medium-gone'`) for one of the studio's own media that was
 * removed
 */
export function studioMedium(mediumId: MediumId, { ownMedia }: OwnMedia): Medium {
  const medium = mediumOf(mediumId, ownMedia);
  if (medium !== null) return medium;
  throw new KioskError('SHEET_IMPOSSIBLE', 'the studio has taken this medium away', {
    reason: 'medium-gone',
  });
}
