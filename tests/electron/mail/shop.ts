/** A studio with a mail account at a real mail server, and a finished order. */
import type { OrderView } from '../../../shared/model/order.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
  type MailFaults,
  type MailServerOfTests,
} from '../../support/customers/mail-server.ts';
import { forPhoto, openCounter, type Counter } from '../orders/counter.ts';

export const address = 'ada@example.org';

interface Shop {
  readonly counter: Counter;
  readonly order: OrderView;
  readonly server: MailServerOfTests;
}

/** Opens a studio with a mail account. */
export async function openStudio(faults: MailFaults = {}): Promise<Omit<Shop, 'order'>> {
  const server = await startMailServer(faults);
  const counter = await openCounter({ mail: server.account }, undefined, {
    mailAuthority: mailCertificates().authority,
  });
  await counter.call('saveMailPassword', { password: mailPasswordOfTests });
  return { counter, server };
}

/** Opens a studio with a mail account and a finished order. */
export async function openShop(faults: MailFaults = {}): Promise<Shop> {
  const studio = await openStudio(faults);
  return { ...studio, order: await finished(studio.counter) };
}

export async function finished(counter: Counter): Promise<OrderView> {
  const order = await counter.order('uk-passport');
  await counter.paid(order);
  await counter.call('requestFinal', forPhoto(order));
  return counter.call('finishOrder', { orderId: order.id });
}
