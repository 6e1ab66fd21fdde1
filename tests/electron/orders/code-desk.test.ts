/** The code desk: the next code to expire first, all codes reachable, and a search of all of them. */
import { describe, expect, it } from 'vitest';
import { codePart, linkCode, openCode, remindOfCode } from '../../../electron/orders/code-desk.ts';
import { deskView } from '../../../electron/orders/desk.ts';
import type { OrdersDeps } from '../../../electron/orders/deps.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type OrderId, type PhotoId } from '../../../shared/ids.ts';
import { addOrder, addPhoto, exampleRecords } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';

const clock = handClock('2026-11-21T10:00:00.000Z');
const day = (days: number): string => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

interface Customer {
  readonly name: string;
  readonly phone?: string;
}

/** An order with a code that is issued now and expires after this number of days. */
function addCode(records: Records, customer: Customer, code: string, days: number): PhotoId {
  const orderId = addOrder(records, customer);
  const photoId = addPhoto(records, orderId);
  records.codes.insert({
    ...{ id: newId('cod'), photoId, orderId, code: `photos.example/${code}`, doubt: null },
    ...{ issuedAt: day(days - 21), expiresAt: day(days) },
  });
  return photoId;
}

interface CodeDesk {
  readonly records: Records;
  readonly deps: OrdersDeps;
  /** Orders whose screens were told of a change. */
  readonly told: OrderId[];
  /** Acts that were entered in the audit log, with what they say. */
  readonly noted: unknown[];
}

function codeDesk(): CodeDesk {
  const records = exampleRecords();
  const told: OrderId[] = [];
  const noted: unknown[] = [];
  const note = (...entry: unknown[]): unknown => noted.push(entry);
  const changed = (orderId: OrderId): unknown => told.push(orderId);
  return {
    records,
    deps: {
      ...{ records, clock, changed, note },
      who: () => 'staff',
      codeNow: () => clock.now(),
    } as unknown as OrdersDeps,
    ...{ told, noted },
  };
}

const endOf = ({ code }: { readonly code: string }): string => code.slice(-8);

describe('the code desk', () => {
  it('shows the code that expires first, although 510 newer ones were given out', () => {
    const { records, deps } = codeDesk();
    records.transaction(() => {
      addCode(records, { name: 'Ada' }, 'OldOne00', 0.5);
      for (let count = 0; count < 510; count += 1) {
        addCode(records, { name: 'Ben' }, `Ne${String(count).padStart(6, '0')}`, 1 + count / 100);
      }
    });

    const first = codePart(deps, 'all', '', 0);

    expect(first).toMatchObject({ valid: 511, ended: 0, complete: true });
    expect(first.codes.map(endOf).slice(0, 3)).toEqual(['OldOne00', 'Ne000000', 'Ne000001']);
    expect(codePart(deps, 'all', '', 460).codes.map(endOf).at(-1)).toBe('Ne000508');
    expect(codePart(deps, 'all', '', 510).codes.map(endOf)).toEqual(['Ne000509']);
  });

  it('shows expired codes after the valid ones, the last to expire first', () => {
    const { records, deps } = codeDesk();
    for (const days of [-30, 5, -1, 2]) addCode(records, { name: 'Ada' }, `Days${days}`.padEnd(8, 'x'), days);

    const part = codePart(deps, 'all', '', 0);

    expect(part.codes.map(endOf)).toEqual(['Days2xxx', 'Days5xxx', 'Days-1xx', 'Days-30x']);
    expect(part).toMatchObject({ valid: 2, ended: 2 });
    expect(codePart(deps, 'all', '', 3).codes.map(endOf)).toEqual(['Days-30x']);
  });

  it('neither shows nor counts the code of a photo that was taken again', () => {
    const { records, deps } = codeDesk();
    const replaced = addCode(records, { name: 'Ada' }, 'Replaced', 5);
    addCode(records, { name: 'Ada' }, 'TheNewOn', 6);

    records.photos.setAside(replaced, day(0));
    expect(codePart(deps, 'all', '', 0)).toMatchObject({ valid: 1, ended: 0 });
    expect(codePart(deps, 'all', 'ada', 0).codes.map(endOf)).toEqual(['TheNewOn']);

    records.photos.bringBack(replaced);
    expect(codePart(deps, 'all', '', 0)).toMatchObject({ valid: 2, ended: 0 });
  });

  it('finds a code among 520 by name, phone number, order number and the code', () => {
    const { records, deps } = codeDesk();
    records.transaction(() => {
      addCode(records, { name: 'Łukasz Wiśniewski', phone: '+44 7700 900123' }, 'aB3dO0lI', 20);
      for (let count = 0; count < 520; count += 1) {
        addCode(
          records,
          { name: 'Ben Hartley', phone: '07700 845999' },
          `Xx${String(count).padStart(6, '0')}`,
          1,
        );
      }
    });
    const texts = [
      ...['łukasz', '0123', '07700 900123', '261121-001', 'aB3d', 'photos.example/aB3dO0lI'],
      ...['wisniewski 261121-001', 'lukasz ab3d'],
    ];

    for (const text of texts) {
      const { codes, valid, ended } = codePart(deps, 'all', text, 0);
      expect([text, codes.map(endOf), valid, ended]).toEqual([text, ['aB3dO0lI'], 1, 0]);
    }
  });

  it('counts the matches page by page, and says when not all matching orders were searched', () => {
    const { records, deps } = codeDesk();
    records.transaction(() => {
      for (let count = 0; count < 320; count += 1) {
        addCode(
          records,
          { name: 'Ben Hartley' },
          `Xx${String(count).padStart(6, '0')}`,
          count < 260 ? -3 : 3,
        );
      }
    });

    const [first, second] = [codePart(deps, 'all', 'hart', 0), codePart(deps, 'all', 'hart', 50)];

    expect(first).toMatchObject({ valid: 60, ended: 140, complete: false });
    expect([first.codes.length, second.codes.length]).toEqual([50, 50]);
    expect(new Set([...first.codes, ...second.codes].map(endOf)).size).toBe(100);
    expect(codePart(deps, 'all', 'xx0000', 0)).toMatchObject({ valid: 0, ended: 100, complete: true });
  });

  it('lists codes of the next seven days until staff note an application or a reminder', () => {
    const { records, deps, told, noted } = codeDesk();
    for (const days of [-1, 2, 4, 6, 8])
      addCode(records, { name: 'Ada' }, `Days${days}`.padEnd(8, 'x'), days);
    const toRemind = (): unknown => {
      const { codes, toRemind: count } = codePart(deps, 'to-remind', '', 0);
      return [codes.map(endOf), count];
    };
    expect(toRemind()).toEqual([['Days2xxx', 'Days4xxx', 'Days6xxx'], 3]);
    const [first, second] = codePart(deps, 'to-remind', '', 0).codes;
    if (first === undefined || second === undefined) throw new Error('codes are missing');

    const at = day(0);
    expect(linkCode(deps, first.id, true)).toMatchObject({ linked: { by: 'staff', at }, reminded: null });
    expect(remindOfCode(deps, second.id, true).reminded).toEqual({ by: 'staff', at, way: 'phone' });

    expect(toRemind()).toEqual([['Days6xxx'], 1]);
    // The desk still shows the customer who was reminded.
    expect(deskView(deps)).toMatchObject({
      codesExpiring: [{ id: second.id }, {}],
      counts: { codesExpiring: 2 },
    });
    expect(told).toEqual([first.orderId, second.orderId]);
    expect(codePart(deps, 'all', '', 0).valid).toBe(4);

    linkCode(deps, first.id, false);
    expect(toRemind()).toEqual([['Days2xxx', 'Days6xxx'], 2]);
    // A wrong press is taken back.
    expect(remindOfCode(deps, second.id, false)).toMatchObject({ reminded: null, reminderMail: null });
    expect(toRemind()).toEqual([['Days2xxx', 'Days4xxx', 'Days6xxx'], 3]);
    expect(() => linkCode(deps, newId('cod'), true)).toThrow('no such code');
    expect(noted).toEqual(
      ['yes', 'no'].map((linked) => ['code-linked', { order: first.orderId, subject: first.id, linked }]),
    );
  });

  it('neither shows nor counts the code of an erased customer, here or on the desk', () => {
    const { records, deps } = codeDesk();
    const erased = addCode(records, { name: 'Ada' }, 'ErasedOn', 2);
    addCode(records, { name: 'Ben' }, 'BensCode', 3);
    addCode(records, { name: 'Ada' }, 'PastCode', -1);
    const code = records.codes.ofPhoto(erased);
    const customerId = code && records.orders.get(code.orderId)?.customerId;
    if (code === null || customerId === undefined || customerId === null) throw new Error('no customer');

    records.customers.erase(customerId, day(0));

    const all = codePart(deps, 'all', '', 0);
    expect(all).toMatchObject({ valid: 1, ended: 1, toRemind: 1 });
    expect(all.codes.map(endOf)).toEqual(['BensCode', 'PastCode']);
    expect(codePart(deps, 'to-remind', '', 0).codes.map(endOf)).toEqual(['BensCode']);
    expect(codePart(deps, 'all', code.orderNumber, 0)).toMatchObject({ codes: [], valid: 0 });
    expect(deskView(deps)).toMatchObject({ codesExpiring: [{}], counts: { codesExpiring: 1 } });
    // A screen from before cannot note anything on it.
    expect(() => remindOfCode(deps, code.id, true)).toThrow('no such code');
    expect(() => linkCode(deps, code.id, true)).toThrow('no such code');
  });

  it('finds nothing for a text that cannot be searched', () => {
    const { records, deps } = codeDesk();
    addCode(records, { name: 'Ada' }, 'aB3dO0lI', 20);

    expect(codePart(deps, 'all', '"*" (', 0)).toMatchObject({ codes: [], valid: 0, ended: 0 });
  });
});

it('enters an opened code that shows how to reach its customer, and no other', () => {
  const { records } = codeDesk();
  const noted: unknown[] = [];
  const note = (act: string, { order }: { readonly order?: OrderId | null }) => noted.push([act, order]);
  const deps = { records, note } as unknown as OrdersDeps;
  const opened = (customer: Customer, code: string) => {
    const made = records.codes.ofPhoto(addCode(records, customer, code, 1));
    openCode(deps, made?.id ?? 'cod_');
    return made?.orderId;
  };

  const orderId = opened({ name: 'Ada', phone: '020 7946 0018' }, 'Reached0');
  opened({ name: 'Ben' }, 'Unknown0');

  expect(noted).toEqual([['code-opened', orderId]]);
});
