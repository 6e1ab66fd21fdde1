/**
 * Turns a picture into a view of the sitter, in two looks. The first finds faces in the whole picture, reduced. The
 * second looks at each face again, levelled and always at the same size. The mesh comes in whole pixels, so a small or
 * tilted face would be measured coarsely; light and sharpness also become comparable from picture to picture.
 */
import {
  distinctFaces,
  faceNearest,
  isOffCentre,
  type FacePosition,
  type FoundFace,
} from '../../../shared/face/count.ts';
import { levelAngle } from '../../../shared/face/measures.ts';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { sitterView, SMALL_SIDE, type StudiedSitter } from '../../../shared/guidance/measure-sitter.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { anchored, toSource } from '../../../shared/similarity.ts';
import { SquareCanvas } from './canvas.ts';
import type { PictureToLookAt } from './look-queue.ts';
import type { FaceModels } from './models.ts';
import { halved, openPicture, type Picture } from './picture.ts';

/** Longer side of the picture for a live look, px: more pixels of a large camera would only cost time. */
const LIVE_SIDE = 1280;
/** Side of the square that each look sees, px. The first look's square, halved, is the reduced whole picture. */
const LOOK_SIDE = 2 * SMALL_SIDE;
/** Side of the second look's square as a multiple of the face's box, with room for the hair and the chin. */
const ROOM = 2.1;

const pixelsOf = ({ data, width, height }: ImageData): FacePixels => ({ data, width, height, channels: 4 });

interface RoughFace extends FacePosition {
  /** Clockwise tilt of the eye line, radians. */
  readonly tilt: number;
}
/** Its position is in px of the picture. */
type LocatedSitter = StudiedSitter & FoundFace;

export class Looker {
  readonly #models: FaceModels;
  readonly #canvas = new SquareCanvas(LOOK_SIDE);

  constructor(models: FaceModels) {
    this.#models = models;
  }

  /** @param stillWanted awaited between the steps; what it throws ends the look */
  async look(
    { image, accuracy, rotation }: PictureToLookAt,
    stillWanted: () => Promise<void>,
  ): Promise<SitterView> {
    const picture = await openPicture(image, rotation, accuracy === 'live' ? LIVE_SIDE : Infinity);
    try {
      await stillWanted();
      const { found, small } = await this.#find(picture);
      const studied: LocatedSitter[] = [];
      // One after another, because they share one canvas.
      for (const rough of found) {
        await stillWanted();
        const sitter = await this.#study(picture, rough);
        if (sitter !== null) studied.push(sitter);
      }
      await stillWanted();
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

  /** Returns the possible faces, in px of the picture, and the whole picture reduced. */
  async #find(picture: Picture): Promise<{ found: readonly RoughFace[]; small: FacePixels }> {
    // A square, like the models' own input: stretching a picture into a square would stretch the faces.
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

  /** Takes the second look; returns null when the models see no face in it, because the first look was mistaken. */
  async #study(picture: Picture, face: RoughFace, isLast = false): Promise<LocatedSitter | null> {
    const middle = { x: LOOK_SIDE / 2, y: LOOK_SIDE / 2 };
    const map = anchored((face.size * ROOM) / LOOK_SIDE, face.tilt, face, middle);
    const look = this.#canvas.read(picture, map);
    const nearest = faceNearest(await this.#models.detect(look, 'fine'), middle);
    if (nearest === null) return null;
    const { mesh, emotions, score } = nearest;
    const position = { ...toSource(map, nearest), size: nearest.size * map.scale, score };
    if (!isLast && isOffCentre(face, position)) {
      return this.#study(picture, { ...position, tilt: map.angle + levelAngle(mesh) }, true);
    }
    return { ...position, look: pixelsOf(look), map, mesh, emotions };
  }
}

/** Returns the same face in px of a picture that is `times` larger. */
function enlarged(studied: StudiedSitter, times: number): StudiedSitter {
  const { scale, angle, origin } = studied.map;
  const map = { angle, scale: scale * times, origin: { x: origin.x * times, y: origin.y * times } };
  return { ...studied, map };
}
