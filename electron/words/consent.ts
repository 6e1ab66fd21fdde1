import type { ConsentView } from '../../shared/model/customers.ts';
import { fill } from './fill.ts';
import type { CustomerFileWords } from './types.ts';

/** Returns the sentence that a customer agreed to. */
export const consentSentence = (
  { consentSentences }: Pick<CustomerFileWords, 'consentSentences'>,
  { wording, days }: Pick<ConsentView, 'wording' | 'days'>,
): string => fill(consentSentences[wording][days === 1 ? 'one' : 'other'], { days });
