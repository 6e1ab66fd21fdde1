import type { OrderView } from '../../../shared/model/order.ts';
import { itemsLeft } from '../../../shared/refunds.ts';

/** Returns the items of an order that can be given back. */
export const itemsOf = ({ payment, laterSales, settlements }: OrderView): ReturnType<typeof itemsLeft> =>
  payment === null ? [] : itemsLeft({ payment, laterSales, settlements });
