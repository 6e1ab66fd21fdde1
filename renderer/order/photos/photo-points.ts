/** Turns the service's answer about one photo, and the rules of its document, into points of the verdict. */
import { documentRules } from '../../../shared/documents.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { t } from '../../i18n/index.ts';
import { isApproved } from '../../state/order-progress.ts';
import type { VerdictPoint } from '../frame/verdict.ts';
import { issueWords } from '../../state/issue-words.ts';
import { blockingTrouble, pictureDoubt } from './photo-trouble.ts';
import { documentWords } from '../../state/document-words.ts';

const noFace = 'ISSUE_FACE_NOT_FOUND';

/** Returns the points of a preview or final. Those of an approved photo or a final no longer stop anyone. */
export function photoPoints(photo: PhotoView): readonly VerdictPoint[] {
  const points = [
    ...pictureRefused(photo),
    ...answerFaults(photo),
    ...issueWords(photo.issues).map(({ code, severity, title }) => ({ code, severity, words: title })),
    ...editPoints(photo),
    ...doubts(photo),
  ];
  return isApproved(photo) ? points.map((point) => ({ ...point, severity: 'warn' })) : points;
}

/** Returns a point when the service refused the picture that the photo is made from, or found no face in it. */
export function pictureRefused({ pictureRefusal, state, issues }: PhotoView): readonly VerdictPoint[] {
  if (state === 'no-face' && !issues.includes(noFace))
    return [{ code: noFace, severity: 'bad', words: t('preview.noFace') }];
  if (state === 'chosen' && pictureRefusal === 'unusable')
    return [{ code: 'picture-refused', severity: 'bad', words: t('verdict.pictureRefused') }];
  return [];
}

function answerFaults(photo: PhotoView): readonly VerdictPoint[] {
  const trouble = blockingTrouble(photo);
  return trouble === null
    ? []
    : [{ code: trouble, severity: 'bad', words: t(`preview.trouble.${trouble}.title`) }];
}

/** A supervisor has allowed the edit, with a reason; staff should still know what the photo is made from. */
export function editPoints({ version, document }: PhotoView): readonly VerdictPoint[] {
  return version === null || documentRules(document).policy !== 'locked'
    ? []
    : [{ code: 'forbidden-edit', severity: 'warn', words: t('verdict.forbiddenEdit') }];
}

function doubts(photo: PhotoView): readonly VerdictPoint[] {
  const doubt = pictureDoubt(photo);
  return doubt === null
    ? []
    : [
        {
          code: doubt,
          severity: 'warn',
          words: t(`pictureDoubt.${doubt}`, { document: documentWords(photo.document.name) }),
        },
      ];
}
