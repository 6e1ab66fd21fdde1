/** The studio's media: the known ones and its own. */
import { KioskError } from '../../shared/errors.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import {
  media,
  mediumIds,
  mediumOf,
  type KnownMediumId,
  type Medium,
  type MediumId,
} from '../../shared/sheet-media.ts';

type OwnMedia = Pick<StudioSettings, 'ownMedia'>;

/** Written as the trade writes them, because they appear on the calibration sheet. */
const names: Readonly<Record<KnownMediumId, string>> = {
  '4x6in': '4 × 6 in',
  '10x15cm': '10 × 15 cm',
  '5x7in': '5 × 7 in',
  '13x18cm': '13 × 18 cm',
  '6x8in': '6 × 8 in',
  a5: 'A5',
  a4: 'A4',
  letter: 'Letter',
  postcard: 'Postcard',
};

const isKnown = (id: MediumId): id is KnownMediumId => Object.hasOwn(names, id);

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

export const studioMediumName = (mediumId: MediumId, { ownMedia }: OwnMedia): string =>
  isKnown(mediumId) ? names[mediumId] : (ownMedia.find(({ id }) => id === mediumId)?.name ?? mediumId);
