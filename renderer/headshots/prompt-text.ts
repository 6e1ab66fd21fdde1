/**
 * Returns a prompt as it is sent and saved. Text pasted from a table or a letter may contain tabs and other invisible
 * characters that a prompt may not have: each becomes a space.
 */
export const promptText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
