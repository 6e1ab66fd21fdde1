/** Makes customers of the lines of a list, and says why a line is left out. */
import { longestNotes } from '../../../shared/model/customers.ts';
import type { ColumnUse, ImportedCustomer, LineProblem } from '../../../shared/model/customer-import.ts';
import { customerDetails } from '../../../shared/schemas/customer-calls.ts';
import { lines } from '../../../shared/schemas/parts.ts';
import type { CsvRecord } from './read-csv.ts';

/** One line of the file as a customer, or the reason why it is none. */
export type ReadLine = ImportedCustomer | { readonly line: number; readonly why: LineProblem };

/** A column with its head; both from the left. */
export interface UsedColumn {
  readonly head: string;
  readonly use: ColumnUse;
}

const notesSchema = lines(longestNotes);

/** Takes off the apostrophe that Headroom's export and other programs put before a text that looks like a formula. */
const plainText = (value: string): string => value.replace(/^'(?=[=+\-@\t\r])/, '').trim();

const isControl = /[^\P{Cc}\s]|\uFFFD/u;

type Parts = Readonly<
  Record<Exclude<ColumnUse, 'none'>, readonly { readonly head: string; readonly value: string }[]>
>;

function partsOf(fields: readonly string[], columns: readonly UsedColumn[]): Parts {
  const filled = columns.map(({ head, use }, at) => ({ head, use, value: plainText(fields[at] ?? '') }));
  const of = (use: ColumnUse) => filled.filter((each) => each.use === use && each.value !== '');
  return {
    name: of('name'),
    firstName: of('firstName'),
    lastName: of('lastName'),
    phone: of('phone'),
    email: of('email'),
    notes: of('notes'),
  };
}

/** A customer has one phone number and one e-mail address: further ones go into the notes, with the head of their column. */
function notesOf({ phone, email, notes }: Parts): string {
  const further = [phone, email].flatMap(([first, ...more]) =>
    more.filter(({ value }) => value !== first?.value).map(({ head, value }) => `${head} ${value}`.trim()),
  );
  return [...notes.map(({ value }) => value), ...further].join('\n');
}

function nameOf({ name, firstName, lastName }: Parts): string {
  const whole = name.length > 0 ? name : [...firstName, ...lastName];
  return whole.map(({ value }) => value).join(' ');
}

export function readLine({ line, fields }: CsvRecord, columns: readonly UsedColumn[]): ReadLine {
  if (fields === null) return { line, why: 'quotes' };
  if (fields.slice(columns.length).some((value) => value.trim() !== '')) return { line, why: 'columns' };
  const parts = partsOf(fields, columns);
  const texts = [nameOf(parts), parts.phone[0]?.value ?? '', parts.email[0]?.value ?? '', notesOf(parts)];
  const [name = '', phone, email, notes] = texts;
  if (name === '') return { line, why: 'no-name' };
  if (texts.some((text) => isControl.test(text))) return { line, why: 'characters' };
  const checked = [
    customerDetails.name.safeParse(name),
    customerDetails.phone.safeParse(phone),
    customerDetails.email.safeParse(email),
    notesSchema.safeParse(notes),
  ] as const;
  const [named, phoned, mailed, noted] = checked;
  if (!named.success || !phoned.success || !mailed.success || !noted.success)
    return { line, why: 'too-long' };
  return { line, name: named.data, phone: phoned.data, email: mailed.data, notes: noted.data };
}
