import type { PhotoTrouble, PhotoView } from '../../../shared/model/photo.ts';

const looks = [
  'watermark-differs',
  'spec-differs',
  'image-size-differs',
  'photo-uuid-shared',
] as const satisfies readonly PhotoTrouble[];
export type PictureDoubt = (typeof looks)[number];

const isDoubt = (trouble: PhotoTrouble): trouble is PictureDoubt => looks.some((look) => look === trouble);

/** The picture is here and something about it should be looked at. */
export const pictureDoubt = ({ trouble }: PhotoView): PictureDoubt | null =>
  trouble !== null && isDoubt(trouble) ? trouble : null;

/** What keeps a preview from being shown or sold. A shot without a face has a screen of its own. */
export const blockingTrouble = ({ state, trouble }: PhotoView): Exclude<PhotoTrouble, PictureDoubt> | null =>
  state === 'no-face' || trouble === null || isDoubt(trouble) ? null : trouble;
