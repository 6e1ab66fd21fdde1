/** Finds faces as the practice service does, to check that drawn faces are found where they were drawn. */
import { decode } from '../../electron/practice/images/decode.ts';
import { studyFaces } from '../../electron/practice/images/faces.ts';
import { loadHuman } from '../../electron/practice/images/human-runtime.ts';
import { toSource } from '../../electron/practice/images/similarity.ts';
import { facePoint, headOf, poseOf } from '../../shared/face/measures.ts';
import type { FacePoint, Pose } from '../../shared/face/measures.ts';
import type { Point } from '../../shared/portrait/index.ts';

export interface FoundFace {
  /** Pixels of the picture; left and right are the picture's. */
  readonly leftEye: Point;
  readonly rightEye: Point;
  readonly chin: Point;
  /** Crown to chin as estimated from the mesh, in pixels. */
  readonly headHeight: number;
  /** Clockwise tilt in degrees. */
  readonly tilt: number;
  readonly pose: Pose;
}

export type FindFaces = (picture: Buffer) => Promise<FoundFace[]>;

/** Loads the models once (a third of a second); returns a function that takes an encoded picture. */
export async function faceFinder(): Promise<FindFaces> {
  const human = await loadHuman();
  return async (picture) => {
    const source = await decode(picture, '#ffffff');
    return (await studyFaces(human, source)).map((face) => {
      const at = (name: FacePoint): Point => toSource(face.map, facePoint(face.mesh, name));
      const head = headOf(face.mesh);
      return {
        leftEye: at('leftPupil'),
        rightEye: at('rightPupil'),
        chin: at('chin'),
        headHeight: (head.eyesToCrown + head.eyesToChin) * face.map.scale,
        tilt: ((face.map.angle + head.tilt) * 180) / Math.PI,
        pose: poseOf(face.mesh),
      };
    });
  };
}
