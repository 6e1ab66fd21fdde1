/** Erases a customer with many orders over the bridge. */
import type { CustomerId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { renderPortrait } from '../../portraits/render.ts';
import type { KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { unlock } from '../../support/kiosk/supervisor.ts';

const name = 'Erika Bench';

/** Steps that wait for no picture, printer or service; a payment asks the service first whether the photos can be made. */
const steps: ReadonlySet<string> = new Set(['approvePreview', 'finishOrder']);

/** Orders whose steps are not timed. The first ones load modules and compile statements; at a counter, the first customer of the day did. */
const ordersBefore = 5;
/** Calls of the bare server before each timed step, in which what the step before it began can end, as while staff look at a preview. */
const callsBefore = 50;

/**
 * Makes complete orders for one customer.
 * @param bare calls a server that only answers
 * @returns the customer's id, and the milliseconds of the steps that only write
 */
export async function serveOften(
  client: KioskClient,
  orders: number,
  bare: () => Promise<unknown>,
): Promise<{ readonly customerId: CustomerId; readonly stepMs: readonly number[] }> {
  const { data: shot } = await renderPortrait({}, 'jpeg');
  const stepMs: number[] = [];
  const timing: Pick<KioskClient, 'call'> = {
    call: async (name, ...input) => {
      if (!steps.has(name)) return client.call(name, ...input);
      for (let call = 0; call < callsBefore; call += 1) await bare();
      const begun = performance.now();
      const answer = await client.call(name, ...input);
      stepMs.push(performance.now() - begun);
      return answer;
    },
  };
  let customerId: CustomerId | null = null;
  for (let order = 0; order < orders; order += 1) {
    const { id: orderId } = await client.call('createOrder');
    const facts = { name, phone: '07700 900 999', email: 'erika@example.org', keepPhotos: true };
    const named: OrderView = await client.call('setCustomer', { orderId, customerId, ...facts });
    customerId = named.customer?.id ?? null;
    const started = { previews: 0, finals: 0, prints: 0 };
    await workUntil(timing, named, { specCode: 'uk-passport', shot, started });
  }
  if (customerId === null) throw new Error('no order was made');
  return { customerId, stepMs: stepMs.slice(ordersBefore * steps.size) };
}

/** Returns how long erasing the customer's live data takes, seconds. */
export async function erasingSeconds(
  client: KioskClient,
  customerId: CustomerId,
  pin: string,
): Promise<number> {
  await unlock(client, pin);
  const begun = performance.now();
  await client.call('eraseCustomer', { customerId });
  return (performance.now() - begun) / 1000;
}
