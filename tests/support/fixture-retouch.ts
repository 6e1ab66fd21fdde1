/** Retouch sessions in memory, as the main process would describe them. */
import type { RetouchSessionSummary, RetouchSessionView, Edit, VersionView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow, image, person, shot } from './fixture-data.ts';
import { settledCall } from './fixture-owed.ts';
import { wait } from './fixture-wait.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the nth version; 0 is the original, a JPEG of the shot's own picture. */
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

/** Returns a version without a background. */
export const cutOut = (n: number, more: Partial<VersionView> = {}): VersionView =>
  version(n, {
    image: { ...image(300 + n, 1920, 1080), mime: 'image/png', bytes: 1_900_000 },
    tool: 'removeBackground',
    edit: { tool: 'removeBackground', quality: 'best', format: 'PNG' },
    transparent: true,
    ...more,
  });

/** A retouch session on its own with nothing but its original; `more` says how far it has come. */
export const retouchSession = (more: Partial<RetouchSessionView> = {}): RetouchSessionView => ({
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

/** The retouch session of the first shot of the fixture's first order. */
export const orderSession = (more: Partial<RetouchSessionView> = {}): RetouchSessionView =>
  retouchSession({
    orderId: fixtureId('ord', 1),
    orderNumber: '261121-001',
    personId: person.id,
    name: 'Amelia Okafor',
    erasedAfter: null,
    ...more,
  });

/** A retouch session's call for an AI edit, on its way unless told otherwise. */
export const sessionCall = (more: Partial<CallView> = {}): CallView => ({
  id: fixtureId('call', 61),
  orderId: null,
  photoId: null,
  sessionId: fixtureId('ben', 1),
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
/** Returns a call that was sent without a complete answer in time. */
export const uncertainCall = (more: Partial<CallView> = {}): CallView =>
  sessionCall({ state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'time-out', ...more });

export const sessionSummary = (session: RetouchSessionView): RetouchSessionSummary => ({
  id: session.id,
  kind: session.kind,
  orderId: session.orderId,
  orderNumber: session.orderNumber,
  name: session.name,
  thumbnail: session.versions.at(-1)?.image ?? null,
  versions: session.versions.length - 1,
  attention:
    session.openCall === null
      ? null
      : session.openCall.state === 'uncertain'
        ? 'uncertain-call'
        : 'under-way',
  updatedAt: session.updatedAt,
});

/** Returns the version that an edit of `parent` makes here. */
function resultOf(session: RetouchSessionView, parent: VersionView, edit: Edit): VersionView {
  const n = session.versions.length;
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
 * The calls about retouch sessions.
 * @param seeded the sessions that there are when the kiosk starts
 * @param delay milliseconds that a paid tool takes
 */
export function sessionAnswers(seeded: readonly RetouchSessionView[], delay = 0): FixtureAnswers {
  const sessions = new Map(seeded.map((session) => [session.id, session]));
  const get = (id: RetouchSessionId): RetouchSessionView => {
    const session = sessions.get(id);
    if (session === undefined) throw new KioskError('NOT_FOUND', 'no such retouch session');
    return session;
  };
  const put = (session: RetouchSessionView): RetouchSessionView => {
    sessions.set(session.id, { ...session, updatedAt: fromNow(0) });
    return get(session.id);
  };
  const parentOf = (session: RetouchSessionView, id: VersionView['id']): VersionView => {
    const parent = session.versions.find((one) => one.id === id);
    if (parent === undefined) throw new KioskError('NOT_FOUND', 'no such version');
    return parent;
  };
  return {
    openRetouch: ({ orderId }) =>
      [...sessions.values()].find((session) => session.orderId === orderId) ?? put(orderSession()),
    startRetouch: ({ source }) => {
      if (source.from === 'file' && source.bytes.byteLength < 100)
        throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture', { reason: 'not-a-picture' });
      const name = source.from === 'file' ? source.name : 'Practice camera';
      return put(retouchSession({ id: fixtureId('ben', 40 + sessions.size), name }));
    },
    listRetouchSessions: () => [...sessions.values()].map(sessionSummary).reverse(),
    retouchSession: ({ sessionId }) => get(sessionId),
    edit: async ({ sessionId, versionId, edit }) => {
      const session = get(sessionId);
      const result = resultOf(session, parentOf(session, versionId), edit);
      await wait(delay);
      return put({ ...session, versions: [...session.versions, result] });
    },
    fillBackground: ({ sessionId, versionId, colour }) => {
      const session = get(sessionId);
      const parent = parentOf(session, versionId);
      const n = session.versions.length;
      const { widthPx, heightPx } = parent.image;
      const filled = version(n, {
        parentId: parent.id,
        image: image(300 + n, widthPx, heightPx),
        tool: 'fill',
        edit: null,
        colour,
      });
      return put({ ...session, versions: [...session.versions, filled] });
    },
    resolveRetouchCall: ({ callId, resolution }) => {
      const session = [...sessions.values()].find(({ openCall }) => openCall?.id === callId);
      if (session?.openCall == null) throw new KioskError('NOT_FOUND', 'no such call');
      const { endpoint } = session.openCall;
      return put({
        ...session,
        openCall: null,
        lastCall: { ...session.openCall, state: 'resolved', resolution },
        settledCalls: [settledCall(endpoint, { id: callId, resolution })],
      });
    },
    eraseRetouchSession: ({ sessionId }) => {
      get(sessionId);
      sessions.delete(sessionId);
    },
  };
}
