import { z } from 'zod';
import type { AnsweredPicture } from '../../shared/service/edits.ts';
import { decodeImage, imageType, pixelSize } from './image.ts';
import { flag, longText, number } from './tolerant.ts';

/** What an edit's answer says, before it is held against what was asked. */
export interface PictureAnswer {
  readonly picture: AnsweredPicture;
  /** What AI edit says of its output in pixels; null at the other endpoints, which say nothing. */
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

/** Far more than the eight that may be asked for: a list beyond it is no answer of this interface. */
const mostHeadshots = 64;

/** Base64 with or without a data URI, as the picture that it holds; null when it holds none. */
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

/** One picture that cannot be read makes the whole answer unreadable: it is kept raw, with all that came. */
export const headshots = z
  .object({ outputImages: z.union([z.array(z.string()).min(1).max(mostHeadshots), z.string().min(1)]) })
  .transform(({ outputImages }, context): HeadshotAnswer => {
    const read = [outputImages].flat().map(readPicture);
    const images = read.filter((each) => each !== null);
    if (images.length < read.length) context.addIssue({ code: 'custom', message: 'not-an-image' });
    return { images };
  });

/** Without a decision there is no answer; a score may be any finite number, or be left out. */
export const faceMatch = z
  .object({ isMatch: flag.pipe(z.boolean()), similarity: number })
  .transform((answer): FaceMatchAnswer => answer);
