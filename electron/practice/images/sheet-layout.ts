/** Lays out sheets: as many upright copies of a final as fit, in even rows. Pure geometry, in px. */
import { mmPerInch } from '../../../shared/inch.ts';
import { PracticeError } from '../errors.ts';
import type { Spec } from '../specs.ts';
import type { SheetSize } from '../validation.ts';

/** White between copies and at the edge, mm: room for the scissors. */
const GAP_MM = 2;

export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  /** Upper left corners, px. */
  readonly slots: readonly { readonly left: number; readonly top: number }[];
}

/** Returns how many copies fit `length` px, and where the first starts. */
function along(
  length: number,
  photo: number,
  gap: number,
): { readonly count: number; readonly start: number } {
  const count = Math.max(0, Math.floor((length - gap) / (photo + gap)));
  return { count, start: Math.round((length - (count * photo + (count - 1) * gap)) / 2) };
}

/** @returns the block of copies, centred; empty when not one copy fits */
export function layoutSheet(spec: Spec, size: SheetSize): SheetLayout {
  const gap = Math.round((GAP_MM / mmPerInch) * spec.dpi);
  const across = along(size.width, spec.widthPx, gap);
  const down = along(size.height, spec.heightPx, gap);
  const slots = Array.from({ length: across.count * down.count }, (_, index) => ({
    left: across.start + (index % across.count) * (spec.widthPx + gap),
    top: down.start + Math.floor(index / across.count) * (spec.heightPx + gap),
  }));
  return { columns: across.count, rows: down.count, slots };
}

/** @throws PracticeError SHEET_IMPOSSIBLE when not one copy fits */
export function requireLayout(spec: Spec, size: SheetSize): SheetLayout {
  const layout = layoutSheet(spec, size);
  if (layout.slots.length > 0) return layout;
  throw new PracticeError('SHEET_IMPOSSIBLE', `A sheet of ${size.key} px does not hold one photo.`);
}
