import { pictureTroubleOf } from '../../shared/picture-trouble.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { wordsAt } from '../ui/screen-errors.ts';

/** The service's names for the two pictures. */
export const slots = ['source', 'target'] as const;
export type Slot = (typeof slots)[number];

type Failed = Pick<BridgeError, 'code' | 'details'>;

/** Returns the picture that the error is about; null when it does not say. */
export function faultySlot({ details }: Failed): Slot | null {
  return slots.find((slot) => slot === details['field']) ?? null;
}

/** Returns the words for a picture's fault, to show beside it. */
export function slotWords(failed: Failed): { readonly title: string; readonly text: string } {
  const { title, cost, now } = wordsAt('faceMatch', failed);
  if (failed.code === 'SERVICE_NO_FACE')
    return { title: t('faceMatch.noFaceTitle'), text: sentences(cost, t('faceMatch.noFaceText')) };
  const trouble = pictureTroubleOf(failed);
  return trouble === null
    ? { title, text: sentences(cost, now) }
    : { title: t('faceMatch.badPicture'), text: sentences(t(`importing.troubles.${trouble}`), cost) };
}
