import { isTime } from '../checks.ts';
import type { Migration } from '../migration.ts';

/**
 * One `photo_uuid` of the service belongs to one picture and document: its final is asked for by it, so a second photo
 * would get another person's. Photos of the same shot (byte for byte) for the same document may share one, because the
 * service may answer the same request with the same id. Regions have ids of their own.
 *
 * Photos that share an id already stay as they are, and are written down as conflicts, as every later one is that was
 * refused: then `call_id` names the call.
 */
export const photoUuids: Migration = {
  version: 200,
  up: `
    CREATE INDEX photos_of_uuid ON photos (photo_uuid) WHERE photo_uuid IS NOT NULL;

    CREATE VIEW photo_makings (seq, photo_id, photo_uuid, region, spec_code, sha256) AS
      SELECT p.rowid, p.id, p.photo_uuid, o.region, p.spec_code, (
        SELECT i.sha256 FROM images i WHERE i.id = coalesce(
          (SELECT v.image_id FROM versions v WHERE v.id = p.version_id),
          (SELECT s.image_id FROM shots s WHERE s.id = p.shot_id)))
      FROM photos p JOIN orders o ON o.id = p.order_id;

    CREATE TABLE photo_uuid_conflicts (
      photo_id TEXT NOT NULL REFERENCES photos (id),
      owner_photo_id TEXT NOT NULL REFERENCES photos (id),
      call_id TEXT REFERENCES calls (id),
      found_at TEXT NOT NULL ${isTime('found_at')},
      CHECK (photo_id <> owner_photo_id)
    ) STRICT;
    CREATE INDEX photo_uuid_conflicts_before ON photo_uuid_conflicts (photo_id) WHERE call_id IS NULL;
    CREATE INDEX photo_uuid_conflicts_of_owner ON photo_uuid_conflicts (owner_photo_id);
    CREATE UNIQUE INDEX photo_uuid_conflicts_of_call ON photo_uuid_conflicts (call_id) WHERE call_id IS NOT NULL;

    INSERT INTO photo_uuid_conflicts (photo_id, owner_photo_id, call_id, found_at)
      SELECT later.photo_id, first.photo_id, NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
      FROM (
        SELECT photo_uuid FROM photos WHERE photo_uuid IS NOT NULL GROUP BY photo_uuid HAVING count(*) > 1
      ) shared
        JOIN photo_makings later ON later.photo_uuid = shared.photo_uuid
        JOIN photo_makings first ON first.photo_uuid = shared.photo_uuid
      WHERE first.seq = (
        SELECT min(m.seq) FROM photo_makings m
        WHERE m.photo_uuid = later.photo_uuid AND m.seq < later.seq AND m.region IS later.region
          AND NOT (m.spec_code = later.spec_code AND m.sha256 IS later.sha256));

    CREATE TRIGGER photos_uuid_is_one_pictures BEFORE UPDATE OF photo_uuid ON photos
    WHEN new.photo_uuid IS NOT NULL AND new.photo_uuid IS NOT old.photo_uuid AND EXISTS (
      SELECT 1 FROM photo_makings theirs JOIN photo_makings ours ON ours.photo_id = new.id
      WHERE theirs.photo_uuid = new.photo_uuid AND theirs.photo_id <> new.id AND theirs.region IS ours.region
        AND NOT (theirs.spec_code = ours.spec_code AND theirs.sha256 IS ours.sha256)
    ) BEGIN
      SELECT RAISE (ABORT, 'the service gave this id to another picture');
    END;
    CREATE TRIGGER photos_uuid_comes_later BEFORE INSERT ON photos WHEN new.photo_uuid IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a new photo has no id of the service');
    END;
  `,
};
