/** Milliseconds: a double click takes up to half a second, as the systems' own settings have it. */
const doubleClick = 500;

/**
 * Whether a press belongs to the one before it: where that put something else under the pointer or under Enter, a double
 * click would press that as well, unseen.
 * @param since when the first press was answered, milliseconds since the epoch; null when none was
 */
export const isSecondPress = (since: number | null): boolean =>
  since !== null && Date.now() - since < doubleClick;
