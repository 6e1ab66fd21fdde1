import type { Sql } from '../sql.ts';

/** The models of cameras whose program keeps each picture, as shots name them. */
export interface KeepingCameras {
  note(label: string): void;
  list(): string[];
}

export function createKeepingCameras(sql: Sql): KeepingCameras {
  const insert = sql.prepare<{ label: string }>(
    'INSERT INTO keeping_cameras (label) VALUES (@label) ON CONFLICT DO NOTHING',
  );
  const list = sql.prepare<object, { label: string }>('SELECT label FROM keeping_cameras ORDER BY label');
  return {
    note: (label) => void insert.run({ label }),
    list: () => list.all({}).map(({ label }) => label),
  };
}
