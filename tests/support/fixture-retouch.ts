/** Retouch benches in memory, as the main process would describe them. */
import type { BenchSummary, BenchView, Edit, VersionView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { BenchId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow, image, person, shot } from './fixture-data.ts';
import { settledCall } from './fixture-owed.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The nth version; 0 is the original, a JPEG of the shot's own picture. */
export const version = (n: number, more: Partial<VersionView> = {}): VersionView => ({
  id: fixtureId('ver', n),
  number: n,
  parentId: n === 0 ? null : fixtureId('ver', 0),
  image: n === 0 ? shot(1).image : { ...image(300 + n, 1920, 1080), bytes: 812_000 },
  tool: n === 0 ? 'original' : 'aiEdit',
  edit: n === 0 ? null : { tool: 'aiEdit', format: 'JPEG' },
  colour: null,
  transparent: false,
  doubts: [],
  mark: 'none',
  runId: null,
  usedFor: [],
  createdAt: fromNow((n - 10) * minute),
  ...more,
});

/** A version without a background. */
export const cutOut = (n: number, more: Partial<VersionView> = {}): VersionView =>
  version(n, {
    image: { ...image(300 + n, 1920, 1080), mime: 'image/png', bytes: 1_900_000 },
    tool: 'removeBackground',
    edit: { tool: 'removeBackground', quality: 'best', format: 'PNG' },
    transparent: true,
    ...more,
  });

/** A bench on its own with nothing but its original; `more` says how far it has come. */
export const retouchBench = (more: Partial<BenchView> = {}): BenchView => ({
  id: fixtureId('ben', 1),
  kind: 'retouch',
  practice: true,
  orderId: null,
  orderNumber: '',
  personId: null,
  name: 'harbour-wedding-0417.jpg',
  versions: [version(0)],
  runs: [],
  asked: null,
  openCall: null,
  lastCall: null,
  settledCalls: [],
  prints: [],
  erasedAfter: fromNow(30 * day),
  createdAt: fromNow(-10 * minute),
  updatedAt: fromNow(-2 * minute),
  ...more,
});

/** The bench of the first shot of the fixture's first order. */
export const orderBench = (more: Partial<BenchView> = {}): BenchView =>
  retouchBench({
    orderId: fixtureId('ord', 1),
    orderNumber: '261121-001',
    personId: person.id,
    name: 'Amelia Okafor',
    erasedAfter: null,
    ...more,
  });

/** A bench's call for an AI edit, on its way unless told otherwise. */
export const benchCall = (more: Partial<CallView> = {}): CallView => ({
  id: fixtureId('call', 61),
  orderId: null,
  photoId: null,
  benchId: fixtureId('ben', 1),
  endpoint: 'aiEdit',
  state: 'sent',
  error: null,
  region: 'practice',
  status: null,
  reason: null,
  detail: null,
  requestBytes: 812_004,
  responseBytes: null,
  createdAt: fromNow(-8_000),
  sentAt: fromNow(-7_000),
  endedAt: null,
  resolution: null,
  resolvedBy: null,
  resolvedAt: null,
  replacesCallId: null,
  remainingBefore: null,
  remainingAfter: null,
  ...more,
});
/** Sent, and no whole answer came within the time allowed. */
export const uncertainCall = (more: Partial<CallView> = {}): CallView =>
  benchCall({ state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'time-out', ...more });

export const benchSummary = (bench: BenchView): BenchSummary => ({
  id: bench.id,
  kind: bench.kind,
  orderId: bench.orderId,
  orderNumber: bench.orderNumber,
  name: bench.name,
  thumbnail: bench.versions.at(-1)?.image ?? null,
  versions: bench.versions.length - 1,
  attention:
    bench.openCall === null ? null : bench.openCall.state === 'uncertain' ? 'uncertain-call' : 'under-way',
  updatedAt: bench.updatedAt,
});

/** The version that an edit of `parent` makes here. */
function resultOf(bench: BenchView, parent: VersionView, edit: Edit): VersionView {
  const n = bench.versions.length;
  const scale = edit.tool === 'enhance' ? edit.scaleFactor : 1;
  const { widthPx, heightPx } = parent.image;
  const png = edit.format === 'PNG';
  return version(n, {
    parentId: parent.id,
    image: {
      ...image(300 + n, widthPx * scale, heightPx * scale),
      mime: png ? 'image/png' : 'image/jpeg',
      bytes: png ? 1_900_000 : 812_000,
    },
    tool: edit.tool,
    edit,
    transparent: png && (edit.tool === 'removeBackground' || parent.transparent),
    createdAt: fromNow(0),
  });
}

/**
 * The calls about retouch benches.
 * @param seeded what lies on the bench when the kiosk starts
 * @param delay milliseconds that a paid tool takes
 */
export function benchAnswers(seeded: readonly BenchView[], delay = 0): FixtureAnswers {
  const benches = new Map(seeded.map((bench) => [bench.id, bench]));
  const get = (id: BenchId): BenchView => {
    const bench = benches.get(id);
    if (bench === undefined) throw new KioskError('NOT_FOUND', 'no such bench');
    return bench;
  };
  const put = (bench: BenchView): BenchView => {
    benches.set(bench.id, { ...bench, updatedAt: fromNow(0) });
    return get(bench.id);
  };
  const parentOf = (bench: BenchView, id: VersionView['id']): VersionView => {
    const parent = bench.versions.find((one) => one.id === id);
    if (parent === undefined) throw new KioskError('NOT_FOUND', 'no such version');
    return parent;
  };
  return {
    openRetouch: ({ orderId }) =>
      [...benches.values()].find((bench) => bench.orderId === orderId) ?? put(orderBench()),
    startRetouch: ({ source }) => {
      if (source.from === 'file' && source.bytes.byteLength < 100)
        throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture', { reason: 'not-a-picture' });
      const name = source.from === 'file' ? source.name : 'Practice camera';
      return put(retouchBench({ id: fixtureId('ben', 40 + benches.size), name }));
    },
    listBenches: () => [...benches.values()].map(benchSummary).reverse(),
    bench: ({ benchId }) => get(benchId),
    edit: async ({ benchId, versionId, edit }) => {
      const bench = get(benchId);
      const result = resultOf(bench, parentOf(bench, versionId), edit);
      await wait(delay);
      return put({ ...bench, versions: [...bench.versions, result] });
    },
    fillBackground: ({ benchId, versionId, colour }) => {
      const bench = get(benchId);
      const parent = parentOf(bench, versionId);
      const n = bench.versions.length;
      const { widthPx, heightPx } = parent.image;
      const filled = version(n, {
        parentId: parent.id,
        image: image(300 + n, widthPx, heightPx),
        tool: 'fill',
        edit: null,
        colour,
      });
      return put({ ...bench, versions: [...bench.versions, filled] });
    },
    resolveBenchCall: ({ callId, resolution }) => {
      const bench = [...benches.values()].find(({ openCall }) => openCall?.id === callId);
      if (bench?.openCall == null) throw new KioskError('NOT_FOUND', 'no such call');
      const { endpoint } = bench.openCall;
      return put({
        ...bench,
        openCall: null,
        lastCall: { ...bench.openCall, state: 'resolved', resolution },
        settledCalls: [settledCall(endpoint, { id: callId, resolution })],
      });
    },
    eraseBench: ({ benchId }) => {
      get(benchId);
      benches.delete(benchId);
    },
  };
}
