/** Rows that a desk column shows at a time. */
export const deskRows = 30;
/** Most orders that a search shows; typing more finds the others. */
export const foundRows = 25;
/** Most customers that a search shows; typing more finds the others. */
export const foundCustomers = 20;
/** Orders of a customer's history that are read at a time. */
export const historyRows = 20;
/** Rows that the code desk shows at a time. */
export const codeRows = 50;
