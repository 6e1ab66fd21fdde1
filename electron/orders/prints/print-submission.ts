import type { OrderId, PrintId } from '../../../shared/ids.ts';
import type { PrintedLayout } from '../../../shared/model/prints.ts';
import type { PrintedWith, PrintRow } from '../../records/prints/prints.ts';

/** The owner of a print: an order, for its papers; a retouch session, for a headshot; or none. */
export type PrintOwner = Pick<
  PrintRow,
  'kind' | 'orderId' | 'sessionId' | 'versionId' | 'serviceSheetId' | 'codeId'
>;

/** The owner of a calibration sheet, which belongs to the printer. */
export const calibrationOwner: PrintOwner = {
  kind: 'calibration',
  ...{ orderId: null, sessionId: null, versionId: null, serviceSheetId: null, codeId: null },
};

/** The ids of an order's print that is none of the service's sheets, a slip or a headshot. */
export const ofOrder = (orderId: OrderId) => ({
  ...{ orderId, sessionId: null, versionId: null, serviceSheetId: null, codeId: null },
});

export function ownerOf({ orderId }: PrintOwner): OrderId {
  if (orderId === null) throw new Error("an order's print without its order");
  return orderId;
}

export interface PrintSubmission {
  readonly owner: PrintOwner;
  /** Other orders with photos on this sheet. */
  readonly guests: readonly OrderId[];
  readonly printerId: string;
  readonly layout: PrintedLayout;
  readonly copies: number;
  readonly printedWith: PrintedWith;
  /** A finished and checked file in the format that the printer takes. */
  readonly file: Uint8Array;
  /** As in a `PrintJob`. */
  readonly furtherPages?: readonly Uint8Array[];
  /** The title in the spooler's list, without anything about a person. */
  readonly title: string;
  /** The print that staff replace with this one, and why; `of` is null for a slip that came on a sheet. */
  readonly again: { readonly of: PrintId | null; readonly reason: string } | null;
  /** True for a paper that was written after its customer was erased, and says nothing about them. */
  readonly afterErasing?: boolean;
}
