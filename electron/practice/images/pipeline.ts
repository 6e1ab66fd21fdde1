/** One photo from the bytes of a request to preview and final. Runs in the image thread. */
import type { Human } from '@vladmandic/human';
import sharp from 'sharp';
import { findIssues, type FaceFindings } from '../../../shared/face-issues.ts';
import { lightOf, sharpnessOf } from '../../../shared/face-light.ts';
import { featuresOf, headOf, poseOf } from '../../../shared/face-measures.ts';
import { PracticeError } from '../errors.ts';
import { requireSpec, type Spec } from '../specs.ts';
import { cropFor, missingOf, type Missing, type SourceHead } from './crop.ts';
import { decode } from './decode.ts';
import { findFaces, studyFace, type StudiedFace } from './faces.ts';
import { loadHuman } from './human-runtime.ts';
import { withJfif } from './jfif.ts';
import { practiceBandSvg, watermarkSvg } from './marks.ts';
import type { Done, Job, PhotoDone, PhotoJob } from './protocol.ts';
import { resample, type Pixels } from './resample.ts';
import { renderSheet } from './sheet.ts';
import { toSource } from './similarity.ts';

let models: Promise<Human> | undefined;
/** Loaded by the first picture, once; a failure is not kept. */
function human(): Promise<Human> {
  models ??= loadHuman().catch((error: unknown) => {
    models = undefined;
    throw error;
  });
  return models;
}

const noFace: PhotoDone = { kind: 'photo', issues: ['ISSUE_FACE_NOT_FOUND'], final: null, preview: null };

/** The look's head in px of the source. */
function sourceHead({ mesh, map }: StudiedFace): SourceHead {
  const head = headOf(mesh);
  return {
    eyes: toSource(map, head.eyes),
    eyesToCrown: head.eyesToCrown * map.scale,
    eyesToChin: head.eyesToChin * map.scale,
    tilt: map.angle + head.tilt,
  };
}

function findings({ look, mesh, emotions }: StudiedFace, missing: Missing): FaceFindings {
  const pixels = { ...look, channels: 3 } as const;
  return {
    pose: poseOf(mesh),
    features: featuresOf(mesh),
    happiness: emotions['happy'] ?? 0,
    light: lightOf(pixels, mesh),
    sharpness: sharpnessOf(pixels, mesh),
    missing,
  };
}

/** A finished JPEG with `overlay` on it, at the document's size and resolution. */
async function render({ data, width, height }: Pixels, overlay: string, spec: Spec): Promise<Buffer> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return withJfif(jpeg, spec.dpi);
}

async function makePhoto({ image, specCode, watermark, sensitivity }: PhotoJob): Promise<PhotoDone> {
  const spec = requireSpec(specCode);
  const source = await decode(image, spec.backgroundColor);
  const faces = await findFaces(await human(), source);
  const [largest] = faces;
  if (largest === undefined) return noFace;
  // The interface has no issue code for two sitters. A refusal with a sentence is better than a guess at whose photo it is.
  if (faces.length > 1) {
    throw new PracticeError(
      'SEVERAL_FACES',
      `The image shows ${faces.length} faces; it must show one person.`,
    );
  }
  const face = await studyFace(await human(), source, largest);
  if (face === null) return noFace;
  const crop = cropFor(spec, sourceHead(face));
  const photo = resample(source, crop, spec.widthPx, spec.heightPx);
  const [final, preview] = await Promise.all([
    render(photo, practiceBandSvg(spec), spec),
    watermark === null ? null : render(photo, watermarkSvg(spec, watermark), spec),
  ]);
  const issues = findIssues(findings(face, missingOf(spec, crop, source)), sensitivity);
  return { kind: 'photo', issues, final, preview };
}

/** @throws PracticeError when the image, not the program, is at fault */
export async function runJob(job: Job): Promise<Done> {
  if (job.kind === 'photo') return makePhoto(job);
  return { kind: 'sheet', sheet: await renderSheet(job.photo, requireSpec(job.specCode), job.size) };
}
