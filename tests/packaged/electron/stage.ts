/** The video that Chromium plays as its camera; the run sets it before the program starts. */
export const stage = { camera: '' };

/** Faults during the order: refused requests, errors in a page, message boxes. A good run has none. */
export const troubles: string[] = [];
