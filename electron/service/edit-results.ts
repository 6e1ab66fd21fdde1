import { headshotDefaults } from '../../shared/service/limits.ts';
import type {
  AnsweredPicture,
  EditedPicture,
  HeadshotRequest,
  Headshots,
  PictureDoubt,
  PictureFormat,
} from '../../shared/service/edits.ts';
import type { HeadshotAnswer, PictureAnswer } from './edit-answers.ts';

/** Returns an edit's answer together with doubts that a person should know about. */
export function editedPicture(
  answer: PictureAnswer,
  askedFormat: PictureFormat,
  serviceTime: number | null,
): EditedPicture {
  const { picture, saidWidth, saidHeight } = answer;
  return {
    ...picture,
    askedFormat,
    doubts: doubtsOf([
      ['format-differs', picture.format !== askedFormat],
      ['image-size-differs', sizeDiffers(picture, saidWidth, saidHeight)],
    ]),
    serviceTime,
  };
}

/** Returns all headshots of an answer, however many came: each one has been paid for. */
export function headshotResult(
  { images }: HeadshotAnswer,
  request: HeadshotRequest,
  serviceTime: number | null,
): Headshots {
  const { sampleNumber: asked, outputImageWidth, outputImageHeight } = { ...headshotDefaults, ...request };
  return {
    images,
    asked,
    doubts: doubtsOf([
      ['count-differs', images.length !== asked],
      ['image-size-differs', images.some((each) => sizeDiffers(each, outputImageWidth, outputImageHeight))],
    ]),
    serviceTime,
  };
}

const doubtsOf = (checks: readonly (readonly [PictureDoubt, boolean])[]): readonly PictureDoubt[] =>
  checks.filter(([, holds]) => holds).map(([doubt]) => doubt);

const sizeDiffers = (picture: AnsweredPicture, width: number | null, height: number | null): boolean =>
  (width !== null && picture.widthPx !== width) || (height !== null && picture.heightPx !== height);
