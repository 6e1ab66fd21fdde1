/** Milliseconds: a double click takes up to half a second, as the systems' own settings have it. */
const doubleClick = 500;

/**
 * Whether a press belongs to the one that began the work: what stands under Enter is by then the way out, and a double
 * click would leave a run that nobody has seen start.
 * @param since when the work began, milliseconds since the epoch
 */
export const isSecondPress = (since: number | null): boolean =>
  since !== null && Date.now() - since < doubleClick;
