import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';
import type { LargeFiles } from './large-files.ts';

/**
 * Handles customers: finding one, what the studio knows of them, their earlier orders, what goes when, and, with a supervisor, all
 * of them as a file, those of a file, and the erasing of one.
 */
export function customerHandlers(
  studio: () => Pick<
    Studio,
    'customers' | 'customerImport' | 'erasure' | 'forecast' | 'dates' | 'deps' | 'status'
  >,
  staff: Staff,
  files: Pick<LargeFiles, 'keep'>,
) {
  const customers = () => studio().customers;
  const imported = () => studio().customerImport;
  return {
    findCustomers: ({ text }) => customers().find(text),
    customer: ({ customerId }) => customers().view(customerId),
    customerOrders: ({ customerId, after }) => customers().orders(customerId, after),
    mergeCustomers: ({ customerId, otherId, ...details }) => customers().merge(customerId, otherId, details),
    undoMerge: ({ customerId, mergeId }) => customers().undoMerge(customerId, mergeId),
    customersCsv: async () => files.keep(await customers().csv(staff.demand())),
    sendCustomerFile({ bytes, at, size }) {
      staff.demand();
      imported().take(bytes, at, size);
    },
    previewCustomerFile(reading) {
      staff.demand();
      return imported().preview(reading);
    },
    importCustomerFile: ({ duplicates, ...reading }) => imported().run(reading, duplicates, staff.demand()),
    cancelCustomerImport: () => imported().cancel(),
    importProgress: () => imported().progress(),
    forgetCustomerFile: () => imported().forget(),
    customerErasure: ({ customerId }) => studio().erasure.plan(customerId),
    eraseCustomer: ({ customerId }) => studio().erasure.erase(customerId, () => staff.demand()),
    keepingForecast: (periods) => studio().forecast(periods),
    confirmDate() {
      const allowedBy = staff.demand();
      studio().deps.note('date-confirmed', { allowedBy });
      studio().dates.confirm();
      return studio().status();
    },
    erasures({ before }) {
      staff.demand();
      return studio().erasure.erasures(before);
    },
    noteLeftover: (asked) => studio().erasure.tick(asked, staff.demand()),
    changeCustomer: ({ customerId, ...details }) => customers().change(customerId, details),
  } satisfies Partial<Handlers>;
}
