/** What tests use of `setup-system.mjs`, which is JavaScript because it runs before anything is installed. */
export function lineElsewhere(names: readonly string[], has: (program: string) => boolean): string;
