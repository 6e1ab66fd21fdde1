import { isOneOf } from './checks.ts';
import type { Migration } from './migration.ts';

const languages = ['en', 'fr', 'de', 'es', 'pl'];

/** The language in which the customer of an order gets papers and e-mails; null for the studio's. */
export const orderLanguage: Migration = {
  version: 650,
  up: `ALTER TABLE orders ADD COLUMN language TEXT ${isOneOf('language', languages)};`,
};
