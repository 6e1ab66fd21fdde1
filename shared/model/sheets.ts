/** Photos laid out on a medium. */
import type { OrderId, PhotoId, ServiceSheetId } from '../ids.ts';
import type { Approval, Margins, ProfileProblem } from '../printing.ts';
import type { MediumId } from '../sheet-media.ts';
import type { PaperOnSheet } from './papers.ts';
import type { ImageView } from './pictures.ts';

/** How photos are laid on a medium. */
export interface SheetLayout {
  readonly mediumId: MediumId;
  /** Distance between photos, mm. */
  readonly gapMm: number;
  /** Margin that stays free along every side of the medium, mm. */
  readonly edgeMm: number;
  readonly cut: CutStyle;
  /** True when document, size, date and code are printed in the sheet's waste, where there is room. */
  readonly caption: boolean;
  /** Photos of one order or several. `count` null fills the sheet. */
  readonly photos: readonly { readonly photoId: PhotoId; readonly count: number | null }[];
  /** Slots laid by hand, each for a photo in `photos`; null uses the best ones found. */
  readonly arranged: Arrangement | null;
}

/** Most copies that one print asks for. */
export const mostCopies = 50;

/** Short marks at the corners, lines along the edges from side to side, or nothing. */
export const cutStyles = ['marks', 'lines', 'none'] as const;
export type CutStyle = (typeof cutStyles)[number];

export interface Arrangement {
  /** True when the sheet lies on its long side. */
  readonly landscape: boolean;
  readonly photos: readonly ArrangedPhoto[];
}

/** Position in mm from the top left corner of the sheet as it lies. */
export type ArrangedPhoto = Pick<Placement, 'photoId' | 'xMm' | 'yMm' | 'rotated'>;

/** One photo on the sheet, mm from the medium's top left corner. */
export interface Placement {
  readonly photoId: PhotoId;
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** True when the photo is turned by 90 degrees clockwise. */
  readonly rotated: boolean;
}

export interface SheetPlan {
  readonly mediumId: MediumId;
  /** Size as laid: width and height are swapped when the sheet is used in landscape. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly placements: readonly Placement[];
  /** Marks or lines, depending on the layout. */
  readonly cutMarks: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
  readonly captions: readonly Caption[];
}

/** One line of small type in the waste, clear of every photo. */
export interface Caption {
  readonly text: string;
  /** Its box on the sheet as it lies, mm from the top left corner. */
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** True when the line runs from top to bottom: turned by 90 degrees clockwise. */
  readonly rotated: boolean;
}

/** A sheet as one printer would print it. */
export interface PlannedSheet {
  readonly plan: SheetPlan;
  /** Margins of the sheet as it lies that photos keep clear of: the wider of the layout's edge and the printer's safe area. */
  readonly keepOff: Margins;
  /** How many more photos the medium would hold if only the layout's own edge counted. */
  readonly lostToPrinter: number;
  /** Number of photos without room for their caption. */
  readonly captionsLeftOut: number;
  /** Slips and receipts that staff want on it, with or without room. */
  readonly papers: readonly PaperOnSheet[];
  readonly approval: Approval;
  readonly problem: ProfileProblem | null;
}

/** A photo of any order that could go on a sheet. */
export interface SheetPhotoView {
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly personName: string;
  readonly documentName: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly image: ImageView;
}

/** A sheet that the service itself made from a photo. */
export interface ServiceSheetView {
  readonly id: ServiceSheetId;
  readonly photoId: PhotoId;
  /** The medium that it was requested for. */
  readonly mediumId: MediumId;
  /** As requested; its size on paper follows from the document's dpi. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Null until it has arrived. */
  readonly image: ImageView | null;
  readonly trouble: 'pending' | 'expired' | 'unreadable' | 'size-differs' | 'not-made' | null;
}
