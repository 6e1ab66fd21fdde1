import type {
  RetouchKind,
  RetouchSessionSummary,
  RetouchSessionView,
  HeadshotSettings,
  VersionView,
} from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, CallId, PersonId, PhotoId } from '../../shared/ids.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import type { Needs } from '../orders/deps.ts';
import { callView } from '../orders/calls/ledger.ts';
import { peopleOf } from '../orders/people/people-view.ts';
import { printView } from '../orders/prints/print-view.ts';
import { imageView } from '../orders/photos/image-view.ts';
import { settledSince } from '../orders/calls/settled-calls.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { erasedAfter } from './retention.ts';

/** Number of sessions on one page of the list. */
const mostListed = 60;

/** A session as the page shows it. @throws KioskError NOT_FOUND, also for one whose pictures were erased */
export function sessionView(
  deps: Needs<'records' | 'service' | 'settings' | 'practice'>,
  sessionId: RetouchSessionId,
): RetouchSessionView {
  const { records } = deps;
  const session = records.retouchSessions.get(sessionId);
  if (session?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such session');
  const calls = records.calls.ofSession(sessionId);
  const [newest] = calls;
  const open = records.calls.openOfSession(sessionId);
  const usedFor = usesOf(deps, session);
  return {
    id: session.id,
    kind: session.kind,
    practice: deps.practice,
    ...whose(deps, session),
    versions: records.versions.ofSession(sessionId).flatMap((version) => {
      const image = imageView(deps, version.imageId);
      return image === null ? [] : [versionView(version, image, usedFor(version))];
    }),
    runs: records.headshotRuns
      .ofSession(sessionId)
      .map(({ callId, sessionId: _session, doubts, ...settings }) => ({
        ...settings,
        id: callId,
        doubts: doubts ?? [],
      })),
    asked: newest === undefined ? null : askedWith(deps, newest.id),
    openCall: open === null ? null : callView(deps, open),
    lastCall: newest === undefined ? null : callView(deps, newest),
    settledCalls: settledSince(calls),
    prints: records.prints.ofSession(sessionId).map(printView),
    erasedAfter: erasedAfter(deps, session),
    createdAt: session.createdAt,
    updatedAt: session.updatedAt,
  };
}

function askedWith({ records }: Needs<'records'>, callId: CallId): HeadshotSettings | null {
  const run = records.headshotRuns.get(callId);
  if (run === null) return null;
  const { prompt, seed, sampleNumber, identityScale, widthPx, heightPx } = run;
  return { prompt, seed, sampleNumber, identityScale, widthPx, heightPx };
}

/** Sorted by the latest work, newest first. */
export const listRetouchSessions = (
  deps: Needs<'records'>,
  kind: RetouchKind,
): readonly RetouchSessionSummary[] =>
  deps.records.retouchSessions.newest(kind, mostListed).map((session) => summary(deps, session));

function summary(deps: Needs<'records'>, session: RetouchSessionRow): RetouchSessionSummary {
  const { records } = deps;
  const versions = records.versions.ofSession(session.id);
  const { orderId, orderNumber, name } = whose(deps, session);
  return {
    ...{ id: session.id, kind: session.kind, orderId, orderNumber, name },
    thumbnail: newestImage(deps, versions),
    versions: versions.length - 1,
    attention: attention(deps, session),
    updatedAt: session.updatedAt,
  };
}

function newestImage(deps: Needs<'records'>, versions: readonly VersionRow[]): ImageView | null {
  const last = versions.findLast(({ mark }) => mark !== 'rejected');
  return imageView(deps, last?.imageId ?? null);
}

function attention(
  { records }: Needs<'records'>,
  { id }: RetouchSessionRow,
): RetouchSessionSummary['attention'] {
  const open = records.calls.openOfSession(id);
  if (open !== null) return open.state === 'uncertain' ? 'uncertain-call' : 'under-way';
  return records.prints.ofSession(id).some(({ state }) => state === 'uncertain') ? 'uncertain-print' : null;
}

/** A session that belongs to no order shows none, wherever its picture was copied from. */
function whose(
  deps: Needs<'records'>,
  session: RetouchSessionRow,
): Pick<RetouchSessionView, 'orderId' | 'orderNumber' | 'personId' | 'name'> {
  const shot = session.shotId === null ? null : deps.records.shots.get(session.shotId);
  const order = shot === null ? null : deps.records.orders.get(shot.orderId);
  if (shot === null || order === null) {
    return { orderId: null, orderNumber: '', personId: null, name: session.name };
  }
  const { personId } = shot;
  return { orderId: order.id, orderNumber: order.number, personId, name: nameOf(deps, order, personId) };
}

const nameOf = (deps: Needs<'records'>, order: OrderRow, personId: PersonId): string =>
  peopleOf(deps, order).find(({ id }) => id === personId)?.name ?? '';

/** Returns the photos of the order that are made from a version; for the original, those made from the shot itself. */
function usesOf(
  { records }: Needs<'records'>,
  { orderId, shotId }: RetouchSessionRow,
): (version: VersionRow) => PhotoId[] {
  const ofShot =
    orderId === null || shotId === null
      ? []
      : records.photos.ofOrder(orderId).filter((photo) => photo.shotId === shotId);
  return ({ id, tool }) =>
    ofShot
      .filter(({ versionId }) => versionId === (tool === 'original' ? null : id))
      .map((photo) => photo.id);
}

function versionView(version: VersionRow, image: ImageView, usedFor: readonly PhotoId[]): VersionView {
  const { sessionId: _session, imageId: _image, callId, ...rest } = version;
  return { ...rest, image, usedFor, runId: version.tool === 'headshot' ? callId : null };
}
