/** The video that Chromium plays as its camera: set by the run before the program starts. */
export const stage = { camera: '' };

/** Faults beside the order: refused requests, errors in a page, message boxes. A good run leaves none. */
export const troubles: string[] = [];
