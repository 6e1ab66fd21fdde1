/** The audit log. */
import { z } from 'zod';
import { auditActs } from '../model/audit.ts';
import { id, nothing } from './parts.ts';

const filter = {
  /** Null for everyone; `staff` for a counter where nobody had signed in. */
  person: z.union([id('stf'), z.literal('staff')]).nullable(),
  act: z.enum(auditActs).nullable(),
  /** `YYYY-MM-DD`; null for every day. */
  day: z.iso.date().nullable(),
  /** Null for entries about anyone and anything. */
  customer: id('cus').nullable(),
};

export const auditCalls = {
  auditLog: z.strictObject({
    ...filter,
    /** Number of the entry before which the part begins; null for the newest part. */
    before: z.int().min(1).nullable(),
  }),
  checkAuditLog: nothing,
  auditCsv: z.strictObject(filter),
  filePart: z.strictObject({
    file: z.int().min(1),
    /** Position of the part's first byte. */
    at: z.int().min(0),
  }),
};
