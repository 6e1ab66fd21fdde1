/** Headshots and face match in memory, as the main process would describe them. */
import type {
  RetouchSessionSummary,
  RetouchSessionView,
  FaceMatchView,
  HeadshotRunView,
  HeadshotSettings,
  PromptView,
  VersionView,
} from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, PrintId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import { sessionCall, sessionSummary, retouchSession, version } from './fixture-retouch.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow, image, printers } from './fixture-data.ts';
import { settledCall } from './fixture-owed.ts';
import { wait } from './fixture-wait.ts';

const minute = 60_000;

export const askedWith: HeadshotSettings = {
  prompt: 'Business headshot, soft light from the left, grey background, dark jacket.',
  seed: 48_213,
  sampleNumber: 4,
  identityScale: 0.8,
  widthPx: 768,
  heightPx: 1_024,
};

export const run = (n: number, more: Partial<HeadshotRunView> = {}): HeadshotRunView => ({
  id: fixtureId('call', 80 + n),
  ...askedWith,
  doubts: [],
  at: fromNow((n - 20) * minute),
  ...more,
});

/** Returns the nth result, by default of the first run. */
export const headshot = (n: number, more: Partial<VersionView> = {}): VersionView =>
  version(n, {
    parentId: fixtureId('ver', 0),
    image: { ...image(400 + n, 768, 1_024), bytes: 310_000 },
    tool: 'headshot',
    edit: null,
    runId: run(1).id,
    ...more,
  });

/** Returns a reference without any results; `more` sets how far it has come. */
export const headshotSession = (more: Partial<RetouchSessionView> = {}): RetouchSessionView =>
  retouchSession({
    id: fixtureId('ben', 21),
    kind: 'headshots',
    name: 'Amelia Okafor',
    versions: [version(0, { id: fixtureId('ver', 0), image: image(399, 413, 531) })],
    ...more,
  });

/** A session with one run of four. */
export const madeSession = (more: Partial<RetouchSessionView> = {}): RetouchSessionView =>
  headshotSession({
    versions: [...headshotSession().versions, ...[1, 2, 3, 4].map((n) => headshot(n))],
    runs: [run(1)],
    asked: askedWith,
    ...more,
  });

export const runCall = (more: Partial<CallView> = {}): CallView =>
  sessionCall({
    id: fixtureId('call', 90),
    sessionId: headshotSession().id,
    endpoint: 'generatePortrait',
    ...more,
  });

export const headshotPrint = (n: number, more: Partial<PrintView> = {}): PrintView => ({
  id: fixtureId('prt', 60 + n),
  kind: 'headshot',
  orderNumbers: [],
  orderId: null,
  sessionId: headshotSession().id,
  versionId: fixtureId('ver', n),
  codeId: null,
  printerId: printers[0]?.id ?? 'file',
  printerName: printers[0]?.name ?? 'File',
  layout: {
    mediumId: '10x15cm',
    gapMm: 0,
    edgeMm: 3,
    cut: 'none',
    caption: false,
    photos: [],
    arranged: null,
  },
  copies: 1,
  state: 'printed',
  note: '',
  trouble: null,
  hold: null,
  cancellable: false,
  reason: '',
  reprintOf: null,
  saved: null,
  submittedAt: fromNow(-minute),
  updatedAt: fromNow(-minute),
  ...more,
});

const kept = (session: RetouchSessionView): RetouchSessionSummary => ({
  ...sessionSummary(session),
  thumbnail: session.versions.findLast(({ mark }) => mark !== 'rejected')?.image ?? null,
});

/**
 * Returns the calls about headshots; unknown ids are passed on to `others`.
 * @param delay milliseconds that a run takes
 */
export function headshotAnswers(
  seeded: readonly RetouchSessionView[],
  delay = 0,
  others: FixtureAnswers = {},
  saved: readonly PromptView[] = [],
): FixtureAnswers {
  const sessions = new Map(seeded.map((session) => [session.id, session]));
  let prompts = saved;
  const get = (id: RetouchSessionId): RetouchSessionView => {
    const session = sessions.get(id);
    if (session === undefined) throw new KioskError('NOT_FOUND', 'no such session');
    return session;
  };
  const put = (session: RetouchSessionView): RetouchSessionView => {
    sessions.set(session.id, { ...session, updatedAt: fromNow(0) });
    return get(session.id);
  };
  const printOf = (id: PrintId): { readonly session: RetouchSessionView; readonly print: PrintView } => {
    for (const session of sessions.values()) {
      const print = session.prints.find((one) => one.id === id);
      if (print !== undefined) return { session, print };
    }
    throw new KioskError('NOT_FOUND', 'no such print');
  };
  const sorted = (all: readonly PromptView[]): readonly PromptView[] =>
    (prompts = [...all].sort((a, b) => a.name.localeCompare(b.name)));
  return {
    ...others,
    listRetouchSessions: ({ kind }) =>
      kind === 'headshots'
        ? [...sessions.values()].map(kept).reverse()
        : (others.listRetouchSessions?.({ kind }) ?? []),
    retouchSession: ({ sessionId }) =>
      !sessions.has(sessionId) && others.retouchSession !== undefined
        ? others.retouchSession({ sessionId })
        : get(sessionId),
    startHeadshots: ({ source }) => {
      if (source.from === 'file' && source.bytes.byteLength < 100)
        throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture', { reason: 'not-a-picture' });
      const name = source.from === 'file' ? source.name : 'Amelia Okafor';
      return put(headshotSession({ id: fixtureId('ben', 50 + sessions.size), name }));
    },
    generateHeadshots: async ({ sessionId, seed, ...given }) => {
      await wait(delay);
      const session = get(sessionId);
      const asked = { ...given, seed: seed ?? 77_001 };
      const made = run(session.runs.length + 1, { ...asked, at: fromNow(0) });
      const { widthPx, heightPx, sampleNumber } = asked;
      const pictures = Array.from({ length: sampleNumber }, (_, index) => {
        const n = session.versions.length + index;
        return headshot(n, { runId: made.id, image: image(400 + n, widthPx, heightPx) });
      });
      return put({
        ...session,
        asked,
        runs: [made, ...session.runs],
        versions: [...session.versions, ...pictures],
      });
    },
    markHeadshot: ({ sessionId, versionId, mark }) => {
      const session = get(sessionId);
      const versions = session.versions.map((one) => (one.id === versionId ? { ...one, mark } : one));
      return put({ ...session, versions });
    },
    listPrompts: () => prompts,
    savePrompt: ({ promptId, name, prompt }) => {
      const others = prompts.filter(({ id }) => id !== promptId);
      if (others.some((one) => one.name === name))
        throw new KioskError('WRONG_STEP', 'taken', { state: 'name-taken' });
      return sorted([...others, { id: promptId ?? fixtureId('prm', prompts.length + 1), name, prompt }]);
    },
    removePrompt: ({ promptId }) => sorted(prompts.filter(({ id }) => id !== promptId)),
    printHeadshots: ({ sessionId, versionIds, printerId, copies }) => {
      const session = get(sessionId);
      const prints = versionIds.map((versionId, index) =>
        headshotPrint(session.prints.length + index + 1, {
          versionId,
          printerId,
          copies,
          state: 'waiting',
          submittedAt: fromNow(0),
        }),
      );
      return put({ ...session, prints: [...session.prints, ...prints] });
    },
    confirmHeadshotPrint: ({ printId, printed }) => {
      const { session } = printOf(printId);
      const state = printed ? 'printed' : 'failed';
      const prints = session.prints.map((one) => (one.id === printId ? ({ ...one, state } as const) : one));
      return put({ ...session, prints });
    },
    reprintHeadshot: ({ printId, reason }) => {
      const { session, print } = printOf(printId);
      const again = headshotPrint(session.prints.length + 1, {
        ...print,
        id: fixtureId('prt', 90 + session.prints.length),
        state: 'waiting',
        reason,
        reprintOf: printId,
      });
      return put({ ...session, prints: [...session.prints, again] });
    },
    resolveRetouchCall: (asked) => {
      const session = [...sessions.values()].find(({ openCall }) => openCall?.id === asked.callId);
      if (session !== undefined) {
        const settledCalls = [
          settledCall('generatePortrait', { id: asked.callId, resolution: asked.resolution }),
        ];
        return put({ ...session, openCall: null, settledCalls });
      }
      if (others.resolveRetouchCall === undefined) throw new KioskError('NOT_FOUND', 'no such call');
      return others.resolveRetouchCall(asked);
    },
    eraseRetouchSession: ({ sessionId }) => {
      if (!sessions.delete(sessionId)) void others.eraseRetouchSession?.({ sessionId });
    },
  };
}

export const matched: FaceMatchView = {
  isMatch: true,
  similarity: 0.8312,
  threshold: null,
  at: '2026-11-21T14:32:05.000Z',
};
export const notMatched: FaceMatchView = { ...matched, isMatch: false, similarity: 0.2107, threshold: 0.6 };

export const matchCall = (more: Partial<CallView> = {}): CallView =>
  runCall({ id: fixtureId('call', 95), sessionId: null, endpoint: 'faceMatch', ...more });

/**
 * @param answer the service's answer or failure
 * @param open the comparison that is open when the kiosk starts
 * @param delay milliseconds that a comparison takes
 */
export function faceMatchAnswers(
  answer: FaceMatchView | KioskError = matched,
  open: CallView | null = null,
  delay = 0,
): FixtureAnswers {
  let openCall = open;
  return {
    matchFaces: async ({ threshold }) => {
      await wait(delay);
      if (answer instanceof KioskError) {
        if (answer.code === 'SERVICE_UNCERTAIN')
          openCall = matchCall({ state: 'uncertain', error: answer.code });
        throw answer;
      }
      return { ...answer, threshold };
    },
    openFaceMatch: () => openCall,
    resolveFaceMatch: ({ callId, resolution }) => {
      openCall = null;
      return settledCall('faceMatch', { id: callId, resolution });
    },
  };
}
