/** The default pictures: drawn people who do not exist. */
import { renderPortrait } from '../portraits/render.ts';
import type { Target } from './service.ts';

/** Size in px: small enough to be sent often, large enough for a 35 x 45 mm photo. */
const ordinary = { width: 720, height: 900 } as const;
/** Size for the practice service in tests: what it takes to cut a person out grows with the pixels. */
export const smallFrame = { width: 240, height: 300 } as const;

/** A person who differs from the portrait's as much as drawn people can. */
const otherPerson = {
  skin: 'deep',
  hairStyle: 'bald',
  eyeColour: '#2b1a10',
  faceWidth: 1.1,
  jaw: 1,
  seed: 4711,
} as const;

export async function drawnPictures(
  frame: { readonly width: number; readonly height: number } = ordinary,
): Promise<Pick<Target, 'portrait' | 'noFace' | 'stranger'>> {
  const [portrait, noFace, stranger] = await Promise.all([
    renderPortrait(frame, 'jpeg'),
    renderPortrait({ ...frame, people: 0 }, 'jpeg'),
    renderPortrait({ ...frame, ...otherPerson }, 'jpeg'),
  ]);
  return { portrait: portrait.data, noFace: noFace.data, stranger: stranger.data };
}
