/** Reading a file with customers: encodings, columns, lines, and customers whom the studio has already. */
import { describe, expect, it } from 'vitest';
import { exportCustomers } from '../../../../electron/customers/export.ts';
import { partsOf } from '../../../../electron/customers/import/plan.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { newId, type CustomerId } from '../../../../shared/ids.ts';
import { mostImported } from '../../../../shared/model/customer-import.ts';
import { at, exampleRecords } from '../../../support/records/example-records.ts';
import { readCustomers } from '../../../support/customers/import-file.ts';

function addCustomer(records: Records, name: string, phone = '', email = '', notes = ''): CustomerId {
  const id = newId('cus');
  records.customers.insert({ id, name, phone, email, keepPhotos: false, createdAt: at });
  records.customers.note(id, notes);
  return id;
}

describe('the columns', () => {
  it.each([
    ['First name,Last name,Mobile,E-mail', 'Ada,Byron,07700 900123,ada@example.org'],
    ['Vorname;Name;Handy;E-Mail-Adresse', 'Ada;Byron;07700 900123;ada@example.org'],
    ['Prénom;Nom;Téléphone portable;Courriel', 'Ada;Byron;07700 900123;ada@example.org'],
    ['Nombre;Apellidos;Teléfono móvil;Correo electrónico', 'Ada;Byron;07700 900123;ada@example.org'],
    ['Imię;Nazwisko;Telefon komórkowy;Adres e-mail', 'Ada;Byron;07700 900123;ada@example.org'],
    ['FULL_NAME\tPhone Number\tEmail Address', 'Ada Byron\t07700 900123\tada@example.org'],
  ])('of %s are recognised', (heads, line) => {
    const { preview } = readCustomers(exampleRecords(), `${heads}\n${line}\n`);

    expect(preview.problem).toBe(null);
    expect(preview.added).toEqual({
      count: 1,
      first: [{ line: 2, name: 'Ada Byron', phone: '07700 900123', email: 'ada@example.org', notes: '' }],
    });
  });

  it('can be chosen where they are not recognised, and where the first line is a customer', () => {
    const records = exampleRecords();
    const file = 'Ada,07700 900123\nBen,07700 900124\n';
    const { preview } = readCustomers(records, file);
    expect(preview).toMatchObject({ heads: false, problem: 'no-name' });
    expect(preview.columns).toEqual([
      { head: '', use: 'none', samples: ['Ada', 'Ben'] },
      { head: '', use: 'none', samples: ['07700 900123', '07700 900124'] },
    ]);

    const chosen = readCustomers(records, file, { columns: ['name', 'phone'] }).preview;
    expect(chosen).toMatchObject({ problem: null, added: { count: 2 } });
    const skipped = readCustomers(records, file, { heads: true, columns: ['name', 'phone'] }).preview;
    expect(skipped.added.first.map(({ name }) => name)).toEqual(['Ben']);
  });

  it('of further numbers and addresses go into the notes', () => {
    const file = 'Name,Phone,Mobile,Notes\nAda,030 1,0151 2,glasses\nBen,,0151 3,\nCleo,030 4,030 4,\n';
    const { first } = readCustomers(exampleRecords(), file).preview.added;
    expect(first.map(({ phone, notes }) => [phone, notes])).toEqual([
      ['030 1', 'glasses\nMobile 0151 2'],
      ['0151 3', ''],
      ['030 4', ''],
    ]);
  });
});

it('reads Headroom’s own export, and finds every customer of it again', async () => {
  const records = exampleRecords();
  addCustomer(records, '=Ada', '+44 7700 900123', '', 'says "hi",\nand leaves');
  addCustomer(records, 'Ben Weiß', '', 'Ben@example.org');
  addCustomer(records, 'Cleo');
  const { file } = await exportCustomers({ records, practice: false });

  const { preview } = readCustomers(exampleRecords(), file.bytes);
  expect(preview.unreadable.count).toBe(0);
  expect(preview.added.first.map(({ line: _line, ...customer }) => customer)).toEqual([
    { name: '=Ada', phone: '+44 7700 900123', email: '', notes: 'says "hi",\nand leaves' },
    { name: 'Ben Weiß', phone: '', email: 'Ben@example.org', notes: '' },
    { name: 'Cleo', phone: '', email: '', notes: '' },
  ]);
  const again = readCustomers(records, file.bytes).preview;
  expect([again.added.count, again.duplicates.count, again.filled]).toEqual([0, 3, 0]);
});

it('names the lines that it cannot read, and why', () => {
  const file = [
    'name,phone,email',
    ',07700 900123,',
    'Ada,07700 900123',
    `${'x'.repeat(121)},,`,
    'Ben,1,2,3',
    '"Cleo" Byron,,',
    'Do\u0007ra,,',
    'E\uFFFDa,,',
    'Finn',
  ].join('\n');
  const { added, unreadable } = readCustomers(exampleRecords(), file).preview;

  expect(added.first.map(({ line, name }) => [line, name])).toEqual([
    [3, 'Ada'],
    [9, 'Finn'],
  ]);
  expect(unreadable).toEqual({
    count: 6,
    first: [
      { line: 2, why: 'no-name' },
      { line: 4, why: 'too-long' },
      { line: 5, why: 'columns' },
      { line: 6, why: 'quotes' },
      { line: 7, why: 'characters' },
      { line: 8, why: 'characters' },
    ],
  });
});

it.each([
  ['empty', 'name,phone\n'],
  ['empty', '\n\n'],
  ['no-text', 'PK\u0003\u0004 a workbook'],
  ['no-text', 'name\0,phone'],
  ['too-many', `name\n${'Ada\n'.repeat(mostImported + 1)}`],
] as const)('says that a file is %s', (problem, file) => {
  const { preview, plan } = readCustomers(exampleRecords(), file, { encoding: 'utf-8' }, 'add');
  expect([preview.problem, preview.added.count, plan]).toEqual([problem, 0, null]);
});

describe('customers who are known already', () => {
  /** Ada and Ben are here; the file has both again, a person with Ada's phone, and two lines of one new customer. */
  function known() {
    const records = exampleRecords();
    const ada = addCustomer(records, 'Ada Byron', '+44 7700 900123');
    const ben = addCustomer(records, 'Ben', '', 'ben@example.org', 'glasses');
    const file = [
      'name,phone,email,notes',
      'Byron Ada,07700 900123,ada@example.org,new',
      'Ben,07700 900200,BEN@example.org,other',
      'Annabella,07700-900123,annabella@example.org,',
      'Cleo,07700 900300,,',
      'Cleo,07700 900300,cleo@example.org,',
      'Dora,,,',
      'dora,,,tall',
    ].join('\n');
    return { records, ada, ben, file };
  }

  it('are found by phone number, e-mail address or, without both, by name', () => {
    const { records, ada, ben, file } = known();
    const { added, duplicates, filled } = readCustomers(records, file).preview;

    expect(added.first.map(({ name }) => name)).toEqual(['Cleo', 'Dora']);
    expect(duplicates.first).toEqual([
      { line: 2, name: 'Byron Ada', why: 'phone', of: { customerId: ada, name: 'Ada Byron' } },
      { line: 3, name: 'Ben', why: 'email', of: { customerId: ben, name: 'Ben' } },
      { line: 4, name: 'Annabella', why: 'phone', of: { customerId: ada, name: 'Ada Byron' } },
      { line: 6, name: 'Cleo', why: 'phone', of: { line: 5 } },
      { line: 8, name: 'dora', why: 'name', of: { line: 7 } },
    ]);
    expect(filled).toBe(2);
  });

  it('are skipped, filled in where the name is the same, or added', () => {
    const { records, ada, ben, file } = known();
    const planned = (rule: 'skip' | 'fill' | 'add') => {
      const { plan } = readCustomers(records, file, {}, rule);
      if (plan === null) throw new Error('the file has customers');
      const rows = [...partsOf(plan)].flat();
      return { counts: [plan.added, plan.filled, plan.skipped], rows };
    };

    expect(planned('skip').counts).toEqual([2, 0, 5]);
    expect(planned('add').counts).toEqual([7, 0, 0]);
    const fill = planned('fill');
    expect(fill.counts).toEqual([2, 2, 3]);
    expect(fill.rows).toMatchObject([
      { kind: 'add', name: 'Cleo', phone: '07700 900300', email: 'cleo@example.org' },
      { kind: 'add', name: 'Dora', notes: 'tall' },
      { kind: 'fill', id: ada, phone: '07700 900123', email: 'ada@example.org', notes: 'new' },
      { kind: 'fill', id: ben, phone: '07700 900200', email: 'BEN@example.org', notes: 'other' },
    ]);
  });

  it('are not those who were erased', () => {
    const { records, ada, file } = known();
    records.customers.erase(ada, at);
    const { first } = readCustomers(records, file).preview.added;
    expect(first.map(({ name }) => name)).toEqual(['Byron Ada', 'Cleo', 'Dora']);
  });
});
