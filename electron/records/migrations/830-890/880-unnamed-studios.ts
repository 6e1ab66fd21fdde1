import type { Migration } from '../migration.ts';

/** A studio without a name of its own has none in the records (decision 187). Until now, `Our studio` was kept for it. */
export const unnamedStudios: Migration = {
  version: 880,
  up: `UPDATE settings SET value = json_remove(value, '$.studioName')
    WHERE json_extract(value, '$.studioName') = 'Our studio'`,
};
