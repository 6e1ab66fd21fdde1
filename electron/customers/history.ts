import type { CustomerId, ImageId, OrderId, ShotId } from '../../shared/ids.ts';
import { historyRows } from '../../shared/lists.ts';
import type { CustomerOrder, CustomerOrderPart, OrderPicture } from '../../shared/model/customers.ts';
import type { Needs } from '../orders/deps.ts';
import { summaryIn } from '../orders/desk.ts';
import { imageView } from '../orders/photos/image-view.ts';
import type { SummaryRow } from '../records/orders/order-summaries.ts';

/** Returns a customer's newest orders. */
export const firstOrders = ({ records }: Needs<'records'>, id: CustomerId): readonly SummaryRow[] =>
  records.orderSummaries.ofCustomer(id, Number.MAX_SAFE_INTEGER, historyRows);

/** Returns a page of a customer's orders after the one with the row number `after`, newest first. */
export function ordersAfter(deps: Needs<'records'>, id: CustomerId, after: number | null): CustomerOrderPart {
  const before = after ?? Number.MAX_SAFE_INTEGER;
  // One more than is shown tells whether there are others.
  const rows = deps.records.orderSummaries.ofCustomer(id, before, historyRows + 1);
  const shown = rows.slice(0, historyRows);
  return {
    orders: shown.map(orderIn(deps)),
    after: rows.length > historyRows ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** Most shots that stand for an order without photos. */
const shotsShown = 3;

function picturesOf(deps: Needs<'records'>, orderId: OrderId): readonly OrderPicture[] {
  const { photos, shots } = deps.records;
  const taken = shots.outsidePack(orderId);
  const picture = (kind: OrderPicture['kind'], id: ImageId | null): OrderPicture | null => {
    const image = imageView(deps, id);
    return image === null ? null : { image, kind };
  };
  const shotOf = (shotId: ShotId | null): ImageId | null =>
    taken.find(({ id }) => id === shotId)?.imageId ?? null;
  const ofPhotos = photos
    .outsidePack(orderId)
    .flatMap(
      ({ finalImageId, previewImageId, shotId }) =>
        picture('final', finalImageId) ??
        picture('preview', previewImageId) ??
        picture('shot', shotOf(shotId)) ??
        [],
    );
  const shown =
    ofPhotos.length > 0
      ? ofPhotos
      : taken.flatMap(({ imageId }) => picture('shot', imageId) ?? []).slice(-shotsShown);
  // Documents made from one shot have the same.
  return [...new Map(shown.map((each) => [each.image.id, each])).values()];
}

function orderIn(deps: Needs<'records'>): (row: SummaryRow) => CustomerOrder {
  const { codes } = deps.records;
  const summary = summaryIn(deps);
  return (row) => ({
    ...summary(row),
    createdAt: row.createdAt,
    pictures: picturesOf(deps, row.id),
    codes: codes.ofOrder(row.id),
    charged: row.bill === null ? null : { amount: row.bill.total, currency: row.bill.currency },
  });
}
