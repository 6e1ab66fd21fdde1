import type { FaceMatchView, PictureSource } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { CallId } from '../../shared/ids.ts';
import type { CallResolution, CallView, SettledCallView } from '../../shared/model/calls.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { FaceMatchRequest } from '../../shared/service/edits.ts';
import type { Needs } from '../orders/deps.ts';
import { makePaidCall, type PaidCallDeps } from '../orders/calls/paid-call.ts';
import { callView } from '../orders/calls/ledger.ts';
import { readSource } from './pictures.ts';
import { sayWhose, type Side } from './whose-picture.ts';

export interface FaceMatchInput {
  readonly source: PictureSource;
  readonly target: PictureSource;
  /** Null leaves the threshold to the service. */
  readonly threshold: number | null;
}

export type FaceMatch = ReturnType<typeof createFaceMatch>;

/**
 * Compares two faces. Only the call and its end are recorded, because of its cost: not who was compared, neither
 * picture, and nothing of the answer.
 */
export function createFaceMatch(
  deps: PaidCallDeps & Needs<'pictures' | 'scratch' | 'settings' | 'who' | 'note'>,
) {
  const { records, clock } = deps;

  return {
    /**
     * Returns a match or a no-match; both are answers. A failure about one of the pictures says which (`field`).
     *
     * @throws KioskError CALL_OPEN while another comparison is open; the errors of `readSource`; the ServiceFailure
     */
    async match({ source, target, threshold }: FaceMatchInput): Promise<FaceMatchView> {
      const { uploadLongSidePx } = deps.settings.get();
      const copyOf = (side: Side, picture: PictureSource): Promise<Uint8Array> =>
        sayWhose(side, () => copyFor(deps, picture, uploadLongSidePx));
      const result = await sayWhose(null, () =>
        makePaidCall(
          deps,
          {
            endpoint: 'faceMatch',
            begin(insertRow) {
              insertRow({ orderId: null, photoId: null, sessionId: null, replacesCallId: null });
            },
            traceless: true,
            // Only the page that made the call shows it, and that page waits for the answer.
            changed: () => undefined,
          },
          async (call) => {
            const request: FaceMatchRequest = {
              source: await copyOf('source', source),
              target: await copyOf('target', target),
              ...(threshold === null ? {} : { similarityThreshold: threshold }),
            };
            const answer = await call.send((client, options) => client.faceMatch(request, options));
            await call.done(() => undefined);
            return answer;
          },
        ),
      );
      const { isMatch, similarity } = result;
      return { isMatch, similarity, threshold, at: clock.now().toISOString() };
    },

    /** Returns the one comparison that is under way or of unknown outcome. */
    open(): CallView | null {
      const call = records.calls.openMatch();
      return call === null ? null : callView(deps, call);
    },

    /** @throws KioskError NOT_FOUND for a call that is no face match; WRONG_STEP when it is settled */
    resolve(callId: CallId, resolution: CallResolution): SettledCallView {
      const call = records.calls.get(callId);
      if (call?.endpoint !== 'faceMatch') throw new KioskError('NOT_FOUND', 'no such face match');
      const [by, at] = [deps.who(), clock.now().toISOString()];
      records.transaction(() => {
        records.calls.resolve(callId, { resolution, by, at });
        deps.note('call-settled', { subject: callId, resolution });
      });
      return { id: callId, endpoint: call.endpoint, resolution, by, at };
    },
  };
}

/** Returns the copy of a picture that is sent to the service, as for every other call. */
async function copyFor(
  deps: Needs<'records' | 'vault' | 'pictures' | 'scratch'>,
  picture: PictureSource,
  longSidePx: StudioSettings['uploadLongSidePx'],
): Promise<Uint8Array> {
  return deps.pictures.copyForService((await readSource(deps, picture)).bytes, longSidePx);
}
