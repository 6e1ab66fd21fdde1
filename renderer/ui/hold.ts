/** Milliseconds for which a held press must last: longer than any tap, shorter than a wait. */
export const holdMs = 800;
