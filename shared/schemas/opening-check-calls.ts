/** The opening check, and the support file, which has its result. */
import { z } from 'zod';
import { findings, isSceneFinding } from '../model/opening-check.ts';
import { nothing } from './parts.ts';

/** Names and figures of one finding. */
export const checkFacts = z.record(z.string().max(20), z.union([z.string().max(200), z.number()]));

export const openingCheckCalls = {
  /** Findings of the page, from its camera; the main process finds everything else. */
  makeOpeningCheck: z.strictObject({
    scene: z
      .array(z.strictObject({ finding: z.enum(findings.filter(isSceneFinding)), facts: checkFacts }))
      .max(5),
  }),
  lastOpeningCheck: nothing,
  supportFile: nothing,
  noteSupportFile: nothing,
};
