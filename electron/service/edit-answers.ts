import { z } from 'zod';
import type { AnsweredPicture } from '../../shared/service/edits.ts';
import { decodeImage, imageType, pixelSize } from './image.ts';
import { flag, longText, number } from './tolerant.ts';

/** The content of an edit's answer, before it is compared with the request. */
export interface PictureAnswer {
  readonly picture: AnsweredPicture;
  /** The output's size in pixels as AI edit states it; null for the other endpoints, which state none. */
  readonly saidWidth: number | null;
  readonly saidHeight: number | null;
}

export interface HeadshotAnswer {
  readonly images: readonly AnsweredPicture[];
}

export interface FaceMatchAnswer {
  readonly isMatch: boolean;
  readonly similarity: number | null;
}

/** Far more than the eight that may be requested; a longer list cannot be an answer of this interface. */
const mostHeadshots = 64;

/** Decodes a picture from Base64 with or without a data URI; null when it holds no picture. */
function readPicture(base64: string): AnsweredPicture | null {
  const image = decodeImage(base64);
  const size = image === null ? null : pixelSize(image);
  if (image === null || size === null) return null;
  const format = imageType(image) === 'image/png' ? 'PNG' : 'JPEG';
  return { image, format, widthPx: size.width, heightPx: size.height };
}

export const picture = z
  .object({ output: longText, width: number, height: number })
  .transform(({ output, width, height }, context): PictureAnswer => {
    const read = output === null ? null : readPicture(output);
    if (read === null) {
      context.addIssue({ code: 'custom', message: output === null ? 'no output' : 'not-an-image' });
      return z.NEVER;
    }
    return { picture: read, saidWidth: width, saidHeight: height };
  });

/**
 * One unreadable picture makes the whole answer unreadable; it is then kept raw, with everything that came.
 */
export const headshots = z
  .object({ outputImages: z.union([z.array(z.string()).min(1).max(mostHeadshots), z.string().min(1)]) })
  .transform(({ outputImages }, context): HeadshotAnswer => {
    const read = [outputImages].flat().map(readPicture);
    const images = read.filter((each) => each !== null);
    if (images.length < read.length) context.addIssue({ code: 'custom', message: 'not-an-image' });
    return { images };
  });

/** An answer needs a decision; the score may be any finite number, or missing. */
export const faceMatch = z
  .object({ isMatch: flag.pipe(z.boolean()), similarity: number })
  .transform((answer): FaceMatchAnswer => answer);
