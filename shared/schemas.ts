/** The schemas of all calls. Only the main process imports them at run time: the page and the preload have no zod. */
import { accountCalls } from './schemas/account-calls.ts';
import { auditCalls } from './schemas/audit-calls.ts';
import { customerCalls } from './schemas/customer-calls.ts';
import { customerScreenCalls } from './schemas/customer-screen-calls.ts';
import { mailCalls } from './schemas/mail-calls.ts';
import { openingCheckCalls } from './schemas/opening-check-calls.ts';
import { orderCalls } from './schemas/order-calls.ts';
import { printCalls } from './schemas/print-calls.ts';
import { retouchCalls } from './schemas/retouch-calls.ts';
import { takingsCalls } from './schemas/takings-calls.ts';
import { updateCalls } from './schemas/update-calls.ts';

/** One schema for each call: its arguments are unknown until it has passed. */
export const schemas = {
  ...accountCalls,
  ...auditCalls,
  ...orderCalls,
  ...customerCalls,
  ...customerScreenCalls,
  ...retouchCalls,
  ...printCalls,
  ...takingsCalls,
  ...mailCalls,
  ...openingCheckCalls,
  ...updateCalls,
};
