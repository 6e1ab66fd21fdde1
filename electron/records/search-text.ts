/** How names, phones and e-mails are made comparable, and how what staff type becomes a full-text query. */

/** Letters that Unicode does not take apart into a base letter and a mark, by what people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Enough digits to tell subscribers apart whatever stands before them: `0`, `+44`, `0044`. */
const phoneTail = 9;
/** Shorter runs of digits are more likely a house number or the end of an order number. */
const phoneLeast = 5;

/** Lower case, without diacritics. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Letters and digits only: nothing in a word means anything to the query language. */
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Half of all customers share a domain: it tells no one apart, and makes the index read half of its rows. */
const withoutDomains = (text: string): string => text.replace(/@\S*/gu, ' ');

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/** What a customer is found by: the folded words (of an e-mail what stands before the @), and the phone number as one word and by its last digits. */
export function searchText(customer: {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}): string {
  const digits = digitsOf(customer.phone);
  const words = [
    ...wordsOf(customer.name),
    ...wordsOf(customer.phone),
    ...wordsOf(withoutDomains(customer.email)),
    digits,
  ];
  if (digits.length > phoneTail) words.push(digits.slice(-phoneTail));
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}

/**
 * The FTS5 query for what was typed: every word must begin a word of the row. Digits with spaces, dashes or a country
 * code between them are also tried as a phone number. Null when nothing in the text can be searched for.
 */
export function matchQuery(text: string): string | null {
  const words = wordsOf(withoutDomains(text)).slice(0, 12);
  if (words.length === 0) return null;
  const every = words.map((word) => `"${word}"*`).join(' AND ');
  const digits = digitsOf(text);
  const isPhone = digits.length >= phoneLeast && /^[\d\s()+./-]+$/u.test(text);
  if (!isPhone) return every;
  const phone = digits.length > phoneTail ? `"${digits.slice(-phoneTail)}"*` : `"${digits}"*`;
  return `(${every}) OR ${phone}`;
}
