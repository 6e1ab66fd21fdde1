import type { CallId } from '../../../shared/ids.ts';
import type { PhotoResult } from '../../../shared/service/wire.ts';
import type { AnsweredCall, FoundResult } from '../../records/calls/found-call.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import { doubtOf } from './answer-picture.ts';

/** Says what an answer was for. It is sealed with the answer, in case the records are lost before its picture is here. */
export function answeredCall(
  { records, clock }: Needs<'records' | 'clock'>,
  { id: photoId, orderId, shotId, versionId, document }: PhotoRow,
  callId: CallId,
  answer: PhotoResult,
  code: FoundResult['code'],
): AnsweredCall {
  const call = records.calls.get(callId);
  if (call?.sentAt == null) throw new Error('an answer to a call that was not sent');
  const { endpoint, region, createdAt, sentAt } = call;
  const { photoUuid, issues, widthPx, heightPx } = answer;
  const trouble = photoUuid === null ? 'no-photo-uuid' : doubtOf(answer);
  return {
    ...{ id: callId, endpoint, region, createdAt, sentAt, endedAt: clock.now().toISOString() },
    ...{ orderId, orderNumber: records.orders.get(orderId)?.number ?? null },
    photo: { id: photoId, shotId, versionId, document: document.name, photoUuid },
    result: { issues, widthPx, heightPx, trouble, code },
  };
}
