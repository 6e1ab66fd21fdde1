/** Milliseconds: a double click takes up to half a second in the systems' own settings. */
const doubleClick = 500;

/**
 * True when a press is the second of a double click. If the first put something else under the pointer or under Enter,
 * the second would press that unseen.
 * @param since when the first press was answered, milliseconds since the epoch; null when there was none
 */
export const isSecondPress = (since: number | null): boolean =>
  since !== null && Date.now() - since < doubleClick;
