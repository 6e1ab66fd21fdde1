import type { BenchView } from '../../shared/bench.ts';
import { KioskError } from '../../shared/errors.ts';
import type { BenchId, PhotoId, PrintId, VersionId } from '../../shared/ids.ts';
import type { SheetLayout, SheetPlan } from '../../shared/model.ts';
import { notAnId } from '../../shared/not-an-id.ts';
import { media, type MediumId } from '../../shared/sheet-media.ts';
import { planOnePicture } from '../../shared/sheet/one-picture.ts';
import { copyForService } from '../imaging/imaging.ts';
import type { OrdersDeps } from '../orders/deps.ts';
import { createPrintJournal, type PrintOwner, type PrintSubmission } from '../orders/print-journal.ts';
import type { Composer } from '../printing/composer.ts';
import type { Printers } from '../printing/printers.ts';
import type { VersionRow } from '../records/versions.ts';
import { changedBench } from './bench-tools.ts';
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

/** Headshots on paper, one on each sheet, in the same journal as the sheets of orders and under the same rules. */
export function createHeadshotPrints(deps: OrdersDeps, printers: Printers, composer: Composer) {
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ benchId }) => benchId !== null,
    changed: (print) => {
      deps.benchChanged(ownerOf(print).benchId);
    },
  });

  const compose = async (version: VersionRow, layout: SheetLayout): Promise<Uint8Array> => {
    const plan = planOf(deps, version, layout);
    // A copy that is upright, opaque and RGB whatever the service sent: a printer knows no other picture.
    const picture = await copyForService(await deps.vault.get(version.imageId), null);
    return composer.compose('sheet', {
      plan,
      pictures: new Map([[place, picture]]),
      title: titleOf(version),
    });
  };

  const prepare = async (
    version: VersionRow,
    request: Pick<PrintSubmission, 'printerId' | 'layout' | 'copies' | 'again'>,
  ): Promise<PrintSubmission> => ({
    owner: { orderId: null, benchId: version.benchId, versionId: version.id },
    ...request,
    file: await compose(version, request.layout),
    title: titleOf(version),
  });

  return {
    /**
     * Every sheet is composed and checked before the first is handed over. When one cannot be, those before it are
     * with the printer and in the journal, and those after it are not printed.
     *
     * @throws KioskError NOT_FOUND, WRONG_STEP for a rejected headshot, SHEET_IMPOSSIBLE, PHOTO_FILE_MISSING, and what
     *   the journal's `submit` throws
     */
    async print(benchId: BenchId, { versionIds, ...request }: HeadshotPrintInput): Promise<BenchView> {
      const { printerId, mediumId, edgeMm, copies } = request;
      const layout: SheetLayout = { mediumId, gapMm: 0, edgeMm, cutMarks: false, photos: [] };
      const versions = [...new Set(versionIds)].map((id) => headshotOf(deps, benchId, id));
      for (const version of versions) refuseRejected(version);
      const sheets: PrintSubmission[] = [];
      for (const version of versions) {
        sheets.push(await prepare(version, { printerId, layout, copies, again: null }));
      }
      for (const sheet of sheets) await journal.submit(sheet);
      return changedBench(deps, benchId);
    },

    /** What a person found in the tray. @throws KioskError NOT_FOUND, WRONG_STEP */
    confirm: (printId: PrintId, printed: boolean): BenchView =>
      changedBench(deps, ownerOf(journal.confirm(printId, printed)).benchId),

    /** @throws KioskError as `print` does, a rejected headshot apart */
    async reprint(printId: PrintId, reason: string): Promise<BenchView> {
      const print = journal.existing(printId);
      const { printerId, layout, copies } = print;
      const { benchId, versionId } = ownerOf(print);
      const version = headshotOf(deps, benchId, versionId);
      await journal.submit(
        await prepare(version, { printerId, layout, copies, again: { of: printId, reason } }),
      );
      return changedBench(deps, benchId);
    },

    resume: journal.resume,
    stop: journal.stop,
  };
}

/** A sheet's plan names its places by photo; this one is no photo of an order. */
const place: PhotoId = 'pho_headshot';

/** In the spooler's list and in the file: what it is, what it is not, and nothing about a person. */
const titleOf = ({ number }: VersionRow): string => `${notAnId} headshot-${String(number)}`;

function ownerOf({ benchId, versionId }: PrintOwner): {
  readonly benchId: BenchId;
  readonly versionId: VersionId;
} {
  if (benchId === null || versionId === null) throw new Error("a headshot's print without its headshot");
  return { benchId, versionId };
}

function refuseRejected({ mark }: VersionRow): void {
  if (mark === 'rejected') throw new KioskError('WRONG_STEP', 'the headshot is rejected', { state: mark });
}

/** @throws KioskError SHEET_IMPOSSIBLE; PHOTO_FILE_MISSING once the picture is erased */
function planOf({ records }: OrdersDeps, { imageId }: VersionRow, layout: SheetLayout): SheetPlan {
  const image = records.images.get(imageId);
  if (image?.erasedAt !== null) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the headshot is erased', { reason: 'erased' });
  }
  const { widthPx, heightPx } = image;
  const { mediumId, edgeMm } = layout;
  const planned = planOnePicture({ medium: media[mediumId], edgeMm, widthPx, heightPx });
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
    placements: [{ photoId: place, ...box, rotated: false }],
    cutMarks: [],
  };
}
