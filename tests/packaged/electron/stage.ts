interface Stage {
  /** The video that Chromium plays as its camera; the run sets it before the program starts. */
  camera: string;
  /** Addresses that the program let a page request or open, although none of its own is there. A good run has none. */
  readonly letOut: string[];
}
export const stage: Stage = { camera: '', letOut: [] };

/** Faults during the order: refused requests, errors in a page, message boxes. A good run has none. */
export const troubles: string[] = [];
