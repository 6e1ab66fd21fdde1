/**
 * Demands of a document's authority beyond the service's own specification: whether an edited picture may be used, and
 * whether it accepts a print at all. The service states neither. A document is recognised by its specCode and its name,
 * in any spelling; for a document without a known rule, nothing is promised.
 */

/** `warn`: no rule is known for the document, so staff are warned before they use an edited picture. */
export type EditPolicy = 'allowed' | 'warn' | 'locked';
/** The source of a policy; the renderer holds its words. */
export type PolicySource = 'uk' | 'us' | 'ireland' | 'unknown' | 'no-document';

/** How the authority takes the picture, when not on paper. */
export type DocumentNotice = 'no-paper' | 'code-only' | 'upload-only';
export type NoticeSource = 'germany' | 'uk-digital' | 'us-digital' | 'its-name';

export interface DocumentRules {
  readonly policy: EditPolicy;
  readonly source: PolicySource;
  readonly notice: DocumentNotice | null;
  readonly noticeSource: NoticeSource | null;
}

/** The properties that identify a document's rules; a `DocumentView` has them. */
export interface NamedDocument {
  readonly origin?: 'studio';
  readonly specCode: string;
  readonly name: string;
}

export function documentRules(document: NamedDocument): DocumentRules {
  if (document.origin === 'studio') return rulesOfFormats;
  const words = wordsOf(document);
  return { ...editRule(words), ...paperRule(words) };
}

/** No authority has a rule for a studio's own format, even if its name sounds like a document's. */
const rulesOfFormats: DocumentRules = {
  ...{ policy: 'allowed', source: 'no-document' },
  ...{ notice: null, noticeSource: null },
};

/** True when the authority refuses a printed photo, which is sold only to a customer who knows this. */
export const takesNoPrint = (document: NamedDocument): boolean =>
  documentRules(document).notice === 'no-paper';

function editRule(words: Words): Pick<DocumentRules, 'policy' | 'source'> {
  if (isNoDocument(words)) return { policy: 'allowed', source: 'no-document' };
  // "Not altered by software": gov.tc/passports/photos, a copy of the UK's own text.
  if (isBritish(words)) return { policy: 'locked', source: 'uk' };
  // Since 2026: no change with software, filters or AI. US Department of State and US embassy pages.
  if (isAmerican(words)) return { policy: 'locked', source: 'us' };
  // "Unaltered": the Irish Passport Service's guidelines for photographers, second-hand.
  if (isIrish(words)) return { policy: 'locked', source: 'ireland' };
  return { policy: 'warn', source: 'unknown' };
}

/**
 * Largest file that an authority takes, bytes: 240 KB for the United States (US embassy pages), 10 MB for a UK document
 * that is applied for with the file itself (UK government text, second-hand). Whether a KB has 1,000 or 1,024 bytes is
 * not said: the smaller fits both.
 */
export const mostFileBytes = { us: 240_000, uk: 10_000_000 } as const;

function paperRule(words: Words): Pick<DocumentRules, 'notice' | 'noticeSource'> {
  // Since 1 May 2025 Germany takes no paper photo for what its passport and residents' offices issue.
  if (isGerman(words) && words.has(...germanNoPaper) && !words.has('visa', 'visum')) {
    return { notice: 'no-paper', noticeSource: 'germany' };
  }
  if (isBritish(words) && words.has('digital') && words.has('passport')) {
    // The online application takes the photo code or the file (service interface; UK government text, second-hand).
    return { notice: 'code-only', noticeSource: 'uk-digital' };
  }
  if (isAmerican(words) && words.has('digital', 'diversity', 'dv')) {
    // A square JPEG of 600 to 1200 px and of at most `mostFileBytes.us` is uploaded (US embassy pages).
    return { notice: 'upload-only', noticeSource: 'us-digital' };
  }
  if (words.has('digital', 'online', 'evisa', 'e visa', 'electronic visa')) {
    return { notice: 'upload-only', noticeSource: 'its-name' };
  }
  return { notice: null, noticeSource: null };
}

const germanNoPaper = [
  'passport',
  'reisepass',
  'kinderreisepass',
  'identity',
  'id',
  'personalausweis',
  'bundespersonalausweis',
  'residence',
  'aufenthaltstitel',
] as const;

/** True for a picture that no office asks for. */
const isNoDocument = (words: Words): boolean =>
  words.has('headshot', 'headshots', 'linkedin', 'portrait', 'profile', 'cv', 'resume', 'casting') &&
  !words.has(
    ...['passport', 'visa', 'id', 'identity', 'card', 'licence', 'license', 'driverlicense', 'permit'],
    ...['travel', 'document', 'icao', 'residence', 'citizenship', 'passeport', 'ausweis', 'reisepass'],
  );

const isBritish = (words: Words): boolean =>
  words.country('uk', 'gb', 'gbr') ||
  words.has('united kingdom', 'great britain', 'northern ireland') ||
  (words.has('british') && !words.has('british columbia'));
const isAmerican = (words: Words): boolean =>
  words.country('us', 'usa') || words.has('united states', 'american');
const isIrish = (words: Words): boolean =>
  words.country('ie', 'irl') || (words.has('irish', 'ireland') && !words.has('northern ireland'));
const isGerman = (words: Words): boolean =>
  words.country('de', 'deu') ||
  words.has('german', 'germany', 'deutschland', 'bundespersonalausweis') ||
  words.has('deutsch', 'deutsche', 'deutscher', 'deutsches');

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
