/**
 * Chromium has no `app:` scheme, so its windows show each `app://host/` at `https://host/`, which no network ever sees.
 */
export const toChromium = (address: string): string => address.replace(/^(blob:)?app:\/\//, '$1https://');
export const toElectron = (address: string): string => address.replace(/^(blob:)?https:\/\//, '$1app://');
