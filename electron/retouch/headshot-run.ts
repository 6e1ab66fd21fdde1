import { serialize } from 'node:v8';
import type { HeadshotSettings } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import { newId, type CallId } from '../../shared/ids.ts';
import type {
  AnsweredPicture,
  HeadshotRequest,
  Headshots,
  PictureDoubt,
} from '../../shared/service/edits.ts';
import type { Needs } from '../orders/deps.ts';
import { makePaidCall, type PaidCallDeps } from '../orders/calls/paid-call.ts';
import { isUnusable } from '../orders/calls/call-failure.ts';
import type { Keepers } from '../orders/photos/keep-picture.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { keepResult, replacedInSession, type KeptResult } from './session-tools.ts';

const endpoint = 'generatePortrait';

/** The pictures of a run that could be read, in the vault but without rows yet. */
interface KeptRun {
  readonly pictures: readonly KeptResult[];
  readonly doubts: readonly PictureDoubt[];
}

/**
 * Makes one paid run from the session's reference. Its settings are on disk before the request is sent, so that the
 * seed of a run of unknown outcome is known too. Every picture has been paid for, so all that can be read are kept,
 * whatever number was requested.
 *
 * @throws KioskError CALL_OPEN while the session has a call that is not settled; the ServiceFailure of the call
 */
export async function runHeadshots(
  deps: PaidCallDeps & Needs<'pictures' | 'settings' | 'retouchSessionChanged'>,
  session: RetouchSessionRow,
  settings: HeadshotSettings,
): Promise<void> {
  const { records, vault, pictures } = deps;
  const sessionId = session.id;
  const reference = referenceOf(deps, session);
  await makePaidCall(
    deps,
    {
      endpoint,
      begin(insertRow, at) {
        const replacesCallId = replacedInSession(records.calls.ofSession(sessionId), endpoint);
        const callId = insertRow({ orderId: null, photoId: null, sessionId, replacesCallId });
        records.headshotRuns.insert({ callId, sessionId, ...settings, at });
      },
      changed() {
        deps.retouchSessionChanged(sessionId);
      },
    },
    async (call) => {
      const { uploadLongSidePx } = deps.settings.get();
      const image = await pictures.copyForService(await vault.get(reference.imageId), uploadLongSidePx);
      const request = requestFor(settings, image);
      const answer = await call.send((client, options) => client.generatePortrait(request, options));
      const kept = await call.keep(
        (withRoom) => keepRun({ records, vault: withRoom, pictures }, answer),
        () => serialize(answer),
      );
      await call.done((at) => {
        recordRun(deps, { sessionId, parentId: reference.id, callId: call.id, at }, kept);
      });
    },
  );
}

function referenceOf({ records }: Needs<'records'>, session: RetouchSessionRow): VersionRow {
  const reference = records.versions.ofSession(session.id).find(({ tool }) => tool === 'original');
  if (reference === undefined) throw new Error('a session without its original');
  return reference;
}

const requestFor = (settings: HeadshotSettings, image: Uint8Array): HeadshotRequest => ({
  image,
  prompt: settings.prompt,
  seed: settings.seed,
  sampleNumber: settings.sampleNumber,
  identityScale: settings.identityScale,
  outputImageWidth: settings.widthPx,
  outputImageHeight: settings.heightPx,
});

type RunKeepers = Keepers & Needs<'pictures'>;

/**
 * Stores the readable pictures. An unreadable one does not affect the others: it is missing, and the run says so.
 * @throws KioskError IMAGE_NOT_RECOGNISED when no picture can be read; the errors of the vault
 */
async function keepRun(deps: RunKeepers, { images, doubts }: Headshots): Promise<KeptRun> {
  const pictures: KeptResult[] = [];
  let unreadable: KioskError | null = null;
  for (const image of images) {
    const kept = await keepOrNone(deps, image);
    if (kept instanceof KioskError) unreadable = kept;
    else pictures.push(kept);
  }
  if (unreadable === null) return { pictures, doubts };
  if (pictures.length === 0) throw unreadable;
  return { pictures, doubts: [...new Set<PictureDoubt>([...doubts, 'count-differs'])] };
}

async function keepOrNone(deps: RunKeepers, image: AnsweredPicture): Promise<KeptResult | KioskError> {
  try {
    return await keepResult(deps, image, 'headshot');
  } catch (error) {
    if (error instanceof KioskError && isUnusable(error)) return error;
    throw error;
  }
}

interface Run {
  readonly sessionId: RetouchSessionRow['id'];
  readonly parentId: VersionRow['id'];
  readonly callId: CallId;
  readonly at: string;
}

function recordRun({ records }: Needs<'records'>, { at, ...run }: Run, { pictures, doubts }: KeptRun): void {
  for (const kept of pictures) {
    const { imageId, transparent } = kept;
    kept.insert(at);
    records.versions.insert({
      id: newId('ver'),
      ...run,
      imageId,
      tool: 'headshot',
      ...{ edit: null, colour: null, transparent, doubts: [] },
      createdAt: at,
    });
  }
  records.headshotRuns.setAnswered(run.callId, doubts);
}
