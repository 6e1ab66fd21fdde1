/** Pictures before the service sees them: frames, shots, files of the watched folder. */
import type { FolderFileId, ImageId, OrderId, PersonId, ShotId } from '../ids.ts';

export interface ImageView {
  readonly id: ImageId;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly bytes: number;
}

/** Why an imported file cannot be used as a shot. */
export const pictureTroubles = [
  'empty',
  'not-a-picture',
  /** An animation, which does not have one picture to use. */
  'moving',
  'cut-off',
  /** A camera's raw file without its JPEG. */
  'raw',
  /** A HEIC file on a machine that cannot read it. */
  'heic',
  'too-large',
  'too-small',
  /** The file is held by another program, or this user may not read it. */
  'locked',
] as const;
export type PictureTrouble = (typeof pictureTroubles)[number];

/** A picture in the watched folder. */
export interface FolderFileView {
  readonly id: FolderFileId;
  /** Without its folders. */
  readonly name: string;
  /** When it arrived in the folder, according to the file system. ISO 8601, UTC. */
  readonly arrivedAt: string;
  readonly state: 'ready' | 'unreadable';
  /** Why it is unreadable; null when it is readable. */
  readonly trouble: PictureTrouble | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** The last order that took it. */
  readonly taken: { readonly orderId: OrderId; readonly orderNumber: string } | null;
}

export interface FolderView {
  /** `away`: it is set but cannot be reached now. */
  readonly state: 'off' | 'starting' | 'watching' | 'away';
  /** The folder's own name, without its path. */
  readonly name: string;
  /** Number of files that are still being written. */
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
/** Returns whether width and height change places when a picture is turned. */
export const swapsSides = (rotation: Rotation): boolean => rotation === 90 || rotation === 270;

export const shotFormats = ['jpeg', 'png'] as const;

export type ShotFormat = (typeof shotFormats)[number];
