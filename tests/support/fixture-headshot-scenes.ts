/** Headshots and face matches in every state in which their screens look different, by the name of the scene. */
import type { RetouchSessionView, PromptView } from '../../shared/retouch.ts';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow, image } from './fixture-data.ts';
import {
  askedWith,
  faceMatchAnswers,
  headshot,
  headshotAnswers,
  headshotSession,
  headshotPrint,
  madeSession,
  matchCall,
  matched,
  notMatched,
  run,
  runCall,
} from './fixture-headshots.ts';

const day = 86_400_000;
const saved: readonly PromptView[] = [
  { id: fixtureId('prm', 1), name: 'Harbour Bank staff', prompt: 'Navy jacket, white wall, soft light.' },
  {
    id: fixtureId('prm', 2),
    name: 'Team page, warm and very informal, for the whole of the lighthouse office',
    prompt:
      'Friendly team portrait beside a bright window, knitted jumper in a warm colour, plants out of focus behind, easy smile, natural hair, light from the left, nothing retouched that would be missed by a friend.',
  },
];

const square = run(2, {
  seed: 2_147_483_646,
  widthPx: 1_024,
  heightPx: 1_024,
  identityScale: 0.45,
  sampleNumber: 3,
});
const many = madeSession({
  runs: [{ ...square, doubts: ['count-differs'] }, run(1)],
  versions: [
    ...headshotSession().versions,
    headshot(1, { mark: 'kept' }),
    headshot(2),
    headshot(3, { mark: 'rejected' }),
    headshot(4, { mark: 'kept' }),
    ...[5, 6].map((n) => headshot(n, { runId: square.id, image: image(400 + n, 1_024, 1_024) })),
  ],
  asked: square,
});
const refused = (error: ErrorCode, more: Partial<RetouchSessionView> = {}): RetouchSessionView =>
  headshotSession({
    asked: askedWith,
    lastCall: runCall({ state: 'refused', error, status: 403, endedAt: fromNow(-1_000) }),
    ...more,
  });

const sessions: Readonly<Record<string, RetouchSessionView>> = {
  reference: headshotSession(),
  made: madeSession(),
  many,
  printed: madeSession({
    prints: [
      headshotPrint(1),
      headshotPrint(2, { state: 'uncertain' }),
      headshotPrint(3, { state: 'failed', note: 'media-empty: no ribbon' }),
    ],
  }),
  'first-under-way': headshotSession({ openCall: runCall() }),
  'under-way': { ...many, openCall: runCall() },
  uncertain: headshotSession({
    asked: askedWith,
    openCall: runCall({ state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'time-out' }),
  }),
  'not-enabled': refused('SERVICE_NOT_ENABLED'),
  'no-address': refused('SERVICE_NO_HEADSHOT_ADDRESS'),
  'no-credit': refused('SERVICE_CREDIT', { versions: many.versions, runs: many.runs }),
  'no-face': refused('SERVICE_NO_FACE'),
};
const others: readonly RetouchSessionView[] = [
  madeSession({
    id: fixtureId('ben', 31),
    name: 'Łukasz Wiśniewski',
    openCall: runCall({ state: 'uncertain' }),
  }),
  headshotSession({ id: fixtureId('ben', 32), name: 'Practice camera', openCall: runCall() }),
  madeSession({
    id: fixtureId('ben', 33),
    name: 'IMG_20261118_a-name-that-the-camera-made-far-too-long-for-any-tile_0001.jpg',
    updatedAt: fromNow(-3 * day),
  }),
];

/** Returns the calls about headshots in a scene. @throws Error for an unknown name */
export function headshotScene(name: string | null, rest: FixtureAnswers): FixtureAnswers {
  if (name === null || name === 'none') return headshotAnswers([], 2_500, rest);
  if (name === 'broken') {
    const broken = (): never => {
      throw new KioskError('RECORDS_DAMAGED', 'broken');
    };
    return { ...headshotAnswers([], 0, rest), listRetouchSessions: broken, retouchSession: broken };
  }
  const session = sessions[name];
  if (session === undefined) throw new Error(`no headshots "${name}"`);
  return headshotAnswers([...others, session], 2_500, rest, name === 'reference' ? [] : saved);
}

const fails = (code: ErrorCode, details: Record<string, string> = {}): FixtureAnswers =>
  faceMatchAnswers(new KioskError(code, 'no', details), null, 1_500);

const matches: Readonly<Record<string, () => FixtureAnswers>> = {
  match: () => faceMatchAnswers(matched, null, 1_500),
  'no-match': () => faceMatchAnswers(notMatched, null, 1_500),
  'no-score': () => faceMatchAnswers({ ...matched, similarity: null }, null, 1_500),
  slow: () => faceMatchAnswers(matched, null, 600_000),
  'no-face': () => fails('SERVICE_NO_FACE', { field: 'target' }),
  'no-face-somewhere': () => fails('SERVICE_NO_FACE'),
  'no-picture': () => fails('IMAGE_NOT_RECOGNISED', { field: 'source', reason: 'not-a-picture' }),
  'not-enabled': () => fails('SERVICE_NOT_ENABLED'),
  'no-credit': () => fails('SERVICE_CREDIT'),
  'time-out': () => fails('SERVICE_UNCERTAIN'),
  before: () => faceMatchAnswers(matched, matchCall(), 0),
  uncertain: () => faceMatchAnswers(matched, matchCall({ state: 'uncertain', reason: 'time-out' }), 0),
};

/** @throws Error for an unknown name */
export function matchScene(name: string | null): FixtureAnswers {
  const scene = matches[name ?? 'match'];
  if (scene === undefined) throw new Error(`no face match "${name ?? ''}"`);
  return scene();
}
