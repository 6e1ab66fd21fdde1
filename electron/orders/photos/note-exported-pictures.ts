import type { ExportSource } from '../../../shared/exporting.ts';
import type { OrderId, RetouchSessionId } from '../../../shared/ids.ts';
import type { Needs } from '../deps.ts';

interface Origin {
  readonly order: OrderId | null;
  /** The session of a picture without an order. */
  readonly session: RetouchSessionId | null;
}

/** Enters the pictures in the audit log, once for each order and each session, before the first of them is written. */
export function noteExportedPictures(
  deps: Needs<'records' | 'note'>,
  pictures: readonly ExportSource[],
): void {
  const origins = pictures.map((picture) => originOf(deps, picture));
  const keyOf = ({ order, session }: Origin): string => order ?? session ?? '';
  deps.records.transaction(() => {
    for (const [key, origin] of new Map(origins.map((each) => [keyOf(each), each]))) {
      const count = origins.filter((each) => keyOf(each) === key).length;
      const subject = origin.session === null ? {} : { subject: origin.session };
      deps.note('exported', { order: origin.order, ...subject, file: 'pictures', count });
    }
  });
}

function originOf({ records }: Needs<'records'>, source: ExportSource): Origin {
  if (source.from === 'photo')
    return { order: records.photos.get(source.photoId)?.orderId ?? null, session: null };
  const sessionId = records.versions.get(source.versionId)?.sessionId ?? null;
  const shotId = sessionId === null ? null : (records.retouchSessions.get(sessionId)?.shotId ?? null);
  const order = shotId === null ? null : (records.shots.get(shotId)?.orderId ?? null);
  return { order, session: order === null ? sessionId : null };
}
