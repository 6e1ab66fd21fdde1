/** Rows of a column that the desk shows at a time. */
export const deskRows = 30;
/** The most orders that a search shows; the rest are found by typing more. */
export const foundRows = 50;
/** Rows of the code desk that are shown at a time. */
export const codeRows = 50;
