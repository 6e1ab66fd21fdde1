/** Edits, headshots, face match, and pictures that leave as files. */
import { z } from 'zod';
import { retouchKinds, marks, pictureFormats, scaleFactors } from '../retouch.ts';
import { exportFormats } from '../exporting.ts';
import { headshotSideLimits, identityScaleLimits, promptLimit, sampleLimits } from '../service/limits.ts';
import { id, line, printerId, mediumId, copies, nothing, because, callSettled, forOrder } from './parts.ts';
import { pictureSource } from './pictures.ts';

const format = z.enum(pictureFormats);

const edit = z.discriminatedUnion('tool', [
  z.strictObject({ tool: z.literal('aiEdit'), format }),
  z.strictObject({ tool: z.literal('removeBackground'), quality: z.enum(['best', 'fast']), format }),
  z.strictObject({
    tool: z.literal('enhance'),
    scaleFactor: z.literal(scaleFactors),
    face: z.boolean(),
    format,
  }),
]);

/** A prompt may have several lines. */
const prompt = z
  .string()
  .max(promptLimit)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^[^\p{Cc}\n]*(\n[^\p{Cc}\n]*)*$/u),
  );

const headshotSide = z.number().int().min(headshotSideLimits.min).max(headshotSideLimits.max);

const forRetouchSession = { sessionId: id('ben') };

/** A picture that can be exported: a photo's final, or a version of a retouch session. */
const exported = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('photo'), photoId: id('pho') }),
  z.strictObject({ from: z.literal('version'), versionId: id('ver') }),
]);

const targetId = z.string().regex(/^(folder|drive-[\w-]{1,120})$/);

export const retouchCalls = {
  openRetouch: z.strictObject({ ...forOrder, shotId: id('shot') }),
  startRetouch: z.strictObject({ source: pictureSource }),
  listRetouchSessions: z.strictObject({ kind: z.enum(retouchKinds) }),
  retouchSession: z.strictObject(forRetouchSession),
  edit: z.strictObject({ ...forRetouchSession, versionId: id('ver'), edit }),
  fillBackground: z.strictObject({
    ...forRetouchSession,
    versionId: id('ver'),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  resolveRetouchCall: callSettled,
  eraseRetouchSession: z.strictObject(forRetouchSession),

  startHeadshots: z.strictObject({ source: pictureSource }),
  generateHeadshots: z.strictObject({
    ...forRetouchSession,
    prompt,
    seed: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    sampleNumber: z.number().int().min(sampleLimits.min).max(sampleLimits.max),
    identityScale: z.number().min(identityScaleLimits.min).max(identityScaleLimits.max),
    widthPx: headshotSide,
    heightPx: headshotSide,
  }),
  markHeadshot: z.strictObject({ ...forRetouchSession, versionId: id('ver'), mark: z.enum(marks) }),
  listPrompts: nothing,
  savePrompt: z.strictObject({
    promptId: id('prm').nullable(),
    name: line(80).pipe(z.string().min(1)),
    prompt,
  }),
  removePrompt: z.strictObject({ promptId: id('prm') }),
  printHeadshots: z.strictObject({
    ...forRetouchSession,
    versionIds: z.array(id('ver')).min(1).max(32),
    printerId,
    mediumId,
    edgeMm: z.number().min(0).max(30),
    copies,
  }),
  confirmHeadshotPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
  reprintHeadshot: z.strictObject({ printId: id('prt'), reason: because }),
  matchFaces: z.strictObject({
    source: pictureSource,
    target: pictureSource,
    /** Null leaves it to the service. */
    threshold: z.number().min(0).max(1_000).nullable(),
  }),
  openFaceMatch: nothing,
  resolveFaceMatch: callSettled,
  exportTargets: nothing,
  planExport: z.strictObject({ pictures: z.array(exported).min(1).max(64) }),
  exportCustomer: z.strictObject({ customerId: id('cus'), targetId }),
  exportPictures: z.strictObject({
    targetId,
    pictures: z
      .array(
        z.strictObject({
          of: exported,
          format: z.enum(exportFormats),
        }),
      )
      .min(1)
      .max(64),
  }),
};
