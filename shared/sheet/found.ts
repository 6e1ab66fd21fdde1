/** Sheets that the kiosk lays out: the best layout found, in the middle. */
import type { Placement } from '../model/sheets.ts';
import type { Margins } from '../printing.ts';
import type { SheetRequest } from './request.ts';
import { groupBySize, packGroups } from './automatic.ts';
import type { BlockTables } from './block.ts';
import { nanometres, transposed, type Tile } from './box.ts';
import { outlineOf } from './grid.ts';
import { canTurn, orientedMargins, orientedPage } from './page-area.ts';
import { assign, refuseWhatDoesNotFit } from './shares.ts';

export interface Laid {
  readonly landscape: boolean;
  readonly placements: readonly Placement[];
}

/** Lengths along one direction, nanometres. */
interface Along {
  readonly page: number;
  readonly before: number;
  readonly after: number;
  readonly block: number;
}

/**
 * Returns where a block begins: in the middle of the page, because a cutter and a calibration expect it there, and off it
 * only as far as uneven margins require.
 */
function middle({ page, before, after, block }: Along): number {
  const wholeMicrons = Math.round((page - block) / 2000) * 1000;
  return Math.max(before, Math.min(wholeMicrons, page - after - block));
}

/** Returns the area for photos. Every photo, including the last, has a gap on its right and below, so photos simply touch. */
export const areaOf = ({ medium, gapMm }: SheetRequest, keepOff: Margins): Tile => ({
  w:
    nanometres(medium.widthMm) - nanometres(keepOff.leftMm) - nanometres(keepOff.rightMm) + nanometres(gapMm),
  h:
    nanometres(medium.heightMm) -
    nanometres(keepOff.topMm) -
    nanometres(keepOff.bottomMm) +
    nanometres(gapMm),
});

/**
 * Finds a layout: the most slots for photos that fill the sheet, a tidy block for a given number, upright for the viewer.
 *
 * @param keepOff of the upright medium
 * @param tables for the area that `keepOff`, or less of it, leaves
 * @throws KioskError SHEET_IMPOSSIBLE
 */
export function findLayout(request: SheetRequest, keepOff: Margins, tables: BlockTables): Laid {
  const { medium } = request;
  const gap = nanometres(request.gapMm);
  const groups = groupBySize(request.photos, gap);
  const packing = packGroups(groups, areaOf(request, keepOff), tables);
  for (const [index, group] of groups.entries())
    refuseWhatDoesNotFit(group, packing[index]?.length ?? 0, request);

  const all = packing.flat();
  const landscape = canTurn(medium) && all.filter(({ rotated }) => rotated).length * 2 > all.length;
  const laid = landscape ? packing.map((slots) => slots.map(transposed)) : packing;
  const block = outlineOf(laid.flat());
  const page = orientedPage(medium, landscape);
  const off = orientedMargins(keepOff, landscape);
  const left = middle({
    ...{ page: nanometres(page.widthMm), block: block.w - gap },
    ...{ before: nanometres(off.leftMm), after: nanometres(off.rightMm) },
  });
  const top = middle({
    ...{ page: nanometres(page.heightMm), block: block.h - gap },
    ...{ before: nanometres(off.topMm), after: nanometres(off.bottomMm) },
  });
  const placements = groups.flatMap((group, index) =>
    assign(
      group,
      (laid[index] ?? []).map((slot) => ({ ...slot, x: slot.x - block.x + left, y: slot.y - block.y + top })),
    ),
  );
  return { landscape, placements };
}
