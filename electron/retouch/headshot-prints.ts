import type { RetouchSessionView } from '../../shared/retouch.ts';
import { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, PhotoId, PrintId, VersionId } from '../../shared/ids.ts';
import type { SheetLayout, SheetPlan } from '../../shared/model/sheets.ts';
import { noCorrection } from '../../shared/printing.ts';
import { notAnId } from '../../shared/not-an-id.ts';
import type { Medium, MediumId } from '../../shared/sheet-media.ts';
import { planOnePicture } from '../../shared/sheet/one-picture.ts';
import { createSingleFlight } from '../orders/prints/single-flight.ts';
import { bareLayout } from '../orders/prints/bare-layout.ts';
import type { Needs } from '../orders/deps.ts';
import {
  createPrintGate,
  printedWith,
  type AskForPrinting,
  type Usable,
} from '../orders/prints/for-printing.ts';
import { createPrintJournal } from '../orders/prints/print-journal.ts';
import type { PrintOwner, PrintSubmission } from '../orders/prints/print-submission.ts';
import type { Composer } from '../printing/composer.ts';
import type { Printers } from '../printing/printers.ts';
import { composeFor } from '../printing/compose-for.ts';
import type { PrintRow } from '../records/prints/prints.ts';
import type { VersionRow } from '../records/retouch/versions.ts';
import { changedSession } from './session-tools.ts';
import { headshotOf } from './headshots.ts';

export interface HeadshotPrintInput {
  readonly versionIds: readonly VersionId[];
  readonly printerId: string;
  readonly mediumId: MediumId;
  /** Margin that stays free along every side of the medium, millimetres. */
  readonly edgeMm: number;
  readonly copies: number;
}

export type HeadshotPrints = ReturnType<typeof createHeadshotPrints>;

/**
 * Prints headshots, one on each sheet, in the same journal as the sheets of orders and under the same rules. No
 * authority measures them, so the printer need not be approved and the margin is the one that staff chose. A correction
 * is not applied, because it could push a picture without a margin over the edge.
 */
export function createHeadshotPrints(
  deps: Needs<
    | 'records'
    | 'vault'
    | 'pictures'
    | 'service'
    | 'settings'
    | 'clock'
    | 'practice'
    | 'changed'
    | 'retouchSessionChanged'
    | 'note'
    | 'log'
    | 'printChanged'
  >,
  printers: Printers,
  composer: Composer,
  forPrinting: AskForPrinting,
) {
  const gate = createPrintGate(forPrinting, printers);
  const shareRunning = createSingleFlight<RetouchSessionView>();
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ sessionId }) => sessionId !== null,
    changed: (print) => {
      deps.retouchSessionChanged(ownerOf(print).sessionId);
    },
  });

  const compose = async (version: VersionRow, usable: Usable, layout: SheetLayout): Promise<Uint8Array> => {
    const plan = planOf(deps, version, usable.medium, layout);
    // An upright, opaque RGB copy, whatever the service sent: printers take no other picture.
    const picture = await deps.pictures.copyForService(await deps.vault.get(version.imageId), null);
    const pictures = new Map([[placeholderId, picture]]);
    const sheet = { plan, pictures, title: titleOf(version), correction: noCorrection };
    return composeFor(composer, usable.takes, sheet, usable.profile);
  };

  const prepare = async (
    version: VersionRow,
    usable: Usable,
    request: Pick<PrintSubmission, 'printerId' | 'layout' | 'copies' | 'again'>,
  ): Promise<PrintSubmission> => ({
    owner: {
      kind: 'headshot',
      orderId: null,
      sessionId: version.sessionId,
      versionId: version.id,
      serviceSheetId: null,
      codeId: null,
    },
    guests: [],
    ...request,
    printedWith: { ...printedWith(usable), correction: noCorrection },
    file: await compose(version, usable, request.layout),
    title: titleOf(version),
  });

  const print = async (
    sessionId: RetouchSessionId,
    { versionIds, printerId, mediumId, edgeMm, copies }: HeadshotPrintInput,
  ): Promise<RetouchSessionView> => {
    const layout = bareLayout(mediumId, edgeMm);
    const versions = [...new Set(versionIds)].map((id) => headshotOf(deps, sessionId, id));
    for (const version of versions) refuseRejected(version);
    const usable = await gate.usable(printerId, mediumId);
    const sheets: PrintSubmission[] = [];
    for (const version of versions) {
      sheets.push(await prepare(version, usable, { printerId, layout, copies, again: null }));
    }
    for (const sheet of sheets) await journal.submit(sheet);
    return changedSession(deps, sessionId);
  };

  const reprint = async (before: PrintRow, reason: string): Promise<RetouchSessionView> => {
    const { id, printerId, layout, copies } = before;
    const { sessionId, versionId } = ownerOf(before);
    const version = headshotOf(deps, sessionId, versionId);
    const usable = await gate.usable(printerId, layout.mediumId);
    const again = { of: id, reason };
    await journal.submit(await prepare(version, usable, { printerId, layout, copies, again }));
    return changedSession(deps, sessionId);
  };

  return {
    /**
     * Composes and checks every sheet before it submits the first. When a later submission fails, the sheets before it
     * are with the printer and in the journal, and the rest are not printed.
     *
     * @throws KioskError NOT_FOUND, WRONG_STEP for a rejected headshot, SHEET_IMPOSSIBLE, PHOTO_FILE_MISSING, the
     *   errors of `PrintGate.usable` and of the journal's `submit`
     */
    print: (sessionId: RetouchSessionId, input: HeadshotPrintInput): Promise<RetouchSessionView> =>
      shareRunning([sessionId, input], () => print(sessionId, input)),

    /** Records what staff found in the tray. @throws KioskError NOT_FOUND, WRONG_STEP */
    confirm: async (printId: PrintId, printed: boolean): Promise<RetouchSessionView> =>
      changedSession(deps, ownerOf(await journal.confirm(printId, printed)).sessionId),

    /** @throws KioskError as `print` does, except for a rejected headshot */
    reprint: (printId: PrintId, reason: string): Promise<RetouchSessionView> =>
      shareRunning([printId], () => reprint(journal.existing(printId), reason)),

    resume: journal.resume,
    stop: journal.stop,
  };
}

/** Stands for the headshot in the plan of a sheet, which refers to pictures by photo id. No order has this photo. */
const placeholderId: PhotoId = 'pho_headshot';

/** The title in the spooler's list and in the file: says that it is no ID photo, and nothing about a person. */
const titleOf = ({ number }: VersionRow): string => `${notAnId} headshot-${String(number)}`;

function ownerOf({ sessionId, versionId }: PrintOwner): {
  readonly sessionId: RetouchSessionId;
  readonly versionId: VersionId;
} {
  if (sessionId === null || versionId === null) throw new Error("a headshot's print without its headshot");
  return { sessionId, versionId };
}

function refuseRejected({ mark }: VersionRow): void {
  if (mark === 'rejected') throw new KioskError('WRONG_STEP', 'the headshot is rejected', { state: mark });
}

/** @throws KioskError SHEET_IMPOSSIBLE; PHOTO_FILE_MISSING once the picture is erased */
function planOf(
  { records }: Needs<'records'>,
  { imageId }: VersionRow,
  medium: Medium,
  layout: SheetLayout,
): SheetPlan {
  const image = records.images.get(imageId);
  if (image?.erasedAt !== null) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the headshot is erased', { reason: 'erased' });
  }
  const { widthPx, heightPx } = image;
  const { mediumId, edgeMm } = layout;
  const planned = planOnePicture({ medium, edgeMm, widthPx, heightPx });
  if (planned === null) {
    throw new KioskError('SHEET_IMPOSSIBLE', 'the margin leaves nothing of the medium', {
      medium: mediumId,
      reason: 'margin',
    });
  }
  const { pageWidthMm, pageHeightMm, ...box } = planned;
  return {
    mediumId,
    widthMm: pageWidthMm,
    heightMm: pageHeightMm,
    placements: [{ photoId: placeholderId, ...box, rotated: false }],
    cutMarks: [],
    captions: [],
  };
}
