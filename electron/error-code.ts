/** Returns Node's code of an error, such as `ENOENT`; null for an error that has none. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
