import type { Edit } from '../../shared/retouch.ts';
import { newId } from '../../shared/ids.ts';
import type { EditedPicture } from '../../shared/service/edits.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import type { Needs } from '../orders/deps.ts';
import { makePaidCall, type PaidCallDeps } from '../orders/calls/paid-call.ts';
import { refuseOtherRegion } from '../orders/calls/photo-call.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import type { CallOptions, ServiceClient } from '../service/client.ts';
import { keepResult, replacedInSession, tellSession } from './session-tools.ts';

/**
 * Makes one paid edit of a version; the result is a new version. A result that was answered is kept, however odd. One
 * that cannot be decoded leaves the call uncertain, with the unchanged answer stored.
 *
 * @throws KioskError CALL_OPEN while the session has a call that is not settled; SERVICE_NO_ACCOUNT for an order of another
 *   region; the ServiceFailure of the call
 */
export async function makeEdit(
  deps: PaidCallDeps & Needs<'pictures' | 'settings' | 'changed' | 'retouchSessionChanged'>,
  session: RetouchSessionRow,
  { version, edit }: { readonly version: VersionRow; readonly edit: Edit },
): Promise<void> {
  const { records, pictures } = deps;
  const { id: sessionId, shotId } = session;
  // The session of a shot is part of its order and its calls are in the order's ledger; any other session belongs to no
  // order.
  const orderId = shotId === null ? null : session.orderId;
  const endpoint = endpointOf(edit);
  await makePaidCall(
    deps,
    {
      endpoint,
      begin(insertRow) {
        if (orderId !== null) refuseOtherRegion(deps, orderId);
        const replacesCallId = replacedInSession(records.calls.ofSession(sessionId), endpoint);
        insertRow({ orderId, sessionId, photoId: null, replacesCallId });
      },
      changed() {
        tellSession(deps, sessionId);
      },
    },
    async (call) => {
      const image = await copyFor(deps, version, edit);
      const answer = await call.send((client, options) => send(client, { image, edit }, options));
      const { imageId, transparent, insert } = await call.keep(
        (vault) => keepResult({ records, vault, pictures }, answer, 'edit'),
        () => answer.image,
      );
      await call.done((at) => {
        insert(at);
        records.versions.insert({
          ...{ id: newId('ver'), sessionId, parentId: version.id, imageId, createdAt: at },
          ...{ tool: edit.tool, edit, colour: null, transparent, doubts: answer.doubts, callId: call.id },
        });
        records.retouchSessions.touch(sessionId, at);
      });
    },
  );
}

function endpointOf(edit: Edit): Endpoint {
  if (edit.tool === 'enhance') return 'photoEnhance';
  if (edit.tool === 'removeBackground' && edit.quality === 'fast') return 'removeBackgroundFast';
  return edit.tool;
}

/** Keeps transparent parts if the result can have them. A JPEG cannot, so they become white. */
async function copyFor(
  { vault, settings, pictures }: Needs<'vault' | 'pictures' | 'settings'>,
  { imageId, transparent }: VersionRow,
  { format }: Edit,
): Promise<Uint8Array> {
  const { uploadLongSidePx } = settings.get();
  const copy = transparent && format === 'PNG' ? pictures.transparentCopyForService : pictures.copyForService;
  return copy(await vault.get(imageId), uploadLongSidePx);
}

function send(
  client: ServiceClient,
  { image, edit }: { readonly image: Uint8Array; readonly edit: Edit },
  options: CallOptions,
): Promise<EditedPicture> {
  const { format: outputFormat } = edit;
  if (edit.tool === 'enhance') {
    const { scaleFactor, face: enableFaceEnhance } = edit;
    return client.photoEnhance({ image, outputFormat, scaleFactor, enableFaceEnhance }, options);
  }
  if (edit.tool === 'aiEdit') return client.aiEdit({ image, outputFormat }, options);
  const request = { image, outputFormat };
  return edit.quality === 'best'
    ? client.removeBackground(request, options)
    : client.removeBackgroundFast(request, options);
}
