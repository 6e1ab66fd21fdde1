/**
 * Returns the id of an order's first person in SQL: what follows the kind in the order's id (migration 596). A photo without a person is
 * of that one, and an order without people has only that one (migration 712).
 * @param orderId the order's id in SQL
 */
export const firstPersonOf = (orderId: string): string => `'per_' || substr(${orderId}, 5)`;
