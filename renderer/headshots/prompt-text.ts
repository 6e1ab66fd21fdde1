/**
 * A prompt as it is sent and saved. What is pasted from a table or a letter may hold tabs and other characters that
 * nobody sees and that no prompt may have: each becomes a space.
 */
export const promptText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
