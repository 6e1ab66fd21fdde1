/** The messages between the page and the worker that decodes pictures. */

/** Why a picture is not available. `missing`: the kiosk has no such picture; `unanswered`: it did not answer. */
export type NoPicture = 'missing' | 'unreadable' | 'unanswered';

export type PictureRequest =
  | { readonly kind: 'load'; readonly id: number; readonly address: string }
  | { readonly kind: 'drop'; readonly id: number };

export type PictureAnswer =
  /** The picture at its own size first, then repeatedly halved, as ImageBitmaps that the page must close. */
  | { readonly kind: 'picture'; readonly id: number; readonly levels: readonly ImageBitmap[] }
  | { readonly kind: 'none'; readonly id: number; readonly why: NoPicture };
