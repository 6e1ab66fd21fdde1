/**
 * Waits as long as a slow answer takes. Without a delay it waits for no timer: tests flush promises, and a timer of zero
 * milliseconds sometimes comes after that.
 */
export const wait = async (milliseconds: number): Promise<void> => {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
};
