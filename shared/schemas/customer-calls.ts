/** Finding a customer, and what the studio knows of one. */
import { z } from 'zod';
import { longestNotes } from '../model/customers.ts';
import {
  columnUses,
  customerFilePiece,
  duplicateRules,
  fileEncodings,
  largestCustomerFile,
  mostColumns,
  separators,
} from '../model/customer-import.ts';
import { id, line, lines, nothing } from './parts.ts';
import { keepingPeriods } from './settings.ts';

const forCustomer = { customerId: id('cus') };

/** Details that staff type about a customer, in the order and on the customer's own screen. */
export const customerDetails = {
  name: line(120).pipe(z.string().min(1)),
  phone: line(40),
  email: line(254),
  keepPhotos: z.boolean(),
};

const fileReading = {
  encoding: z.enum(fileEncodings).nullable(),
  separator: z.enum(separators).nullable(),
  heads: z.boolean().nullable(),
  columns: z.array(z.enum(columnUses)).max(mostColumns).nullable(),
};

export const customerCalls = {
  findCustomers: z.strictObject({ text: line(100) }),
  customer: z.strictObject(forCustomer),
  customerOrders: z.strictObject({ ...forCustomer, after: z.int().min(1).nullable() }),
  customersCsv: nothing,
  sendCustomerFile: z.strictObject({
    bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= customerFilePiece, 'one piece'),
    at: z.int().min(0).max(largestCustomerFile),
    size: z.int().min(1).max(largestCustomerFile),
  }),
  previewCustomerFile: z.strictObject(fileReading),
  importCustomerFile: z.strictObject({ ...fileReading, duplicates: z.enum(duplicateRules) }),
  cancelCustomerImport: nothing,
  importProgress: nothing,
  forgetCustomerFile: nothing,
  mergeCustomers: z.strictObject({
    ...forCustomer,
    otherId: id('cus'),
    ...customerDetails,
    notes: lines(longestNotes),
  }),
  undoMerge: z.strictObject({ ...forCustomer, mergeId: id('mrg') }),
  customerErasure: z.strictObject(forCustomer),
  eraseCustomer: z.strictObject(forCustomer),
  keepingForecast: z.strictObject(keepingPeriods),
  confirmDate: nothing,
  erasures: z.strictObject({ before: z.iso.datetime().nullable() }),
  noteLeftover: z.strictObject({
    ...forCustomer,
    index: z.int().nonnegative().max(1_000),
    handled: z.boolean(),
  }),
  changeCustomer: z.strictObject({ ...forCustomer, ...customerDetails, notes: lines(longestNotes) }),
};
