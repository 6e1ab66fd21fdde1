/** The scene that staff put on the customer's screen. */
import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { hintCodes } from '../guidance/hints.ts';
import { rotations } from '../model/pictures.ts';
import { nothing, forOrder, forPhoto } from './parts.ts';

/** Fractions of the picture; a guide wider than its picture extends beyond it. */
const share = z.number().min(-4).max(4);

const guidanceSay = z.union([
  z.strictObject({ state: z.enum(['off', 'starting', 'right']) }),
  z.strictObject({ state: z.literal('hint'), code: z.enum(hintCodes) }),
]);

const pixels = z.number().int().min(0).max(20_000);

const language = z.enum(languages).nullable();

const customerScene = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('idle') }),
  z.strictObject({
    kind: z.literal('posing'),
    language,
    camera: z.union([
      z.strictObject({
        label: z.string().max(300),
        nth: z.number().int().min(0).max(100),
        widthPx: pixels,
        heightPx: pixels,
      }),
      z.number().int().min(0).max(1_000_000),
      z.literal('connected'),
    ]),
    rotation: z.literal(rotations),
    guide: z
      .strictObject({
        frame: z.strictObject({ x: share, y: share, width: share, height: share }),
        crown: share,
        eyes: share,
        chin: share,
        left: share,
        right: share,
        mm: share,
      })
      .nullable(),
    say: guidanceSay,
  }),
  z.strictObject({ kind: z.literal('checking'), language }),
  z.strictObject({ kind: z.literal('bill'), language, ...forOrder }),
  z.strictObject({ kind: z.literal('approval'), language, ...forPhoto }),
]);

export const customerScreenCalls = {
  showCustomer: customerScene,
  customerScreen: nothing,
  openCustomerScreen: nothing,
};
