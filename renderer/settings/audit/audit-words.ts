import type { RouteLocationRaw } from 'vue-router';
import type { AuditAct, AuditEntryView } from '../../../shared/model/audit.ts';
import { hasWords, moneyText, t, wholeNumber } from '../../i18n/index.ts';
import { listed, sentences } from '../../i18n/join.ts';

/** They stand where the links to the order and the customer come. No name contains them. */
const orderGap = '\u0000';
const customerGap = '\u0001';
const gaps = new RegExp(`(${orderGap}|${customerGap})`);

/** A piece of an entry's sentence. */
export interface AuditWords {
  readonly text: string;
  /** Leads to the order or the customer of the entry; null for plain text. */
  readonly link: { readonly to: RouteLocationRaw; readonly label: string } | null;
}

/** Acts whose sentence says that the customer is gone. */
const ofErased: readonly AuditAct[] = ['erased', 'erasure-noted'];

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
    case 'people-changed':
      return `audit.people-changed.${fact('change')}`;
    case 'code-linked':
      return `audit.code-linked.${fact('linked')}`;
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

/** Says whom an entry was about. */
function customerWords({ customer, act }: AuditEntryView): string | null {
  if (customer === null || (customer.name === null && ofErased.includes(act))) return null;
  return customer.name === null ? t('audit.customerGone') : t('audit.customer', { customer: customerGap });
}

/** Writes what an entry says, with the names that staff and customers have now. */
export function auditSentence(entry: AuditEntryView): readonly AuditWords[] {
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
    order: orderGap,
    number: figure(facts['number']),
    added: figure(facts['added']),
    filled: figure(facts['filled']),
    amount: isMoney ? moneyText(amount, currency) : '',
    settings: settingsWords(facts['settings']),
  };
  const said = hasWords(key) ? t(key, named) : t('audit.unknownAct', { who: named.who, act });
  const allowed = allowedBy === null ? null : t('audit.allowed', { name: allowedBy });
  return sentences(said, customerWords(entry), allowed)
    .split(gaps)
    .map((piece) => wordsOf(piece, entry))
    .filter(({ text }) => text !== '');
}

/** Puts an entry's order or customer where its sentence has a gap. */
function wordsOf(piece: string, { order, customer }: AuditEntryView): AuditWords {
  if (piece === orderGap && order !== null) {
    const { id, number } = order;
    const to = { name: 'order', params: { id } };
    return { text: number, link: { to, label: t('audit.open', { number }) } };
  }
  if (piece === customerGap && customer !== null) {
    const { id, name } = customer;
    const to = { name: 'customers', params: { id } };
    return { text: name ?? '', link: { to, label: t('audit.openCustomer', { name: name ?? '' }) } };
  }
  return { text: piece, link: null };
}
