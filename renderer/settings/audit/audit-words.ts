import type { AuditEntryView } from '../../../shared/model/audit.ts';
import { hasWords, moneyText, t, wholeNumber } from '../../i18n/index.ts';
import { listed, sentences } from '../../i18n/join.ts';

/** Stands where the order's link comes. No name contains it. */
const gap = '\u0000';

/** The sentence of an entry, as the text before its order and the text after it. */
export interface AuditSentence {
  readonly before: string;
  /** Null for a sentence without an order. */
  readonly after: string | null;
}

/** The word of the person: the name, that nobody had signed in, or that no person did it. */
export function personWords(person: string): string {
  if (person === 'headroom') return t('audit.headroom');
  return person === 'staff' ? t('audit.staff') : person;
}

const isRenaming = ({ name, was }: AuditEntryView['facts']): boolean =>
  typeof was === 'string' && name !== was;

/** Returns the key of the sentence: that of the act, or one for its facts. */
function keyOf({ act, facts, order, subjectKind }: AuditEntryView): string {
  const fact = (name: string): string => String(facts[name]);
  switch (act) {
    case 'refunded':
    case 'voided':
      return `audit.${act}.${fact('of')}`;
    case 'discounted':
      return facts['amount'] === 0 ? 'audit.discountTaken' : 'audit.acts.discounted';
    case 'cash-moved':
      return `audit.cash-moved.${fact('kind')}`;
    case 'staff-added':
      return `audit.staff-added.${fact('role')}`;
    case 'staff-changed':
      return isRenaming(facts) ? 'audit.renamed' : 'audit.acts.staff-changed';
    case 'erased':
      return `audit.erased.${facts['why'] === undefined ? (subjectKind ?? 'ord') : fact('why')}`;
    case 'cancelled':
      return facts['why'] === undefined ? 'audit.acts.cancelled' : 'audit.abandoned';
    case 'exported':
      return facts['file'] === 'pictures' && order === null
        ? 'audit.exportedWithout'
        : `audit.exported.${fact('file')}`;
    default:
      return order === null && hasWords(`audit.without.${act}`)
        ? `audit.without.${act}`
        : `audit.acts.${act}`;
  }
}

function settingsWords(names: unknown): string {
  if (!Array.isArray(names)) return '';
  return listed(
    names.map((name) => {
      const key = `audit.settings.${String(name)}`;
      return hasWords(key) ? t(key) : String(name);
    }),
  );
}

const nameIn = (fact: unknown): string => (typeof fact === 'string' ? fact : '');
const roleWord = (fact: unknown): string => {
  const key = `staff.roles.${String(fact)}`;
  return hasWords(key) ? t(key) : '';
};
const figure = (fact: unknown): string => (typeof fact === 'number' ? wholeNumber(fact) : '');

/** Writes what an entry says, with the names that the people have now. */
export function auditSentence(entry: AuditEntryView): AuditSentence {
  const { facts, act, person, subjectName, allowedBy } = entry;
  const key = keyOf(entry);
  const { amount, currency } = facts;
  const isMoney = typeof amount === 'number' && typeof currency === 'string';
  const named = {
    who: personWords(person),
    subject: subjectName ?? t('audit.staff'),
    name: nameIn(facts['name']),
    was: nameIn(facts['was']),
    role: roleWord(facts['role']),
    order: gap,
    number: figure(facts['number']),
    added: figure(facts['added']),
    filled: figure(facts['filled']),
    amount: isMoney ? moneyText(amount, currency) : '',
    settings: settingsWords(facts['settings']),
  };
  const said = hasWords(key) ? t(key, named) : t('audit.unknownAct', { who: named.who, act });
  const allowed = allowedBy === null ? null : t('audit.allowed', { name: allowedBy });
  const [before = '', after] = sentences(said, allowed).split(gap);
  return { before, after: after ?? null };
}
