import type {
  BenchKind,
  BenchSummary,
  BenchView,
  HeadshotSettings,
  VersionView,
} from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { BenchId, CallId, PersonId, PhotoId } from '../../shared/ids.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { callView } from '../orders/calls/ledger.ts';
import { peopleOf } from '../orders/people/people-view.ts';
import { printView } from '../orders/prints/print-view.ts';
import { imageView } from '../orders/photos/image-view.ts';
import { settledSince } from '../orders/calls/settled-calls.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { erasedAfter } from './retention.ts';

/** What fits on the place's page. */
const mostListed = 60;

/** A bench as the page shows it. @throws KioskError NOT_FOUND, also for one whose pictures were erased */
export function benchView(deps: OrdersDeps, benchId: BenchId): BenchView {
  const { records } = deps;
  const bench = records.benches.get(benchId);
  if (bench?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such bench');
  const calls = records.calls.ofBench(benchId);
  const [newest] = calls;
  const open = records.calls.openOfBench(benchId);
  const usedFor = usesOf(deps, bench);
  return {
    id: bench.id,
    kind: bench.kind,
    practice: deps.practice,
    ...whose(deps, bench),
    versions: records.versions.ofBench(benchId).flatMap((version) => {
      const image = imageView(deps, version.imageId);
      return image === null ? [] : [versionView(version, image, usedFor(version))];
    }),
    runs: records.headshotRuns.ofBench(benchId).map(({ callId, benchId: _bench, doubts, ...settings }) => ({
      ...settings,
      id: callId,
      doubts: doubts ?? [],
    })),
    asked: newest === undefined ? null : askedWith(deps, newest.id),
    openCall: open === null ? null : callView(deps, open),
    lastCall: newest === undefined ? null : callView(deps, newest),
    settledCalls: settledSince(calls),
    prints: records.prints.ofBench(benchId).map(printView),
    erasedAfter: erasedAfter(deps, bench),
    createdAt: bench.createdAt,
    updatedAt: bench.updatedAt,
  };
}

function askedWith({ records }: OrdersDeps, callId: CallId): HeadshotSettings | null {
  const run = records.headshotRuns.get(callId);
  if (run === null) return null;
  const { prompt, seed, sampleNumber, identityScale, widthPx, heightPx } = run;
  return { prompt, seed, sampleNumber, identityScale, widthPx, heightPx };
}

/** Newest work first. */
export const listBenches = (deps: OrdersDeps, kind: BenchKind): readonly BenchSummary[] =>
  deps.records.benches.newest(kind, mostListed).map((bench) => summary(deps, bench));

function summary(deps: OrdersDeps, bench: BenchRow): BenchSummary {
  const { records } = deps;
  const versions = records.versions.ofBench(bench.id);
  const { orderId, orderNumber, name } = whose(deps, bench);
  return {
    ...{ id: bench.id, kind: bench.kind, orderId, orderNumber, name },
    thumbnail: newestImage(deps, versions),
    versions: versions.length - 1,
    attention: attention(deps, bench),
    updatedAt: bench.updatedAt,
  };
}

function newestImage(deps: OrdersDeps, versions: readonly VersionRow[]): ImageView | null {
  const last = versions.findLast(({ mark }) => mark !== 'rejected');
  return imageView(deps, last?.imageId ?? null);
}

function attention({ records }: OrdersDeps, { id }: BenchRow): BenchSummary['attention'] {
  const open = records.calls.openOfBench(id);
  if (open !== null) return open.state === 'uncertain' ? 'uncertain-call' : 'under-way';
  return records.prints.ofBench(id).some(({ state }) => state === 'uncertain') ? 'uncertain-print' : null;
}

/** A bench on its own shows no order, wherever its picture was copied from. */
function whose(
  deps: OrdersDeps,
  bench: BenchRow,
): Pick<BenchView, 'orderId' | 'orderNumber' | 'personId' | 'name'> {
  const shot = bench.shotId === null ? null : deps.records.shots.get(bench.shotId);
  const order = shot === null ? null : deps.records.orders.get(shot.orderId);
  if (shot === null || order === null) {
    return { orderId: null, orderNumber: '', personId: null, name: bench.name };
  }
  const { personId } = shot;
  return { orderId: order.id, orderNumber: order.number, personId, name: nameOf(deps, order, personId) };
}

const nameOf = (deps: OrdersDeps, order: OrderRow, personId: PersonId): string =>
  peopleOf(deps, order).find(({ id }) => id === personId)?.name ?? '';

/** Which photos of the order are made from a version; from the original, where they are made from the shot itself. */
function usesOf({ records }: OrdersDeps, { orderId, shotId }: BenchRow): (version: VersionRow) => PhotoId[] {
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
  const { benchId: _bench, imageId: _image, callId, ...rest } = version;
  return { ...rest, image, usedFor, runId: version.tool === 'headshot' ? callId : null };
}
