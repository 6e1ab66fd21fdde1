/**
 * Column checks that the migrations share. They are part of migrations that studios have already run: a check that
 * must differ gets a new name here and a new migration, never a change.
 */

/** An id of shared/ids.ts: the kind, an underscore, 32 hexadecimal digits. */
export const isId = (column: string, kind: string): string =>
  `CHECK (length(${column}) = ${kind.length + 33} AND ${column} GLOB '${kind}_*'
    AND substr(${column}, ${kind.length + 2}) NOT GLOB '*[^0-9a-f]*')`;

/** The same, or an id of twelve letters and digits. New tables use this check (migration 595). */
export const isLongOrShortId = (column: string, kind: string): string =>
  `CHECK (length(${column}) IN (${kind.length + 13}, ${kind.length + 33}) AND ${column} GLOB '${kind}_*'
    AND substr(${column}, ${kind.length + 2}) NOT GLOB '*[^0-9a-z]*')`;

/** ISO 8601 in UTC with milliseconds, the form of `Date.prototype.toISOString`: text order is time order. */
export const isTime = (column: string): string =>
  `CHECK (${column} GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9].[0-9][0-9][0-9]Z')`;

export const isJson = (column: string): string => `CHECK (json_valid(${column}))`;

export const isOneOf = (column: string, words: readonly string[]): string =>
  `CHECK (${column} IN (${words.map((word) => `'${word}'`).join(', ')}))`;

export const isFlag = (column: string): string => `CHECK (${column} IN (0, 1))`;
