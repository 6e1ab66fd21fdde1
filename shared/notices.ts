/** Headroom's own licence and contact, and everything in it that others wrote. The page's build writes them, the page shows them. */

/** The file with the notices, relative to the page. */
export const noticesFile = 'notices.json';

/** Kind of part; decides the order of the list on screen. */
export type NoticeKind = 'runtime' | 'library' | 'font' | 'model' | 'package';

export interface Notice {
  readonly kind: NoticeKind;
  readonly name: string;
  /** Empty where the maker states none. */
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** Address of its sources; empty where the package names none. */
  readonly source: string;
  /** Copyright lines and statements that the licence requires; empty where the licence text contains them. */
  readonly remark: string;
  /** Positions in `texts`. */
  readonly texts: readonly number[];
}

export interface Notices {
  /** Headroom's own version. */
  readonly version: string;
  /** Text of Headroom's own licence. */
  readonly licence: string;
  /** Address of the makers, from package.json. */
  readonly contact: string;
  readonly notices: readonly Notice[];
  /** Licence texts, each once. */
  readonly texts: readonly string[];
}
