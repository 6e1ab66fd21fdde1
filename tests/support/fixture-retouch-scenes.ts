/** Retouch sessions at every point where the retouch page looks different, by the name of the scene. */
import type { RetouchSessionView } from '../../shared/retouch.ts';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import {
  sessionAnswers,
  sessionCall,
  cutOut,
  orderSession,
  retouchSession,
  uncertainCall,
  version,
} from './fixture-retouch.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow } from './fixture-data.ts';

const many: readonly RetouchSessionView['versions'][number][] = [
  version(0),
  version(1),
  cutOut(2, { parentId: fixtureId('ver', 1) }),
  version(3, {
    parentId: fixtureId('ver', 2),
    tool: 'fill',
    edit: null,
    colour: '#e6e2d8',
    usedFor: [fixtureId('pho', 1)],
  }),
  version(4, {
    parentId: fixtureId('ver', 3),
    tool: 'enhance',
    edit: { tool: 'enhance', scaleFactor: 2, face: true, format: 'JPEG' },
    image: { ...version(4).image, widthPx: 3840, heightPx: 2160, bytes: 3_400_000 },
    doubts: ['image-size-differs'],
  }),
];
const refused = (error: ErrorCode): RetouchSessionView =>
  retouchSession({
    lastCall: sessionCall({ state: 'refused', error, status: 403, endedAt: fromNow(-1_000) }),
  });

const sessions: Readonly<Record<string, RetouchSessionView>> = {
  original: retouchSession(),
  'long-name': retouchSession({ name: `${'😀 “Anna’s” picture '.repeat(5)}${'x'.repeat(100)}.jpg` }),
  'in-order': orderSession(),
  versions: orderSession({ versions: many }),
  'cut-out': retouchSession({ versions: many.slice(0, 3) }),
  'cut-out-in-order': orderSession({ versions: many.slice(0, 3) }),
  'under-way': retouchSession({ openCall: sessionCall() }),
  uncertain: retouchSession({ openCall: uncertainCall() }),
  'uncertain-in-order': orderSession({
    openCall: uncertainCall({ status: 500, reason: 'processing-failed' }),
  }),
  'not-enabled': refused('SERVICE_NOT_ENABLED'),
  'no-credit': refused('SERVICE_CREDIT'),
  'no-face': refused('SERVICE_NO_FACE'),
  'picture-refused': refused('SERVICE_IMAGE_REFUSED'),
};

const others: readonly RetouchSessionView[] = [
  orderSession({
    id: fixtureId('ben', 11),
    versions: many,
    openCall: uncertainCall({ id: fixtureId('call', 71) }),
  }),
  retouchSession({
    id: fixtureId('ben', 12),
    name: 'Practice camera',
    openCall: sessionCall({ id: fixtureId('call', 72) }),
  }),
  retouchSession({
    id: fixtureId('ben', 13),
    name: 'IMG_20261118_a-name-that-the-camera-made-far-too-long-for-any-tile_0001.jpg',
    versions: many.slice(0, 2),
    updatedAt: fromNow(-3 * 86_400_000),
  }),
];

/** Returns the retouch calls of a scene. @throws Error for an unknown name */
export function sessionScene(name: string | null): FixtureAnswers {
  if (name === null || name === 'none') return sessionAnswers([]);
  if (name === 'broken') {
    const broken = (): never => {
      throw new KioskError('RECORDS_DAMAGED', 'broken');
    };
    return {
      ...sessionAnswers([]),
      listRetouchSessions: broken,
      retouchSession: broken,
      openRetouch: broken,
    };
  }
  const session = sessions[name];
  if (session === undefined) throw new Error(`no session "${name}"`);
  return sessionAnswers([...others, session], 2_500);
}
