/** A file with customers, as the fixture reads it. */
import type { CustomerFilePreview } from '../../shared/model/customer-import.ts';
import { customers } from './fixture-data.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

const [amelia] = customers;

/** A list of another till: two columns of phone numbers, one that is not recognised, and lines of every kind. */
export const filePreview: CustomerFilePreview = {
  ...{ encoding: 'windows-1252', separator: ';', heads: true, problem: null },
  columns: [
    { head: 'Vorname', use: 'firstName', samples: ['Jürgen', 'Anna', 'Zoë'] },
    { head: 'Name', use: 'lastName', samples: ['Groß', 'Weiß', 'Müller-Lüdenscheidt'] },
    { head: 'Telefon', use: 'phone', samples: ['030 901820', '030 901821'] },
    { head: 'Handy', use: 'phone', samples: ['0151 23456789'] },
    { head: 'E-Mail', use: 'email', samples: ['juergen@example.org', 'anna@example.org'] },
    { head: 'Kundennummer', use: 'none', samples: ['10042', '10043', '10044'] },
    { head: 'Bemerkung', use: 'notes', samples: ['kommt mit den Zwillingen'] },
  ],
  added: {
    count: 1_204,
    first: [
      { line: 2, name: 'Jürgen Groß', phone: '030 901820', email: 'juergen@example.org', notes: '' },
      { line: 3, name: 'Anna Weiß', phone: '030 901821', email: 'anna@example.org', notes: 'Brille' },
      { line: 4, name: 'Zoë Müller-Lüdenscheidt', phone: '0151 23456789', email: '', notes: '' },
      { line: 5, name: 'Emre Yıldız', phone: '', email: 'emre@example.org', notes: '' },
      { line: 6, name: 'Ola Nowak', phone: '030 901824', email: '', notes: '' },
    ],
  },
  duplicates: {
    count: 2,
    first: [
      {
        ...{ line: 17, name: 'Amelia Okafor', why: 'phone' },
        of: { customerId: amelia?.id ?? 'cus_0', name: 'Amelia Okafor' },
      },
      { line: 40, name: 'Anna Weiss', why: 'email', of: { line: 3 } },
    ],
  },
  filled: 1,
  unreadable: {
    count: 2,
    first: [
      { line: 88, why: 'no-name' },
      { line: 91, why: 'quotes' },
    ],
  },
};

export const importCalls: FixtureAnswers = {
  sendCustomerFile: () => undefined,
  previewCustomerFile: ({ encoding, separator, heads, columns }) => ({
    ...filePreview,
    encoding: encoding ?? filePreview.encoding,
    separator: separator ?? filePreview.separator,
    heads: heads ?? filePreview.heads,
    columns: filePreview.columns.map((column, at) => ({ ...column, use: columns?.[at] ?? column.use })),
  }),
  importCustomerFile: ({ duplicates }) => {
    const skipped = duplicates === 'skip' ? 2 : 0;
    return { added: 1_204, filled: duplicates === 'fill' ? 1 : 0, skipped, unreadable: 2 };
  },
  importProgress: () => null,
  forgetCustomerFile: () => undefined,
};
