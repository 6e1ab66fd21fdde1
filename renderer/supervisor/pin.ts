/** Digits of a PIN, fewest and most (`shared/schemas/account-calls.ts`). */
export const pinDigits = { min: 4, max: 12 } as const;

export const isPin = (text: string): boolean => /^\d{4,12}$/.test(text);
