import type { OrdersDeps } from './deps.ts';
import { createDocuments } from './photos/documents.ts';
import { createOrderCrops } from './photos/order-crops.ts';
import { createOrderDocuments } from './photos/order-documents.ts';
import { createLaterSaleTaking } from './payment/later-sales.ts';
import { createOrderItemSales } from './payment/order-items.ts';
import { createOrderLife } from './order-life.ts';
import { createOrderPayment } from './payment/order-payment.ts';
import { createOrderRefunds } from './payment/order-refunds.ts';
import { createOrderPeople } from './people/order-people.ts';
import { createOrderPhotos } from './photos/order-photos.ts';
import { createOrderShots } from './photos/order-shots.ts';
import { createOrderRetakes } from './retakes.ts';
import { createSameAgain } from './same-again.ts';
import { createOrderTools } from './order-tools.ts';
import { createOrderVersions } from './photos/order-versions.ts';

/** The order workflow. Each method is one action of staff and returns the order as it is afterwards. */
export type Orders = ReturnType<typeof createOrders>;

export function createOrders(deps: OrdersDeps) {
  const documents = createDocuments(deps);
  const tools = createOrderTools(deps);
  return {
    documents,
    ...createOrderLife(deps, tools),
    ...createOrderPeople(deps, tools),
    ...createOrderDocuments(deps, tools, documents),
    ...createOrderShots(deps, tools),
    ...createOrderVersions(deps, tools),
    ...createOrderCrops(deps, tools),
    ...createOrderPhotos(deps, tools),
    ...createOrderItemSales(deps, tools),
    ...createOrderPayment(deps, tools),
    ...createOrderRefunds(deps, tools),
    ...createLaterSaleTaking(deps, tools),
    ...createOrderRetakes(deps, tools, documents),
    ...createSameAgain(deps, tools, documents),
  };
}
