import { randomBytes } from 'node:crypto';
import type { Id, IdKind } from '../../../shared/ids.ts';

/** Returns a new id of the form that ids had before migration 595. */
export const longId = <Kind extends IdKind>(kind: Kind): Id<Kind> =>
  `${kind}_${randomBytes(16).toString('hex')}`;
