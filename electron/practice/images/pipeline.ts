/** Makes one photo, from the bytes of a request to preview and final. Runs in the image thread. */
import { practiceBandSvg } from '../../practice-band.ts';
import { findIssues } from '../../../shared/face/issues.ts';
import { requireSpec, type Spec } from '../specs.ts';
import type { SourceHead } from './crop.ts';
import { decode } from './decode.ts';
import { encodeJpeg, encodePng } from './encode.ts';
import { examine, type Examined } from './examine.ts';
import { watermarkSvg } from './marks.ts';
import { faceModels } from './models.ts';
import { replaceBackdrop } from './new-backdrop.ts';
import type { Done, Job, PhotoDone, PhotoJob } from './protocol.ts';
import { resample, type Pixels } from './resample.ts';
import { renderSheet } from './sheet.ts';
import { toTarget, type Similarity } from './similarity.ts';

const noFace: PhotoDone = {
  kind: 'photo',
  issues: ['ISSUE_FACE_NOT_FOUND'],
  final: null,
  finalPng: null,
  preview: null,
};

/** Cuts the photo out of the source, with a wall of the document's colour when the backdrop allows it. */
export function cutPhoto(source: Pixels, crop: Similarity, head: SourceHead, spec: Spec): Pixels {
  const photo = resample(source, crop, spec.widthPx, spec.heightPx);
  const eyes = toTarget(crop, head.eyes);
  const person = {
    x: eyes.x,
    crownY: eyes.y - head.eyesToCrown / crop.scale,
    chinY: eyes.y + head.eyesToChin / crop.scale,
  };
  return replaceBackdrop(photo, spec.backgroundColor, person) ?? photo;
}

interface ExaminedPicture extends Examined {
  readonly source: Pixels;
  readonly issues: readonly string[];
}

/** Examines a request's picture for its document; null without a face. */
export async function examinePicture({
  image,
  specCode,
  sensitivity,
}: Pick<PhotoJob, 'image' | 'specCode' | 'sensitivity'>): Promise<ExaminedPicture | null> {
  const spec = requireSpec(specCode);
  const source = await decode(image, spec.backgroundColor);
  const examined = await examine(await faceModels(), source, spec);
  if (examined === null) return null;
  const glassesAllowed = spec.glasses !== 'NOT_ALLOWED';
  return { ...examined, source, issues: findIssues(examined.findings, sensitivity, { glassesAllowed }) };
}

async function makePhoto(job: PhotoJob): Promise<PhotoDone> {
  const examined = await examinePicture(job);
  if (examined === null) return noFace;
  const { sitter, crop, source, issues } = examined;
  const { watermark } = job;
  const spec = requireSpec(job.specCode);
  const photo = cutPhoto(source, crop, sitter.head, spec);
  const band = practiceBandSvg(spec);
  const [final, finalPng, preview] = await Promise.all([
    encodeJpeg(photo, band, spec),
    encodePng(photo, band, spec),
    watermark === null ? null : encodeJpeg(photo, watermarkSvg(spec, watermark), spec),
  ]);
  return { kind: 'photo', issues, final, finalPng, preview };
}

/** @throws PracticeError when the image, not the program, is at fault */
export async function runJob(job: Job): Promise<Done> {
  if (job.kind === 'photo') return makePhoto(job);
  return { kind: 'sheet', sheet: await renderSheet(job.photo, requireSpec(job.specCode), job.size) };
}
