import type { Migration } from '../migration.ts';

/** Models of cameras whose program keeps each picture in a folder of its own, which Headroom does not reach (decision 128). */
export const keepingCameras: Migration = {
  version: 800,
  up: `
    CREATE TABLE keeping_cameras (
      label TEXT NOT NULL PRIMARY KEY CHECK (label <> '')
    ) STRICT, WITHOUT ROWID;
  `,
};
