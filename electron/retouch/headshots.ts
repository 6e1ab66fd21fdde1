import { randomInt } from 'node:crypto';
import type { RetouchSessionView, HeadshotSettings, Mark, PictureSource } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, VersionId } from '../../shared/ids.ts';
import type { Needs, OrdersDeps } from '../orders/deps.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { changedSession, existingSession, versionOf } from './session-tools.ts';
import { sessionView } from './session-view.ts';
import { runHeadshots } from './headshot-run.ts';
import { readSource } from './pictures.ts';
import { startSession } from './start-session.ts';

export type HeadshotInput = Omit<HeadshotSettings, 'seed'> & {
  /** Null to have the kiosk draw one. */
  readonly seed: number | null;
};

export type Headshots = ReturnType<typeof createHeadshots>;

/** Headshots made from one picture: creative work, whose results are no identity photos. */
export function createHeadshots(deps: OrdersDeps) {
  const { records } = deps;

  return {
    /** @throws KioskError the errors of `readSource` and of the vault */
    async start(source: PictureSource): Promise<RetouchSessionView> {
      const { id } = await startSession(deps, 'headshots', await readSource(deps, source));
      deps.retouchSessionChanged(id);
      return sessionView(deps, id);
    },

    /** @throws KioskError NOT_FOUND, WRONG_STEP for another kind of session, and the errors of `runHeadshots` */
    async generate(
      sessionId: RetouchSessionId,
      { seed, ...input }: HeadshotInput,
    ): Promise<RetouchSessionView> {
      const session = headshotSession(deps, sessionId);
      await runHeadshots(deps, session, { ...input, seed: seed ?? drawSeed() });
      return changedSession(deps, sessionId);
    },

    /** @throws KioskError NOT_FOUND for a version that is no headshot of this session */
    mark(sessionId: RetouchSessionId, versionId: VersionId, mark: Mark): RetouchSessionView {
      const { id } = headshotOf(deps, sessionId, versionId);
      records.versions.setMark(id, mark);
      return changedSession(deps, sessionId);
    },
  };
}

/**
 * Exclusive upper limit, as `randomInt` takes it. A seed below it is positive in a signed 32-bit number, which other
 * programs use.
 */
const seedsEnd = 2 ** 31;

/** Draws the seed here instead of leaving it to the service (with -1), so that the same run can be requested again. */
const drawSeed = (): number => randomInt(1, seedsEnd);

/** @throws KioskError NOT_FOUND; WRONG_STEP for a session of another kind */
export function headshotSession(deps: Needs<'records'>, sessionId: RetouchSessionId): RetouchSessionRow {
  const session = existingSession(deps, sessionId);
  if (session.kind !== 'headshots') {
    throw new KioskError('WRONG_STEP', 'that session is for another kind of work', { state: session.kind });
  }
  return session;
}

/**
 * Returns one of the results: not the reference, and not a picture of another session. @throws KioskError NOT_FOUND,
 * WRONG_STEP
 */
export function headshotOf(
  deps: Needs<'records'>,
  sessionId: RetouchSessionId,
  versionId: VersionId,
): VersionRow {
  const version = versionOf(deps, headshotSession(deps, sessionId), versionId);
  if (version.tool !== 'headshot') throw new KioskError('NOT_FOUND', 'no such headshot in this session');
  return version;
}
