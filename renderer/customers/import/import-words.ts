import type { CustomerFilePreview, DuplicateLine, Separator } from '../../../shared/model/customer-import.ts';
import { t, wholeNumber } from '../../i18n/index.ts';

/** The names of the separators in the messages. */
export const separatorNames = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
} as const satisfies Record<Separator, string>;

/** Says whom a line of the file repeats, and by what. */
export function duplicateWords({ line, name, why, of }: DuplicateLine): string {
  const named = { line: wholeNumber(line), name };
  return 'line' in of
    ? t(`customerImport.duplicateLine.${why}`, { ...named, other: wholeNumber(of.line) })
    : t(`customerImport.duplicate.${why}`, { ...named, other: of.name });
}

export const unreadableWords = ({ line, why }: CustomerFilePreview['unreadable']['first'][number]): string =>
  t(`customerImport.lineProblems.${why}`, { line: wholeNumber(line) });
