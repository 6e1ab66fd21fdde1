import type { Rule } from '../rule.ts';
import { documents } from './documents.ts';
import { editing } from './editing.ts';
import { faces } from './faces.ts';
import { general } from './general.ts';
import { photoRequests } from './photo-requests.ts';
import { photoResults } from './photo-results.ts';

/** Every rule of the interface, free ones first. */
export const allRules: readonly Rule[] = [
  ...general,
  ...documents,
  ...photoRequests,
  ...photoResults,
  ...editing,
  ...faces,
];
