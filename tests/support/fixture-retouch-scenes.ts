/** Benches at every point where the retouch page looks different, by the name of the scene. */
import type { BenchView } from '../../shared/retouch.ts';
import { KioskError, type ErrorCode } from '../../shared/errors.ts';
import {
  benchAnswers,
  benchCall,
  cutOut,
  orderBench,
  retouchBench,
  uncertainCall,
  version,
} from './fixture-retouch.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, fromNow } from './fixture-data.ts';

const many: readonly BenchView['versions'][number][] = [
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
const refused = (error: ErrorCode): BenchView =>
  retouchBench({ lastCall: benchCall({ state: 'refused', error, status: 403, endedAt: fromNow(-1_000) }) });

const benches: Readonly<Record<string, BenchView>> = {
  original: retouchBench(),
  'in-order': orderBench(),
  versions: orderBench({ versions: many }),
  'cut-out': retouchBench({ versions: many.slice(0, 3) }),
  'cut-out-in-order': orderBench({ versions: many.slice(0, 3) }),
  'under-way': retouchBench({ openCall: benchCall() }),
  uncertain: retouchBench({ openCall: uncertainCall() }),
  'uncertain-in-order': orderBench({ openCall: uncertainCall({ status: 500, reason: 'processing-failed' }) }),
  'not-enabled': refused('SERVICE_NOT_ENABLED'),
  'no-credit': refused('SERVICE_CREDIT'),
  'no-face': refused('SERVICE_NO_FACE'),
  'picture-refused': refused('SERVICE_IMAGE_REFUSED'),
};

const others: readonly BenchView[] = [
  orderBench({
    id: fixtureId('ben', 11),
    versions: many,
    openCall: uncertainCall({ id: fixtureId('call', 71) }),
  }),
  retouchBench({
    id: fixtureId('ben', 12),
    name: 'Practice camera',
    openCall: benchCall({ id: fixtureId('call', 72) }),
  }),
  retouchBench({
    id: fixtureId('ben', 13),
    name: 'IMG_20261118_a-name-that-the-camera-made-far-too-long-for-any-tile_0001.jpg',
    versions: many.slice(0, 2),
    updatedAt: fromNow(-3 * 86_400_000),
  }),
];

/** The retouch calls of a scene. @throws Error for a name that is no scene */
export function benchScene(name: string | null): FixtureAnswers {
  if (name === null || name === 'none') return benchAnswers([]);
  if (name === 'broken') {
    const broken = (): never => {
      throw new KioskError('RECORDS_DAMAGED', 'broken');
    };
    return { ...benchAnswers([]), listBenches: broken, bench: broken, openRetouch: broken };
  }
  const bench = benches[name];
  if (bench === undefined) throw new Error(`no bench "${name}"`);
  return benchAnswers([...others, bench], 2_500);
}
