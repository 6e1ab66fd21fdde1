/** The messages between the page and its analysis worker. */
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import type { Rotation } from '../../../shared/model/pictures.ts';
import type { Accuracy } from './analyser.ts';

/** One picture, transferred. */
export interface LookRequest {
  readonly kind: 'look';
  readonly id: number;
  readonly image: ImageBitmap | VideoFrame;
  readonly accuracy: Accuracy;
  readonly rotation: Rotation;
}

/** Page to worker. `drop` abandons a look, which then has no answer. */
export type PageMessage = LookRequest | { readonly kind: 'drop'; readonly id: number };

/** Worker to page. `failed` comes once, in place of `ready`; `unreadable` answers one look. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'view'; readonly id: number; readonly view: SitterView }
  | { readonly kind: 'unreadable'; readonly id: number; readonly message: string };
