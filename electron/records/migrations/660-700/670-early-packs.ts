import type { Migration } from '../migration.ts';

/** Orders whose pictures are kept are packed too, without their pictures (decision 131). They are found by when they were closed. */
export const earlyPacks: Migration = {
  version: 670,
  up: `CREATE INDEX orders_to_pack_early ON orders (closed_at)
    WHERE state <> 'open' AND pictures_erased_at IS NULL AND pack IS NULL;`,
};
