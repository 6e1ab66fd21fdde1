/** Portraits in the guide for the UK passport, each with one fault. */
import type { HintCode } from '../../shared/guidance/hints.ts';
import type { PortraitParams } from '../../shared/portrait/index.ts';

/** A person with the right pose for that guide. */
export const rightPose: Partial<PortraitParams> = { headHeight: 0.46, offsetY: -0.04 };

/** Each hint with the portrait that gets it; what a portrait leaves out is as in `rightPose`. */
export const posed = [
  ['no-face', { people: 0, background: 'busy' }],
  ['several-faces', { people: 2, headHeight: 0.3 }],
  ['too-far', { headHeight: 0.32 }],
  ['too-close', { headHeight: 0.6 }],
  ['move-left', { offsetX: -0.12 }],
  ['move-right', { offsetX: 0.12 }],
  ['move-up', { offsetY: 0.12 }],
  ['move-down', { offsetY: -0.19 }],
  ['tilt-right', { roll: 12 }],
  ['tilt-left', { roll: -12 }],
  ['turn-right', { yaw: 20 }],
  ['turn-left', { yaw: -20 }],
  ['chin-down', { pitch: 25 }],
  ['chin-up', { pitch: -25 }],
  ['too-dark', { exposure: -0.9 }],
  ['too-bright', { exposure: 1, skin: 'porcelain' }],
  ['uneven-light', { light: 0.9 }],
  ['eyes-closed', { eyesClosed: 1 }],
  ['mouth-open', { mouthOpen: 0.8 }],
  ['smiling', { smile: 0.9 }],
  ['blurred', { blur: 7 }],
  ['backdrop', { background: 'busy' }],
] as const satisfies readonly (readonly [HintCode, Partial<PortraitParams>])[];

/**
 * Hints that the first test of `guidance.spec.ts` gets from the page's camera: a side and a turn, which a mirror would
 * exchange, and the light. It begins with an empty room, and other tests there get three more. `drawn-hints.test.ts`
 * gets the others from the same models without a page, and `in-the-page.own-process.test.ts` compares the page's
 * measures with what was drawn.
 */
export const beforeCamera: readonly HintCode[] = ['move-left', 'turn-left', 'too-dark'];
