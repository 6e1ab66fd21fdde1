/** Rows that a desk column shows at a time. */
export const deskRows = 30;
/** Most orders that a search shows; typing more finds the others. */
export const foundRows = 50;
/** Rows that the code desk shows at a time. */
export const codeRows = 50;
