import { expectsPhotoCode, hasPromisedForm } from '../../shared/photo-code.ts';
import type { PhotoDoubt, PhotoResult, PhotoSheetRequest } from '../../shared/service/wire.ts';
import type { PhotoAnswer } from './photo-answer.ts';
import { pixelSize } from './image.ts';
import { isPhotoUuid } from './photo-uuid.ts';

/** The parts of a photo request that its answer can be compared with. */
export interface Asked {
  readonly waterMark: boolean;
  readonly specCode?: string;
  readonly photoUuid?: string;
  readonly photoSheet?: PhotoSheetRequest | undefined;
}

/** Returns a photo answer together with doubts that a person should know about. */
export function photoResult(answer: PhotoAnswer, asked: Asked, serviceTime: number | null): PhotoResult {
  const { pngUnreadable, ...rest } = answer;
  const specCode = answer.specCode ?? asked.specCode ?? '';
  const photoUuid = answer.photoUuid !== null && isPhotoUuid(answer.photoUuid) ? answer.photoUuid : null;
  const noImage =
    answer.image === null && answer.png === null && answer.imageUrl === null && answer.pngUrl === null;
  const checks: readonly (readonly [PhotoDoubt, boolean])[] = [
    ['no-image', noImage],
    ['image-size-differs', sizeDiffers(answer)],
    ['png-unreadable', pngUnreadable],
    ['watermark-differs', differs(answer.waterMark, asked.waterMark)],
    ['spec-differs', differs(answer.specCode, asked.specCode)],
    ['photo-uuid-differs', differs(answer.photoUuid, asked.photoUuid)],
    ['no-photo-uuid', asked.waterMark && photoUuid === null],
    ['no-code', !asked.waterMark && answer.idPhotoCode === null && expectsPhotoCode(specCode)],
    ['no-sheet', asked.photoSheet?.sheetSizes.every((size) => size in answer.photoSheet) === false],
    ['code-form-differs', answer.idPhotoCode !== null && !hasPromisedForm(answer.idPhotoCode)],
  ];
  const doubts = checks.filter(([, holds]) => holds).map(([doubt]) => doubt);
  return { ...rest, photoUuid, doubts, serviceTime };
}

const differs = <Value>(said: Value | null, asked: Value | undefined): boolean =>
  said !== null && asked !== undefined && said !== asked;

function sizeDiffers(answer: PhotoAnswer): boolean {
  const size = answer.image === null ? null : pixelSize(answer.image);
  if (size === null) return false;
  return differs(answer.widthPx, size.width) || differs(answer.heightPx, size.height);
}
