/** The ways to compare two pictures. */
export const compareModes = ['slider', 'side', 'single'] as const;

/** `slider`: one over the other with a divider; `side`: next to each other; `single`: only the later one. */
export type CompareMode = (typeof compareModes)[number];

const sides = ['before', 'after'] as const;
export type Side = (typeof sides)[number];
