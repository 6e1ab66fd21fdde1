import { pictureTroubleOf } from '../../shared/picture-trouble.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { wordsAt } from '../ui/place-errors.ts';

/** As the service names the two pictures. */
export const slots = ['source', 'target'] as const;
export type Slot = (typeof slots)[number];

type Failed = Pick<BridgeError, 'code' | 'details'>;

/** Which of the two pictures the error is about; null where nobody said. */
export function faultySlot({ details }: Failed): Slot | null {
  return slots.find((slot) => slot === details['field']) ?? null;
}

/** What is wrong with a picture, for the place where it is shown. */
export function slotWords(failed: Failed): { readonly title: string; readonly text: string } {
  const { title, cost, now } = wordsAt('faceMatch', failed);
  if (failed.code === 'SERVICE_NO_FACE')
    return { title: t('faceMatch.noFaceTitle'), text: `${cost} ${t('faceMatch.noFaceText')}` };
  const trouble = pictureTroubleOf(failed);
  return trouble === null
    ? { title, text: `${cost} ${now}` }
    : { title: t('faceMatch.badPicture'), text: `${t(`importing.troubles.${trouble}`)} ${cost}` };
}
