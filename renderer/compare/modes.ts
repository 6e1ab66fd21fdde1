/** How two pictures are compared. */
export const compareModes = ['slider', 'side', 'single'] as const;

/** One over the other with a divider between them, both next to each other, or only the one that came after. */
export type CompareMode = (typeof compareModes)[number];

export const sides = ['before', 'after'] as const;
export type Side = (typeof sides)[number];
