/**
 * SQL for what a column such as `settled_by` says: the name that this person has now. Rows from before there were staff
 * hold `staff` or `supervisor`, as do rows of a counter where nobody had signed in.
 */
export const staffName = (column: string): string =>
  `coalesce((SELECT name FROM staff WHERE id = ${column}), ${column})`;
