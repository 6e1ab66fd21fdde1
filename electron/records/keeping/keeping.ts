import type { CleanUp } from '../clean-up.ts';
import type { Sql } from '../sql.ts';
import { createAccountsCut } from './accounts-cut.ts';
import { createOldAccounts, type OldAccounts } from './accounts.ts';
import { createLeftOrders, type LeftOrders } from './left-orders.ts';
import { createOldCustomers, type OldCustomers } from './old-customers.ts';
import { createOldOrders, type OldOrders } from './old-orders.ts';

/** Removes data whose retention period of days or years is over, except pictures. */
export interface Keeping {
  readonly customers: OldCustomers;
  readonly leftOrders: LeftOrders;
  readonly orders: OldOrders;
  readonly accounts: OldAccounts;
}

export function createKeeping(sql: Sql, cleanUp: Pick<CleanUp, 'everyPictureOf'>): Keeping {
  const cut = createAccountsCut(sql);
  return {
    customers: createOldCustomers(sql),
    leftOrders: createLeftOrders(sql),
    orders: createOldOrders(sql, cut, (id) => cleanUp.everyPictureOf(id)),
    accounts: createOldAccounts(sql, cut),
  };
}
