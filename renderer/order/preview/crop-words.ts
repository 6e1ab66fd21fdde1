/** The figures of a crop in words. */
import { locale, percentText, t } from '../../i18n/index.ts';
import { sentences } from '../../i18n/join.ts';
import { mmText } from '../../state/media.ts';
import type { CropWork } from './use-crop.ts';

const figure = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
/** Negative zero has no sign. */
export const degreesWords = (degrees: number): string =>
  t('formats.crop.degrees', { value: figure(degrees + 0, 1) });
/** @param share 0 to 1 */
export const shareWords = (share: number): string => percentText(share * 100);
export const cropMm = (mm: number): string => t('document.rangeMm', { range: mmText(mm, 1) });

/** A head that is nearer to the middle than this is in the middle, mm. */
const middleMm = 0.25;
function besideWords(besideMm: number): string {
  if (Math.abs(besideMm) < middleMm) return t('formats.crop.said.middle');
  const mm = cropMm(Math.abs(besideMm));
  return besideMm < 0 ? t('formats.crop.said.left', { mm }) : t('formats.crop.said.right', { mm });
}

/** Says where the head is on the photo; without a measured head, where the photo is on the picture. */
export function placeWords({ crop, space, head, zoom, turn }: CropWork): string {
  const turned = t('formats.crop.said.turned', { degrees: degreesWords(turn.value) });
  if (head.value === null) {
    const { widthPx, heightPx } = space.value;
    const across = shareWords(crop.value.x / widthPx);
    const down = shareWords(crop.value.y / heightPx);
    const zoomed = t('formats.crop.said.zoom', { percent: shareWords(zoom.value) });
    return sentences(zoomed, t('formats.crop.said.place', { across, down }), turned);
  }
  const { mm, crownMm, besideMm, fault } = head.value;
  // The verdict names the height of a head that is too large or too small.
  const height =
    fault === null || fault === 'cut-off' ? t('formats.crop.said.head', { mm: cropMm(mm) }) : null;
  const above = t('formats.crop.said.above', { mm: cropMm(crownMm) });
  return sentences(height, above, besideWords(besideMm), turned);
}
