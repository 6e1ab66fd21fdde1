/** Acts after an order that must survive a kill as well: customers who are erased, and people who are added to the staff. */
import { join } from 'node:path';
import type { CustomerId, OrderId } from '../../shared/ids.ts';
import { KioskError } from '../../shared/errors.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { decrypted, openFile } from '../support/records/records-file.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import { addSupervisor } from '../support/kiosk/supervisor.ts';
import { practiceFolder } from './books.ts';

const pin = '271828';

/** Erased customers and added people, as far as staff know. */
export interface Afterwards {
  /** Orders whose customer staff began to erase, with the customer's name: which of it was done is not known. */
  readonly begun: Map<OrderId, { readonly customerId: CustomerId; readonly name: string }>;
  /** Orders whose customer the kiosk said was erased. */
  readonly erased: Set<OrderId>;
  /** Names of the staff as the kiosk last answered. */
  readonly staff: Set<string>;
}

export const nothingYet = (): Afterwards => ({ begun: new Map(), erased: new Set(), staff: new Set() });

/** Signs the supervisor in at the counter, which is locked at every start. The first time, adds the supervisor. */
export async function signIn(client: KioskClient, { staff }: Afterwards): Promise<void> {
  const { people } = await client.call('counter');
  const asha = people.find(({ name }) => name === 'Asha');
  if (asha === undefined) await addSupervisor(client, pin);
  else await client.call('signIn', { staffId: asha.id, pin });
  staff.add('Asha');
}

/** Erases the customer of every second order, and adds a person after the others. */
export async function afterOrder(client: KioskClient, order: OrderView, done: Afterwards): Promise<void> {
  const turn = Number(order.number.slice(-3));
  if (turn % 2 === 0) return eraseCustomer(client, order, done);
  const name = `Bo ${String(turn)}`;
  const known = await client.call('staff');
  if (known.some((person) => person.name === name)) return;
  await client.call('addStaff', { name, role: 'staff', pin: '31415' });
  done.staff.add(name);
}

async function eraseCustomer(client: KioskClient, { id, customer }: OrderView, done: Afterwards) {
  if (customer === null || done.erased.has(id)) return;
  const name = done.begun.get(id)?.name ?? customer.name;
  done.begun.set(id, { customerId: customer.id, name });
  try {
    await client.call('eraseCustomer', { customerId: customer.id });
  } catch (error) {
    // The answer to an earlier try was lost in a kill.
    if (!(error instanceof KioskError) || error.code !== 'NOT_FOUND') throw error;
  }
  done.erased.add(id);
}

/** Returns erased customers who came back, and people of the staff who are gone. */
export async function lookAfter(client: KioskClient, done: Afterwards): Promise<string[]> {
  const problems: string[] = [];
  for (const orderId of done.erased) {
    const { number, customer, shots, photos } = await client.call('openOrder', { orderId });
    const pictures = [...shots, ...photos.flatMap(({ preview, final }) => [preview, final])];
    if (customer?.name !== '' || pictures.some((picture) => picture !== null))
      problems.push(`the erased customer of order ${number} is back`);
  }
  const names = new Set((await client.call('staff')).map(({ name }) => name));
  for (const name of done.staff) if (!names.has(name)) problems.push(`${name} is no longer on the staff`);
  return problems;
}

/** Returns erased names that the records still have anywhere, in rows, free pages or search words. */
export function wordsLeft(dataDir: string, done: Afterwards): string[] {
  const file = join(practiceFolder(dataDir), 'records.sqlite');
  openFile(file).close();
  const bytes = decrypted(file);
  return [...done.erased].flatMap((orderId) => {
    const name = done.begun.get(orderId)?.name ?? '';
    return bytes.includes(name) ? [`the records still have the name ${name}`] : [];
  });
}
