import { z } from 'zod';
import type { PhotoResult } from '../../shared/service/wire.ts';
import { decodeImage } from './image.ts';
import {
  addressLimit,
  flag,
  identifier,
  longText,
  number,
  text,
  textList,
  textMap,
  wordLimit,
} from './tolerant.ts';

/** The content of a photo answer, before it is compared with the request. */
export type PhotoAnswer = Omit<PhotoResult, 'doubts' | 'serviceTime'> & { readonly pngUnreadable: boolean };

export const photo = z
  .object({
    photoUuid: identifier,
    waterMark: flag,
    specCode: text(wordLimit),
    idPhotoUrl: text(addressLimit),
    idPhotoPngUrl: text(addressLimit),
    originalPhotoUrl: text(addressLimit),
    idPhotoImageBase64: longText,
    // Spelled this way in one of the interface's references.
    idphotoImageBase64: longText,
    idPhotoPngImageBase64: longText,
    widthPx: number,
    heightPx: number,
    fileSize: number,
    photoWidthMm: number,
    photoHeightMm: number,
    photoDpi: number,
    issues: textList(wordLimit, 256),
    idPhotoCode: text(wordLimit),
    photoSheet: textMap(addressLimit, 64),
  })
  .transform((answer, context): PhotoAnswer => {
    const base64 = answer.idPhotoImageBase64 ?? answer.idphotoImageBase64;
    const image = base64 === null ? null : decodeImage(base64);
    const png = answer.idPhotoPngImageBase64 === null ? null : decodeImage(answer.idPhotoPngImageBase64);
    if (base64 !== null && image === null) {
      context.addIssue({ code: 'custom', message: 'not-an-image' });
      return z.NEVER;
    }
    const result: PhotoAnswer = {
      photoUuid: answer.photoUuid,
      waterMark: answer.waterMark,
      specCode: answer.specCode,
      imageUrl: answer.idPhotoUrl,
      pngUrl: answer.idPhotoPngUrl,
      originalPhotoUrl: answer.originalPhotoUrl,
      image,
      png,
      widthPx: answer.widthPx,
      heightPx: answer.heightPx,
      fileSize: answer.fileSize,
      photoWidthMm: answer.photoWidthMm,
      photoHeightMm: answer.photoHeightMm,
      photoDpi: answer.photoDpi,
      issues: answer.issues,
      idPhotoCode: answer.idPhotoCode,
      photoSheet: answer.photoSheet,
      pngUnreadable: answer.idPhotoPngImageBase64 !== null && png === null,
    };
    if (saysNothing(result)) context.addIssue({ code: 'custom', message: 'no photo result' });
    return result;
  });

/**
 * True for an answer without any of these. Every field may be absent, but such an answer is some other
 * object: an error body, `{}`.
 */
const saysNothing = (answer: PhotoAnswer): boolean =>
  answer.photoUuid === null &&
  answer.imageUrl === null &&
  answer.pngUrl === null &&
  answer.image === null &&
  answer.png === null &&
  answer.issues.length === 0;
