/** The third-party notices: everything in Headroom that others wrote. The page's build writes them, the page shows them. */

/** The file with the notices, relative to the page. */
export const noticesFile = 'notices.json';

/** Orders the list on screen, and says what the part is. */
export type NoticeKind = 'runtime' | 'library' | 'font' | 'model' | 'package';

export interface Notice {
  readonly kind: NoticeKind;
  readonly name: string;
  /** Empty where the maker gives none. */
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** Address of its sources; empty where the package names none. */
  readonly source: string;
  /** Copyright lines, and what its licence makes us say; empty where the text says everything. */
  readonly remark: string;
  /** Positions in `texts`. */
  readonly texts: readonly number[];
}

export interface Notices {
  /** Headroom's own version. */
  readonly version: string;
  readonly notices: readonly Notice[];
  /** Licence texts, each once. */
  readonly texts: readonly string[];
}
