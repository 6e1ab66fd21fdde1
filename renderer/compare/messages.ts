/** What the page and the thread that decodes pictures say to each other. */

/** Why a picture is not there. `missing`: the kiosk has no such picture; `unanswered`: it gave no answer. */
export type NoPicture = 'missing' | 'unreadable' | 'unanswered';

export type PictureRequest =
  | { readonly kind: 'load'; readonly id: number; readonly address: string }
  | { readonly kind: 'drop'; readonly id: number };

export type PictureAnswer =
  /** The picture in its own pixels first, then at half the size each, as ImageBitmaps that the page must close. */
  | { readonly kind: 'picture'; readonly id: number; readonly levels: readonly ImageBitmap[] }
  | { readonly kind: 'none'; readonly id: number; readonly why: NoPicture };
