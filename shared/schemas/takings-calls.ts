/** The till, its closings and what they add up to. */
import { z } from 'zod';
import { cashMoveKinds } from '../model/takings.ts';
import { because, id, money, nothing, skip } from './parts.ts';

const closingNumber = z.int().min(1).max(1_000_000_000);

/** A day `YYYY-MM-DD`. */
const day = z.iso.date();
const dayMs = 86_400_000;
/** Two months. */
const mostDays = 62;

/** A year with a closing on each day, and some more. */
const mostInCsv = 400;

export const takingsCalls = {
  openTakings: nothing,
  moveCash: z.strictObject({
    kind: z.enum(cashMoveKinds),
    amount: money.refine((amount) => amount > 0, 'an amount'),
    reason: because,
  }),
  closeTakings: z
    .strictObject({
      number: closingNumber,
      upTo: z.int().min(0),
      counted: money,
      floatLeft: money,
    })
    .refine(({ counted, floatLeft }) => floatLeft <= counted, 'no more stays in the till than was counted'),
  listClosings: z.strictObject({ skip }),
  closing: z.strictObject({ number: closingNumber }),
  takingsPeriod: z
    .strictObject({ from: day, to: day })
    .refine(
      ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < mostDays * dayMs,
      'days in their order',
    ),
  closingFile: z.strictObject({ number: closingNumber }),
  closingsCsv: z
    .strictObject({ from: closingNumber, to: closingNumber })
    .refine(({ from, to }) => from <= to && to - from < mostInCsv, 'closings in their order'),
  printClosing: z.strictObject({ number: closingNumber }),
  confirmClosingPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
};
