/**
 * From a picture to a view of the sitter, in two looks. The first finds faces in the whole picture, small. The second
 * looks at one face again, levelled and always at the same size: the mesh comes in whole pixels, so a small or tilted
 * face would be measured coarsely, and light and sharpness are then comparable from picture to picture.
 */
import {
  distinctFaces,
  faceNearest,
  isOffCentre,
  type FacePlace,
  type FoundFace,
} from '../../../shared/face-count.ts';
import { levelAngle } from '../../../shared/face-measures.ts';
import type { FacePixels } from '../../../shared/face-pixels.ts';
import { sitterView, SMALL_SIDE, type StudiedSitter } from '../../../shared/guidance/measure-sitter.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { anchored, toSource } from '../../../shared/similarity.ts';
import { SquareCanvas } from './canvas.ts';
import type { LookRequest } from './messages.ts';
import type { FaceModels } from './models.ts';
import { halved, openPicture, type Picture } from './picture.ts';

/** Longer side of what a live look is taken from, px: the rest of a large camera's pixels would cost time for nothing. */
const LIVE_SIDE = 1280;
/** Side of the square that each of the two looks sees, px. The first one, halved, is the picture as a whole. */
const LOOK_SIDE = 2 * SMALL_SIDE;
/** Side of the second look's square, of the face's box: room for the hair and the chin. */
const ROOM = 2.1;

const pixelsOf = ({ data, width, height }: ImageData): FacePixels => ({ data, width, height, channels: 4 });

interface RoughFace extends FacePlace {
  /** Clockwise tilt of the eye line, radians. */
  readonly tilt: number;
}
/** Its place is in px of the picture. */
type PlacedSitter = StudiedSitter & FoundFace;

export class Looker {
  readonly #models: FaceModels;
  readonly #canvas = new SquareCanvas(LOOK_SIDE);

  constructor(models: FaceModels) {
    this.#models = models;
  }

  async look({ image, accuracy, rotation }: Omit<LookRequest, 'id'>): Promise<SitterView> {
    const picture = await openPicture(image, rotation, accuracy === 'live' ? LIVE_SIDE : Infinity);
    try {
      const { found, small } = await this.#find(picture);
      const studied: PlacedSitter[] = [];
      // One after another: they share one canvas.
      for (const rough of found) {
        const sitter = await this.#study(picture, rough);
        if (sitter !== null) studied.push(sitter);
      }
      const sitters = distinctFaces(studied);
      const { width, height, reducedBy } = picture;
      const whole = {
        widthPx: Math.round(width * reducedBy),
        heightPx: Math.round(height * reducedBy),
        small,
      };
      const [largest] = sitters;
      return sitterView(whole, sitters.length, largest === undefined ? null : enlarged(largest, reducedBy));
    } finally {
      picture.bitmap.close();
    }
  }

  /** The candidates that may be faces, in px of the picture, and the whole picture, small. */
  async #find(picture: Picture): Promise<{ found: readonly RoughFace[]; small: FacePixels }> {
    // A square: the models' own input is one, and a picture stretched into it would have stretched faces.
    const scale = Math.max(picture.width, picture.height) / LOOK_SIDE;
    const whole = this.#canvas.read(picture, { scale, angle: 0, origin: { x: 0, y: 0 } });
    const faces = await this.#models.detect(whole, 'rough');
    const small = halved(whole, picture.width / scale, picture.height / scale);
    const found = faces.map(({ x, y, size, mesh }) => ({
      ...{ x: x * scale, y: y * scale, size: size * scale },
      tilt: levelAngle(mesh),
    }));
    return { found, small };
  }

  /** The second look; null when the models see no face in it: the first was deceived. */
  async #study(picture: Picture, face: RoughFace, isLast = false): Promise<PlacedSitter | null> {
    const middle = { x: LOOK_SIDE / 2, y: LOOK_SIDE / 2 };
    const map = anchored((face.size * ROOM) / LOOK_SIDE, face.tilt, face, middle);
    const look = this.#canvas.read(picture, map);
    const nearest = faceNearest(await this.#models.detect(look, 'fine'), middle);
    if (nearest === null) return null;
    const { mesh, emotions, score } = nearest;
    const place = { ...toSource(map, nearest), size: nearest.size * map.scale, score };
    if (!isLast && isOffCentre(face, place)) {
      return this.#study(picture, { ...place, tilt: map.angle + levelAngle(mesh) }, true);
    }
    return { ...place, look: pixelsOf(look), map, mesh, emotions };
  }
}

/** The same face in px of a picture that is so many times larger. */
function enlarged(studied: StudiedSitter, times: number): StudiedSitter {
  const { scale, angle, origin } = studied.map;
  const map = { angle, scale: scale * times, origin: { x: origin.x * times, y: origin.y * times } };
  return { ...studied, map };
}
