/** Pictures before the service has seen them: frames, shots, files of the watched folder. */
import type { FolderFileId, ImageId, OrderId, PersonId, ShotId } from '../ids.ts';

export interface ImageView {
  readonly id: ImageId;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly bytes: number;
}

/** Why a file that was brought in cannot be used as a shot. */
export const pictureTroubles = [
  'empty',
  'not-a-picture',
  /** An animation: which of its pictures would be the shot? */
  'moving',
  'cut-off',
  /** A camera's raw file, without the JPEG that goes with it. */
  'raw',
  /** A HEIC file, and this machine has nothing that reads it. */
  'heic',
  'too-large',
  'too-small',
  /** Another program holds it, or it may not be read. */
  'locked',
] as const;
export type PictureTrouble = (typeof pictureTroubles)[number];

/** A picture that has come into the watched folder. */
export interface FolderFileView {
  readonly id: FolderFileId;
  /** Without its folders. */
  readonly name: string;
  /** ISO 8601, UTC: when it came into the folder, by the file system. */
  readonly arrivedAt: string;
  readonly state: 'ready' | 'unreadable';
  /** Why it is unreadable; null when it is not. */
  readonly trouble: PictureTrouble | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** The order that it was last taken into. */
  readonly taken: { readonly orderId: OrderId; readonly orderNumber: string } | null;
}

export interface FolderView {
  /** `away`: it is set, and cannot be reached now. */
  readonly state: 'off' | 'starting' | 'watching' | 'away';
  /** The folder's own name, without the way to it. */
  readonly name: string;
  /** Files that are still being written. */
  readonly arriving: number;
  /** Newest first, at most 60. */
  readonly files: readonly FolderFileView[];
}

export interface ShotView {
  readonly id: ShotId;
  readonly personId: PersonId;
  readonly image: ImageView;
  readonly source: 'camera' | 'import';
  /** The camera's label or the imported file's name. */
  readonly origin: string;
  /** ISO 8601, UTC. */
  readonly takenAt: string;
}

/** Degrees clockwise. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

export const shotFormats = ['jpeg', 'png'] as const;

/** A camera's frame as it came: neither mirrored, scaled nor turned. */
export interface RawFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Degrees clockwise that bring it upright. */
  readonly rotation: Rotation;
  /** RGBA, 8 bits, rows without padding. */
  readonly pixels: Uint8Array;
}
