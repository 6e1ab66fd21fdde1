/** Headshots of a session, and their sheets. */
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import type { ArgsOf } from '../../../shared/contract.ts';
import type { PrintState, PrintView } from '../../../shared/model/prints.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import {
  fileSource,
  headshotAnswer,
  headshotPath,
  headshotsOf,
  openFaceCounter,
  run,
  type FaceCounter,
} from './face-counter.ts';

/** Returns a dark picture of this size, whose edges are visible on white paper. */
const dark = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#30343a' } })
    .jpeg()
    .toBuffer();

/** A session with one headshot of each of these sizes, px. */
export async function openSession(
  ...sizes: readonly (readonly [number, number])[]
): Promise<{ readonly counter: FaceCounter; readonly session: RetouchSessionView }> {
  const counter = await openFaceCounter();
  const { id } = await counter.call('startHeadshots', { source: fileSource() });
  counter.answer(headshotPath, headshotAnswer(...(await Promise.all(sizes.map(([w, h]) => dark(w, h))))));
  const session = await counter.call('generateHeadshots', run({ id }, { sampleNumber: sizes.length }));
  return { counter, session };
}

export const sheet = (
  session: RetouchSessionView,
  change: Partial<ArgsOf<'printHeadshots'>> = {},
): ArgsOf<'printHeadshots'> => ({
  sessionId: session.id,
  versionIds: headshotsOf(session).map(({ id }) => id),
  ...{ printerId: 'file', mediumId: '10x15cm', edgeMm: 5, copies: 1 },
  ...change,
});

/** Waits until the session's newest print has this state. */
export const newestPrint = (
  kiosk: OpenKiosk,
  sessionId: RetouchSessionView['id'],
  state: PrintState,
): Promise<PrintView> =>
  vi.waitFor(
    async () => {
      const print = (await kiosk.call('retouchSession', { sessionId })).prints.at(-1);
      expect(print?.state).toBe(state);
      if (print === undefined) throw new Error('there is no print');
      return print;
    },
    { timeout: 12_000, interval: 50 },
  );
