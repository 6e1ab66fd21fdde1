/**
 * Examines faces in two looks. The first finds them in the whole picture, at a small size. The second examines one
 * face, levelled and always at the same size: the mesh comes in whole pixels, so a small or tilted face would be
 * measured coarsely; and light and sharpness become comparable between pictures.
 */
import type { FaceResult, Human } from '@vladmandic/human';
import sharp from '../../sharp.ts';
import {
  distinctFaces,
  faceNearest,
  isOffCentre,
  type FacePosition,
  type FoundFace,
} from '../../../shared/face/count.ts';
import { levelAngle, type FaceMesh } from '../../../shared/face/measures.ts';
import { detectFaces } from './human-runtime.ts';
import { resample, type Pixels } from './resample.ts';
import { anchored, toSource, type Similarity } from './similarity.ts';

/** Side of each look's square, px. */
const LOOK_SIDE = 640;
/** Side of the second look's square relative to the face box: room for the hair and the chin. */
const ROOM = 2.1;

/** With its position in px of the source. */
interface RoughFace extends FacePosition {
  /** Clockwise tilt of the eye line, radians. */
  readonly tilt: number;
}

/** With its position in px of the source. */
export interface StudiedFace extends FoundFace {
  /** Levelled square around the face, LOOK_SIDE px per side. */
  readonly look: Pixels;
  /** Maps the look to the source. */
  readonly map: Similarity;
  /** 478 points in px of the look. */
  readonly mesh: FaceMesh;
  /** 0 to 1 by name, from the emotion model. */
  readonly emotions: Readonly<Record<string, number>>;
}

function meshOf({ meshRaw, box }: FaceResult, side: number): FaceMesh {
  const depthScale = Math.max(box[2], box[3]);
  // `meshRaw` gives depth as a share of the model's input, whose side is the face box.
  return meshRaw.map(([x, y, z = 0]) => ({ x: x * side, y: y * side, z: z * depthScale }));
}

/** Returns the faces with an iris, whose centres the level is taken from: their meshes have 478 points. */
const detect = async (human: Human, picture: Pixels): Promise<readonly FaceResult[]> =>
  (await detectFaces(human, picture)).filter((face) => face.meshRaw.length >= 478);

async function wholeAsSquare({ data, width, height }: Pixels): Promise<Pixels> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(LOOK_SIDE, LOOK_SIDE, {
      fit: 'contain',
      position: 'left top',
      background: '#808080',
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
  return { data: small, width: LOOK_SIDE, height: LOOK_SIDE };
}

/** A face in px of the examined picture. */
interface DetectedFace extends FoundFace {
  readonly mesh: FaceMesh;
  readonly emotions: StudiedFace['emotions'];
}

function detected(face: FaceResult): DetectedFace {
  const [x, y, width, height] = face.box;
  return {
    ...{ x: x + width / 2, y: y + height / 2, size: Math.max(width, height), score: face.boxScore },
    mesh: meshOf(face, LOOK_SIDE),
    emotions: Object.fromEntries((face.emotion ?? []).map(({ emotion, score }) => [emotion, score])),
  };
}

/** Returns candidates that may be faces. */
async function findFaces(human: Human, source: Pixels): Promise<readonly RoughFace[]> {
  const scale = Math.max(source.width, source.height) / LOOK_SIDE;
  const faces = await detect(human, await wholeAsSquare(source));
  return faces.map(detected).map(({ x, y, size, mesh }) => ({
    ...{ x: x * scale, y: y * scale, size: size * scale },
    tilt: levelAngle(mesh),
  }));
}

/** Takes the second look; null when the models find no face in it, so that the first look was wrong. */
async function studyFace(
  human: Human,
  source: Pixels,
  rough: RoughFace,
  isLast = false,
): Promise<StudiedFace | null> {
  const middle = { x: LOOK_SIDE / 2, y: LOOK_SIDE / 2 };
  const map = anchored((rough.size * ROOM) / LOOK_SIDE, rough.tilt, rough, middle);
  const look = resample(source, map, LOOK_SIDE, LOOK_SIDE);
  const face = faceNearest((await detect(human, look)).map(detected), middle);
  if (face === null) return null;
  const { mesh, emotions, score } = face;
  const position = { ...toSource(map, face), size: face.size * map.scale, score };
  if (!isLast && isOffCentre(rough, position)) {
    return studyFace(human, source, { ...position, tilt: map.angle + levelAngle(mesh) }, true);
  }
  return { ...position, look, map, mesh, emotions };
}

/** Returns each sitter of a picture once, largest first; empty when there is none. Leaves out bystanders. */
export async function studyFaces(human: Human, source: Pixels): Promise<readonly StudiedFace[]> {
  const studied: StudiedFace[] = [];
  // One after another, because the models keep state between two looks.
  for (const rough of await findFaces(human, source)) {
    const face = await studyFace(human, source, rough);
    if (face !== null) studied.push(face);
  }
  return distinctFaces(studied);
}
