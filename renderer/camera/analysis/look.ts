/**
 * From a picture to a view of the sitter, in two looks. The first finds faces in the whole picture, small. The second
 * looks at one face again, levelled and always at the same size: the mesh comes in whole pixels, so a small or tilted
 * face would be measured coarsely, and light and sharpness are then comparable from picture to picture.
 */
import { levelAngle } from '../../../shared/face-measures.ts';
import type { FacePixels } from '../../../shared/face-pixels.ts';
import { sitterView, SMALL_SIDE, type StudiedSitter } from '../../../shared/guidance/measure-sitter.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { anchored } from '../../../shared/similarity.ts';
import { SquareCanvas } from './canvas.ts';
import type { LookRequest } from './messages.ts';
import type { DetectedFace, FaceModels } from './models.ts';
import { halved, openPicture, type Picture } from './picture.ts';

/** Longer side of what a live look is taken from, px: the rest of a large camera's pixels would cost time for nothing. */
const LIVE_SIDE = 1280;
/** Side of the square that each of the two looks sees, px. The first one, halved, is the picture as a whole. */
const LOOK_SIDE = 2 * SMALL_SIDE;
/** Side of the second look's square, of the face's box: room for the hair and the chin. */
const ROOM = 2.1;
/** A face this small beside the largest is a picture on the wall, not a second sitter. */
const BYSTANDER_SHARE = 0.35;

const pixelsOf = ({ data, width, height }: ImageData): FacePixels => ({ data, width, height, channels: 4 });

export class Looker {
  readonly #models: FaceModels;
  readonly #canvas = new SquareCanvas(LOOK_SIDE);

  constructor(models: FaceModels) {
    this.#models = models;
  }

  async look({ image, accuracy, rotation }: Omit<LookRequest, 'id'>): Promise<SitterView> {
    const picture = await openPicture(image, rotation, accuracy === 'live' ? LIVE_SIDE : Infinity);
    try {
      const { sitters, small } = await this.#find(picture);
      const studied = sitters[0] === undefined ? null : await this.#study(picture, sitters[0]);
      const { width, height, reducedBy } = picture;
      const whole = {
        widthPx: Math.round(width * reducedBy),
        heightPx: Math.round(height * reducedBy),
        small,
      };
      return sitterView(whole, sitters.length, studied === null ? null : enlarged(studied, reducedBy));
    } finally {
      picture.bitmap.close();
    }
  }

  /** Sitters, largest first, in px of the picture; and all of the picture, small. */
  async #find(picture: Picture): Promise<{ sitters: readonly DetectedFace[]; small: FacePixels }> {
    // A square: the models' own input is one, and a picture stretched into it would have stretched faces.
    const scale = Math.max(picture.width, picture.height) / LOOK_SIDE;
    const whole = this.#canvas.read(picture, { scale, angle: 0, origin: { x: 0, y: 0 } });
    const found = await this.#models.detect(whole, 'rough');
    const small = halved(whole, picture.width / scale, picture.height / scale);
    const largest = Math.max(0, ...found.map(({ size }) => size));
    const sitters = found
      .filter(({ size }) => size >= largest * BYSTANDER_SHARE)
      .sort((a, b) => b.size - a.size)
      .map((face) => ({ ...face, x: face.x * scale, y: face.y * scale, size: face.size * scale }));
    return { sitters, small };
  }

  /** The second look; null when the models see no face in it: the first was deceived. */
  async #study(picture: Picture, face: DetectedFace): Promise<StudiedSitter | null> {
    const middle = { x: LOOK_SIDE / 2, y: LOOK_SIDE / 2 };
    const map = anchored((face.size * ROOM) / LOOK_SIDE, levelAngle(face.mesh), face, middle);
    const look = this.#canvas.read(picture, map);
    const again = await this.#models.detect(look, 'fine');
    const away = ({ x, y }: DetectedFace): number => Math.hypot(x - middle.x, y - middle.y);
    const [nearest] = [...again].sort((a, b) => away(a) - away(b));
    if (nearest === undefined) return null;
    return { look: pixelsOf(look), map, mesh: nearest.mesh, emotions: nearest.emotions };
  }
}

/** The same face in px of a picture that is so many times larger. */
function enlarged(studied: StudiedSitter, times: number): StudiedSitter {
  const { scale, angle, origin } = studied.map;
  const map = { angle, scale: scale * times, origin: { x: origin.x * times, y: origin.y * times } };
  return { ...studied, map };
}
