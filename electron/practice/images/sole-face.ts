/** Finds the one sitter that a portrait must show. */
import { PracticeError } from '../errors.ts';
import type { StudiedFace } from './faces.ts';
import { facesIn } from './models.ts';
import type { Pixels } from './resample.ts';

/**
 * @param field the request's name for the picture, for the sentence of a refusal
 * @throws PracticeError FACE_NOT_FOUND, SEVERAL_FACES
 */
export async function soleFace(picture: Pixels, field: string): Promise<StudiedFace> {
  const faces = await facesIn(picture);
  const [face] = faces;
  if (face === undefined) throw new PracticeError('FACE_NOT_FOUND', `No face was found in ${field}.`);
  if (faces.length > 1) {
    throw new PracticeError(
      'SEVERAL_FACES',
      `${field} shows ${faces.length} faces; it must show one person.`,
    );
  }
  return face;
}
