import { KioskError } from '../../shared/errors.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import type { AnswerRoom } from '../vault/answer-room.ts';
import type { Records } from '../records/open.ts';

/** Says what keeps paid calls from being made; null when nothing does. */
export function blockedBy(
  records: Pick<Records, 'assertSafe'>,
  { missingBytes }: AnswerRoom,
): KioskStatus['blocked'] {
  try {
    records.assertSafe(missingBytes);
    return null;
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    if (error.code === 'DISK_FULL') return 'disk-full';
    if (error.code === 'RECORDS_INCOMPLETE') return 'records-incomplete';
    if (error.code === 'RECORDS_CHECKING') return 'checking';
    if (error.code === 'RECORDS_DAMAGED') return 'damaged';
    return error.code === 'RECORDS_READ_ONLY' ? 'read-only' : 'unsafe-disk';
  }
}
