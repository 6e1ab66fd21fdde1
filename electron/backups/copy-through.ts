import { createHash, type Hash } from 'node:crypto';
import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeFileSync } from 'node:fs';
import { BackupFailure } from './trouble.ts';

const chunkBytes = 4 * 1024 * 1024;

/** Reads a file in pieces, because records may be larger than memory. */
function readPieces(file: string, each: (piece: Uint8Array) => void): void {
  const handle = openSync(file, 'r');
  try {
    const buffer = new Uint8Array(chunkBytes);
    for (;;) {
      const bytes = readSync(handle, buffer);
      if (bytes === 0) return;
      each(buffer.subarray(0, bytes));
    }
  } finally {
    closeSync(handle);
  }
}

/** Returns the SHA-256 of a file. @throws the file system's error */
export function sha256Of(file: string): string {
  const hash = createHash('sha256');
  readPieces(file, (piece) => void hash.update(piece));
  return digest(hash);
}

const digest = (hash: Hash): string => hash.digest('hex');

/**
 * Copies a file through to the disk, and reads the copy back.
 * @throws BackupFailure `unreliable` when the copy differs; the file system's error
 */
export function copyThrough(from: string, to: string): { readonly sha256: string; readonly bytes: number } {
  const [source, copy] = [createHash('sha256'), createHash('sha256')];
  let bytes = 0;
  const handle = openSync(to, 'w', 0o600);
  try {
    readPieces(from, (piece) => {
      source.update(piece);
      bytes += piece.length;
      writeFileSync(handle, piece);
      // The disk may be the one of the records, whose commits would wait for all that Linux has gathered.
      fdatasyncSync(handle);
    });
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  readPieces(to, (piece) => void copy.update(piece));
  const sha256 = digest(source);
  if (digest(copy) !== sha256) throw new BackupFailure('unreliable');
  return { sha256, bytes };
}
