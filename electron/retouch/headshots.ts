import { randomInt } from 'node:crypto';
import type { BenchView, HeadshotSettings, Mark, PictureSource } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { BenchId, VersionId } from '../../shared/ids.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { changedBench, existingBench, versionOf } from './session-tools.ts';
import { benchView } from './session-view.ts';
import { runHeadshots } from './headshot-run.ts';
import { readSource } from './pictures.ts';
import { startBench } from './start-session.ts';

export type HeadshotInput = Omit<HeadshotSettings, 'seed'> & {
  /** Null has the kiosk draw one. */
  readonly seed: number | null;
};

export type Headshots = ReturnType<typeof createHeadshots>;

/** Headshots made after one picture: a creative workflow, whose results are no identity photos. */
export function createHeadshots(deps: OrdersDeps) {
  const { records } = deps;

  return {
    /** @throws KioskError what `readSource` and the vault throw */
    async start(source: PictureSource): Promise<BenchView> {
      const { id } = await startBench(deps, 'headshots', await readSource(deps, source));
      deps.benchChanged(id);
      return benchView(deps, id);
    },

    /** @throws KioskError NOT_FOUND, WRONG_STEP for another kind of bench, and what `runHeadshots` throws */
    async generate(benchId: BenchId, { seed, ...input }: HeadshotInput): Promise<BenchView> {
      const bench = headshotBench(deps, benchId);
      await runHeadshots(deps, bench, { ...input, seed: seed ?? drawSeed() });
      return changedBench(deps, benchId);
    },

    /** @throws KioskError NOT_FOUND for what is no headshot of this bench */
    mark(benchId: BenchId, versionId: VersionId, mark: Mark): BenchView {
      const { id } = headshotOf(deps, benchId, versionId);
      records.versions.setMark(id, mark);
      return changedBench(deps, benchId);
    },
  };
}

/** Exclusive, as `randomInt` takes it. A seed of 32 bits, as other programs keep it, stays above 0 also when signed. */
const seedsEnd = 2 ** 31;

/** Drawn here rather than by the service (which would take -1 for that), so that the same can be asked for again. */
const drawSeed = (): number => randomInt(1, seedsEnd);

/** @throws KioskError NOT_FOUND; WRONG_STEP for a bench of another kind */
export function headshotBench(deps: OrdersDeps, benchId: BenchId): BenchRow {
  const bench = existingBench(deps, benchId);
  if (bench.kind !== 'headshots') {
    throw new KioskError('WRONG_STEP', 'that bench is for another kind of work', { state: bench.kind });
  }
  return bench;
}

/** One of the results: neither the reference nor a picture of another bench. @throws KioskError NOT_FOUND, WRONG_STEP */
export function headshotOf(deps: OrdersDeps, benchId: BenchId, versionId: VersionId): VersionRow {
  const version = versionOf(deps, headshotBench(deps, benchId), versionId);
  if (version.tool !== 'headshot') throw new KioskError('NOT_FOUND', 'no such headshot on this bench');
  return version;
}
