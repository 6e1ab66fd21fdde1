import { isJson } from './checks.ts';
import type { Migration } from './migration.ts';

/** The frame in which a photo of the studio's own format was cut out of its picture; null for the service's photos, and before it is cropped. */
export const photoCrops: Migration = {
  version: 750,
  up: `ALTER TABLE photos ADD COLUMN crop TEXT ${isJson('crop')};`,
};
