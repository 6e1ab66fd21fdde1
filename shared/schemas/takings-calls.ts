/** The till, its closings and what they add up to. */
import { z } from 'zod';
import { cashMoveKinds } from '../model/takings.ts';
import { because, money, nothing, skip } from './parts.ts';

const closingNumber = z.int().min(1).max(1_000_000_000);

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
};
