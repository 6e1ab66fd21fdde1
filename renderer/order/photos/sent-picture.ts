import { shotCrop, type Crop } from '../../../shared/guidance/guide-crop.ts';
import { framingOf } from '../../../shared/guidance/photo-frame.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import type { ImageView, ShotView } from '../../../shared/model/pictures.ts';
import { analysisOf } from '../../camera/guidance/use-pre-check.ts';
import { t } from '../../i18n/index.ts';

/** The picture that a photo is made from, in the crop of the shot step. */
export interface SentPicture {
  readonly image: ImageView;
  readonly alt: string;
  readonly crop: Crop | null;
}

export function sentPicture(photo: PhotoView, shot: ShotView): SentPicture {
  const image = photo.version?.image ?? shot.image;
  const aspect = image.widthPx / image.heightPx;
  return {
    image,
    alt: t(photo.version === null ? 'shot.still' : 'documents.versions.alt'),
    crop: shotCrop({ aspect, framing: framingOf(shot.source) }, photo.document, analysisOf(image.id)),
  };
}
