/** Photos by uuid, their sealed images, and their UK codes. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { codeExpiry, newPhotoCode } from '../codes.ts';
import type { Connection } from './connection.ts';
import { seal, unseal } from './seal.ts';

/** `original` is the picture that a direct call sent; only its answer has a field for it. */
export type ImageKind = 'preview' | 'final' | 'final-png' | 'sheet' | 'original';
export type ImageSuffix = 'jpg' | 'png' | 'webp' | 'tiff';

interface PhotoRecord {
  readonly uuid: string;
  readonly specCode: string;
  readonly createdAt: number;
  readonly issues: readonly string[];
}

interface PhotoCode {
  readonly code: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

interface NewImage {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
  /** Distinguishes several images of one kind: the size of a sheet. */
  readonly detail?: string;
  /** Ending of its file name; defaults to `jpg`. */
  readonly suffix?: ImageSuffix;
}

interface CodedPhoto {
  readonly photoUuid: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

export interface PhotoStore {
  insert(photo: PhotoRecord): void;
  find(uuid: string): PhotoRecord | null;
  /** Stores a sealed image. @returns its file name, which cannot be guessed */
  addImage(uuid: string, image: NewImage): string;
  /** @param detail distinguishes several images of one kind: the size of a sheet */
  imageName(uuid: string, kind: ImageKind, detail?: string): string | null;
  readImage(fileName: string): Buffer | null;
  /** Returns the photo's code: made at the first call, the same afterwards. */
  codeFor(uuid: string): PhotoCode;
  /** Returns the photo of a complete code (host and characters, case-sensitive). */
  findByCode(code: string): CodedPhoto | null;
  /** Erases photos older than `before` (Unix ms), with all their images. @returns their number */
  sweep(before: number): number;
}

const storedIssues = z.array(z.string());

interface PhotoRow {
  uuid: string;
  spec_code: string;
  created_at: number;
  issues: string;
}

interface CodeRow {
  code: string;
  created_at: number;
  expires_at: number;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';

/** @param key 32 bytes that seal the images; @param now Unix milliseconds */
export function createPhotoStore(db: Connection, key: Uint8Array, now: () => number): PhotoStore {
  const insertPhoto = db.prepare<[string, string, number, string]>(
    'INSERT INTO photos (uuid, spec_code, created_at, issues) VALUES (?, ?, ?, ?)',
  );
  const selectPhoto = db.prepare<[string], PhotoRow>('SELECT * FROM photos WHERE uuid = ?');
  const insertImage = db.prepare<[string, string, string, string, string, number, Buffer]>(
    `INSERT INTO images (id, photo_uuid, kind, detail, file_name, created_at, sealed)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectName = db.prepare<[string, string, string], { file_name: string }>(
    'SELECT file_name FROM images WHERE photo_uuid = ? AND kind = ? AND detail = ?',
  );
  const selectImage = db.prepare<[string], { id: string; sealed: Buffer }>(
    'SELECT id, sealed FROM images WHERE file_name = ?',
  );
  const insertCode = db.prepare<[string, string, number, number]>(
    'INSERT INTO codes (code, photo_uuid, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const selectCode = db.prepare<[string], CodeRow>('SELECT * FROM codes WHERE photo_uuid = ?');
  const selectCoded = db.prepare<[string], { photo_uuid: string; expires_at: number }>(
    'SELECT photo_uuid, expires_at FROM codes WHERE code = ?',
  );
  const sweepOld = db.prepare<[number]>('DELETE FROM photos WHERE created_at < ?');

  function createCode(uuid: string): PhotoCode {
    for (;;) {
      const [code, createdAt] = [newPhotoCode(), now()];
      try {
        insertCode.run(code, uuid, createdAt, codeExpiry(createdAt));
        return { code, createdAt, expiresAt: codeExpiry(createdAt) };
      } catch (error) {
        // Another photo has this code: a chance of one in 10^12, so the next draw ends the loop.
        if (!isTaken(error)) throw error;
      }
    }
  }

  return {
    insert({ uuid, specCode, createdAt, issues }) {
      insertPhoto.run(uuid, specCode, createdAt, JSON.stringify(issues));
    },
    find(uuid) {
      const row = selectPhoto.get(uuid);
      if (row === undefined) return null;
      return {
        uuid: row.uuid,
        specCode: row.spec_code,
        createdAt: row.created_at,
        issues: storedIssues.parse(JSON.parse(row.issues)),
      };
    },
    addImage(uuid, { kind, bytes, detail = '', suffix = 'jpg' }) {
      const id = randomBytes(16).toString('hex');
      const fileName = `${id}.${suffix}`;
      insertImage.run(id, uuid, kind, detail, fileName, now(), seal(key, id, bytes));
      return fileName;
    },
    imageName: (uuid, kind, detail = '') => selectName.get(uuid, kind, detail)?.file_name ?? null,
    readImage(fileName) {
      const row = selectImage.get(fileName);
      return row === undefined ? null : unseal(key, row.id, row.sealed);
    },
    codeFor(uuid) {
      const row = selectCode.get(uuid);
      if (row === undefined) return createCode(uuid);
      return { code: row.code, createdAt: row.created_at, expiresAt: row.expires_at };
    },
    findByCode(code) {
      const row = selectCoded.get(code);
      return row === undefined ? null : { photoUuid: row.photo_uuid, expiresAt: row.expires_at };
    },
    sweep: (before) => sweepOld.run(before).changes,
  };
}
