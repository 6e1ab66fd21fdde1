/** Updates of the installed program. */
import { z } from 'zod';
import { feedKind } from '../update-feed.ts';
import { nothing } from './parts.ts';

/** A version as semver.org 2.0.0 has it, without build metadata. It is also the name of a folder. */
export const versionSchema = z
  .string()
  .max(60)
  .regex(/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/);

/** The feed of the updates, and the time of the daily check: local time, `HH:MM`; null for no check. */
export const updateSettings = z.strictObject({
  feed: z
    .string()
    .max(1_000)
    .refine((feed) => feedKind(feed) !== null),
  checkAt: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
});

const oneVersion = z.strictObject({ version: versionSchema });

export const updateCalls = {
  setUpdates: updateSettings,
  fetchUpdate: nothing,
  installUpdate: oneVersion,
  newerThanUpdate: nothing,
  goBackTo: oneVersion,
};
