/** Expressions of the indexes of photos (migration 710). A statement finds photos with exactly these. */

/** The time by which photos of one order are sorted. */
export const photoTime = (column: string): string => `unixepoch(${column}, 'subsec')`;

/** Finds photos by the beginning of the service's id; compare the whole id as well. */
export const uuidBegins = (column: string): string => `substr(${column}, 1, 8) = substr(@photoUuid, 1, 8)`;
