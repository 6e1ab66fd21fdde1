/**
 * Measures a head from its face mesh: level, turn, size, and the positions of chin and crown. The guidance at the camera
 * and the practice service both use it, so that they judge alike. Pure functions; the mesh is MediaPipe's 468 points
 * followed by the ten of the irises, x and y in px of the picture, z in px away from the camera.
 */
export interface MeshPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export type FaceMesh = readonly MeshPoint[];

/** Point numbers in MediaPipe's canonical face model; left and right are the picture's. */
const points = {
  foreheadTop: 10,
  chin: 152,
  noseTip: 1,
  leftSide: 234,
  rightSide: 454,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  leftEyeTop: 159,
  leftEyeBottom: 145,
  rightEyeInner: 362,
  rightEyeOuter: 263,
  rightEyeTop: 386,
  rightEyeBottom: 374,
  mouthLeft: 61,
  mouthRight: 291,
  lipTop: 13,
  lipBottom: 14,
  leftPupil: 473,
  rightPupil: 468,
} as const;
export type FacePoint = keyof typeof points;

/** Returns a point of the mesh. @throws when the mesh is incomplete: a caller's mistake */
export function facePoint(mesh: FaceMesh, name: FacePoint): MeshPoint {
  const found = mesh[points[name]];
  if (found === undefined) throw new Error(`The face mesh has no point for ${name}`);
  return found;
}

/** Tilt of the eye line, radians, clockwise positive. Measured at the corners, because a glance moves the pupils. */
export function levelAngle(mesh: FaceMesh): number {
  const at = (name: FacePoint): MeshPoint => facePoint(mesh, name);
  const y = at('rightEyeOuter').y + at('rightEyeInner').y - at('leftEyeOuter').y - at('leftEyeInner').y;
  const x = at('rightEyeOuter').x + at('rightEyeInner').x - at('leftEyeOuter').x - at('leftEyeInner').x;
  return Math.atan2(y, x);
}

interface Position {
  readonly x: number;
  readonly y: number;
}

const eyePoints = [
  'leftEyeOuter',
  'leftEyeInner',
  'rightEyeInner',
  'rightEyeOuter',
  'leftPupil',
  'rightPupil',
] as const;

/** Midpoint of both eyes, px. */
function eyesMiddle(mesh: FaceMesh): Position {
  const found = eyePoints.map((name) => facePoint(mesh, name));
  const mean = (pick: (point: MeshPoint) => number): number =>
    found.reduce((sum, point) => sum + pick(point), 0) / found.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Returns a point of the levelled mesh, px from the midpoint of the eyes: right and down are positive. */
function levelled(mesh: FaceMesh, name: FacePoint): Position {
  const [angle, origin, point] = [levelAngle(mesh), eyesMiddle(mesh), facePoint(mesh, name)];
  const [dx, dy] = [point.x - origin.x, point.y - origin.y];
  return {
    x: dx * Math.cos(angle) + dy * Math.sin(angle),
    y: dy * Math.cos(angle) - dx * Math.sin(angle),
  };
}

const apart = (a: MeshPoint, b: MeshPoint): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Pupil to pupil plus outer corner to outer corner, px: a size that turning the head does not change. */
const eyeSpan = (mesh: FaceMesh): number =>
  apart(facePoint(mesh, 'leftPupil'), facePoint(mesh, 'rightPupil')) +
  apart(facePoint(mesh, 'leftEyeOuter'), facePoint(mesh, 'rightEyeOuter'));

/* Fitted by least squares to 200 drawn portraits (adults and children, hair flat, high, long and bald, tilted up to 10
   degrees, smiling, unevenly lit) with known crown and chin, and to one photograph annotated by hand. The mesh's chin
   is above the true one, less so with an open mouth. No mesh point is on the crown, so the head's height is an
   estimate: 1.3 % standard deviation, 3.7 % at worst. Where a plain backdrop shows the top of the hair, the practice
   service limits the estimate by it. */
const CHIN_REACH = 1.048;
const CHIN_MOUTH = -0.124;
const HEAD_EYES = 0.87;
const HEAD_CHIN = 0.882;
/** Depth of the head's axis behind the eyes, as a share of its height: a turn moves the eyes away from the axis. */
const AXIS_DEPTH = 0.19;

export interface Head {
  /** The point on the head's axis at the height of the eyes, px. */
  readonly eyes: Position;
  /** Estimated distances along the axis, px. */
  readonly eyesToCrown: number;
  readonly eyesToChin: number;
  /** Clockwise tilt, radians. */
  readonly tilt: number;
}

/** Returns where the head is: eyes measured, chin corrected, crown estimated. */
export function headOf(mesh: FaceMesh): Head {
  const tilt = levelAngle(mesh);
  const chin = levelled(mesh, 'chin').y;
  const gap = levelled(mesh, 'lipBottom').y - levelled(mesh, 'lipTop').y;
  const eyesToChin = CHIN_REACH * chin + CHIN_MOUTH * gap;
  const height = HEAD_EYES * eyeSpan(mesh) + HEAD_CHIN * chin;
  const [eyes, shift] = [eyesMiddle(mesh), AXIS_DEPTH * height * Math.sin(radians(poseOf(mesh).yaw))];
  return {
    eyes: { x: eyes.x - shift * Math.cos(tilt), y: eyes.y - shift * Math.sin(tilt) },
    eyesToCrown: height - eyesToChin,
    eyesToChin,
    tilt,
  };
}

const degrees = (value: number): number => (value * 180) / Math.PI;
const radians = (value: number): number => (value * Math.PI) / 180;

/** Degrees. Roll is positive clockwise, yaw towards the picture's right, pitch with the chin up. */
export interface Pose {
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** A level face's mesh leans by this much and follows a nod only in part. Fitted like the head's height. */
const PITCH_OFFSET = 8.9;
const PITCH_GAIN = -1.41;

/**
 * Returns how the head is turned, from the depth of the mesh. On drawn faces, yaw is within 3 degrees up to 25; pitch is
 * within about 5 on neutral ones, but off by up to 12 on strongly turned ones and by 7 on smiling ones.
 */
export function poseOf(mesh: FaceMesh): Pose {
  const [left, right] = [facePoint(mesh, 'leftSide'), facePoint(mesh, 'rightSide')];
  const [top, chin] = [facePoint(mesh, 'foreheadTop'), facePoint(mesh, 'chin')];
  const breadth = levelled(mesh, 'rightSide').x - levelled(mesh, 'leftSide').x;
  const height = levelled(mesh, 'chin').y - levelled(mesh, 'foreheadTop').y;
  return {
    roll: degrees(levelAngle(mesh)),
    yaw: degrees(Math.atan2(right.z - left.z, breadth)),
    pitch: PITCH_OFFSET + PITCH_GAIN * degrees(Math.atan2(chin.z - top.z, height)),
  };
}

/** Shape of mouth and eyes, as ratios that do not depend on the size of the face. */
export interface Features {
  /** Width of the mouth over the eye span: 0.33 at rest, wider in a smile. */
  readonly mouthWidth: number;
  /** Gap between the lips over the eye span: under 0.02 when closed. */
  readonly mouthGap: number;
  /** Height over width of the eyes, mean of both: about 0.4 open, under 0.15 shut. */
  readonly eyesOpen: number;
}

export function featuresOf(mesh: FaceMesh): Features {
  const at = (name: FacePoint): Position => levelled(mesh, name);
  const span = eyeSpan(mesh);
  const left = (at('leftEyeBottom').y - at('leftEyeTop').y) / (at('leftEyeInner').x - at('leftEyeOuter').x);
  const right =
    (at('rightEyeBottom').y - at('rightEyeTop').y) / (at('rightEyeOuter').x - at('rightEyeInner').x);
  return {
    mouthWidth: (at('mouthRight').x - at('mouthLeft').x) / span,
    mouthGap: (at('lipBottom').y - at('lipTop').y) / span,
    eyesOpen: (left + right) / 2,
  };
}
