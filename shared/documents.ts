/**
 * Demands of a document's authority beyond the service's own specification: whether an edited picture may be used, and
 * whether it accepts a print at all. The service states neither. A document is recognised by its specCode and its name,
 * in any spelling; for a document without a known rule, nothing is promised.
 */
import type { AuthorityRules, DocumentRules, EditRule, PaperRule } from './rules/model.ts';
import { programRules } from './rules/program-rules.ts';

/** The properties that identify a document's rules; a `DocumentView` has them. */
export interface NamedDocument {
  readonly origin?: 'studio';
  readonly specCode: string;
  readonly name: string;
  /** The rules that were in force when the document was listed; absent in orders from before they were kept. */
  readonly rules?: DocumentRules;
}

export function documentRules(document: NamedDocument): DocumentRules {
  return document.rules ?? rulesBy(programRules, document);
}

/** Returns what these rules say about a document. */
export function rulesBy(rules: AuthorityRules, document: NamedDocument): DocumentRules {
  if (document.origin === 'studio') return rulesOfFormats;
  const words = wordsOf(document);
  const edits = isNoDocument(words) ? undefined : rules.edits.find((rule) => applies(rule, words));
  const paper = rules.paper.find((rule) => applies(rule, words));
  const mostBytes = paper?.mostBytes ?? edits?.mostBytes;
  return {
    ...(isNoDocument(words) ? noOffice : editsOf(edits)),
    ...paperOf(paper),
    ...(mostBytes === undefined ? {} : { mostBytes }),
  };
}

const noOffice = { policy: 'allowed', source: 'no-document' } as const;

/** No authority has a rule for a studio's own format, even if its name sounds like a document's. */
const rulesOfFormats: DocumentRules = { ...noOffice, notice: null, noticeSource: null };

const editsOf = (rule: EditRule | undefined): Omit<DocumentRules, 'notice' | 'noticeSource'> =>
  rule === undefined
    ? { policy: 'warn', source: 'unknown' }
    : {
        ...{ policy: rule.policy, source: rule.source },
        ...(rule.text === undefined ? {} : { policyText: rule.text }),
        ...(rule.checked === undefined ? {} : { policyAsOf: rule.checked }),
      };

const paperOf = (rule: PaperRule | undefined): Omit<DocumentRules, 'policy' | 'source'> =>
  rule === undefined
    ? { notice: null, noticeSource: null }
    : {
        ...{ notice: rule.notice, noticeSource: rule.source },
        ...(rule.text === undefined ? {} : { noticeText: rule.text }),
        ...(rule.checked === undefined ? {} : { noticeAsOf: rule.checked }),
      };

function applies(rule: EditRule | PaperRule, words: Words): boolean {
  const { authority, with: needed = [], without = [] } = rule;
  const isTheirs =
    authority === undefined ||
    words.country(...authority.short) ||
    (words.has(...authority.names) && !words.has(...(authority.butNot ?? [])));
  return isTheirs && needed.every((some) => words.has(...some)) && !words.has(...without);
}

/** True when the authority refuses a printed photo, which is sold only to a customer who knows this. */
export const takesNoPrint = (document: NamedDocument): boolean =>
  documentRules(document).notice === 'no-paper';

/** True for a picture that no office asks for. */
const isNoDocument = (words: Words): boolean =>
  words.has('headshot', 'headshots', 'linkedin', 'portrait', 'profile', 'cv', 'resume', 'casting') &&
  !words.has(
    ...['passport', 'visa', 'id', 'identity', 'card', 'licence', 'license', 'driverlicense', 'permit'],
    ...['travel', 'document', 'icao', 'residence', 'citizenship', 'passeport', 'ausweis', 'reisepass'],
  );

export interface Words {
  /** True when the code or the name contains one of these words or phrases. */
  readonly has: (...some: readonly string[]) => boolean;
  /**
   * True when a country's short name is at either end of the code, or alone in capitals in the name. Elsewhere `de` and
   * `us` are ordinary words.
   */
  readonly country: (...short: readonly string[]) => boolean;
  /** The first and the last word of the code. */
  readonly codeEnds: readonly string[];
}

export function wordsOf({ specCode, name }: NamedDocument): Words {
  const code = plainWords(specCode.replace(/([a-z0-9])([A-Z])/g, '$1 $2'));
  // "U.S." is one word.
  const named = plainWords(name.replaceAll('.', ''));
  const lines = [code, named].map((list) => ` ${list.join(' ')} `);
  const capitals = new Set(name.replaceAll('.', '').match(/\b[A-Z]{2,3}\b/g));
  return {
    has: (...some) => some.some((word) => lines.some((line) => line.includes(` ${word} `))),
    country: (...short) =>
      short.some((one) => one === code[0] || one === code.at(-1) || capitals.has(one.toUpperCase())),
    codeEnds: [code[0] ?? '', code.at(-1) ?? ''],
  };
}

/** Splits text into words: lower case, without accents, separated by anything but letters and figures. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
