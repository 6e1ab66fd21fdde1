import type { PhotoTrouble, PhotoView } from '../../../shared/model/photo.ts';

const looks = [
  'watermark-differs',
  'spec-differs',
  'image-size-differs',
  'photo-uuid-shared',
] as const satisfies readonly PhotoTrouble[];
export type PictureDoubt = (typeof looks)[number];

const isDoubt = (trouble: PhotoTrouble): trouble is PictureDoubt => looks.some((look) => look === trouble);

/** Returns why staff should check a picture that has arrived, or null. */
export const pictureDoubt = ({ trouble }: PhotoView): PictureDoubt | null =>
  trouble !== null && isDoubt(trouble) ? trouble : null;

/** Returns the fault that prevents a preview from being shown or sold, or null. A shot without a face has its own screen. */
export const blockingTrouble = ({ state, trouble }: PhotoView): Exclude<PhotoTrouble, PictureDoubt> | null =>
  state === 'no-face' || trouble === null || isDoubt(trouble) ? null : trouble;
