/** Runs the page's analysis in Node, with the same models and measures but another way to read the pixels. */
import type { Human } from '@vladmandic/human';
import sharp from 'sharp';
import { decode } from '../../electron/practice/images/decode.ts';
import { studyFaces } from '../../electron/practice/images/faces.ts';
import { reducedTo, sitterView, SMALL_SIDE } from '../../shared/guidance/measure-sitter.ts';
import type { SitterView } from '../../shared/guidance/sitter.ts';

/** @param picture encoded */
export async function seen(human: Human, picture: Buffer): Promise<SitterView> {
  const source = await decode(picture, '#ffffff');
  const faces = await studyFaces(human, source);
  const studied = faces[0] ?? null;
  const { width, height } = reducedTo(SMALL_SIDE, source.width, source.height);
  const raw = { width: source.width, height: source.height, channels: 3 } as const;
  const small = await sharp(source.data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return sitterView(
    {
      widthPx: source.width,
      heightPx: source.height,
      small: { data: small, width, height, channels: 3 },
    },
    faces.length,
    studied === null ? null : { ...studied, look: { ...studied.look, channels: 3 } },
  );
}
