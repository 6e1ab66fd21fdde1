import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { auditSentence as sentence } from '../../../../renderer/settings/audit/audit-words.ts';
import { router } from '../../../../renderer/router.ts';
import { newId } from '../../../../shared/ids.ts';
import { auditActs, type AuditEntryView, type AuditState } from '../../../../shared/model/audit.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { auditEntries } from '../../../support/fixture/audit.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let settings: OpenSettings;
afterEach(async () => {
  settings.close();
  await router.replace('/');
});
const open = async (studio: string, instead: FixtureAnswers = {}): Promise<void> => {
  settings = await openSettings(studio, 'audit', instead);
};
const auditSentence = (entry: AuditEntryView): string =>
  sentence(entry)
    .map(({ text }) => text)
    .join('');

describe('the audit log', () => {
  it('is for supervisors: locked, it asks the main process for nothing', async () => {
    await open('locked');

    expect(settings.text()).toContain('The audit log is for supervisors');
    expect(settings.kiosk.made.map(({ name }) => name)).not.toContain('auditLog');
  });

  it('says in a sentence who did what, and leads to the order', async () => {
    await open('unlocked');
    const rows = settings.page.findAll('tbody tr');

    expect(rows[0]?.text()).toContain(
      'Bo gave back £12.00 for a photo of order 261120-017. Asha allowed it.',
    );
    expect(rows[0]?.get('a').attributes('href')).toContain(`/order/${auditEntries[0]?.order?.id ?? ''}`);
    expect(rows[3]?.text()).toContain('A wrong PIN was entered for Asha.');
    expect(settings.text()).toContain(
      'Headroom erased a customer again, who had come back with older records.',
    );
    expect(settings.text()).toContain('All 4,217 entries since');
  });

  it('names the customer of an entry by what the records say now, and leads to their screen', async () => {
    await open('unlocked');
    const rows = settings.page.findAll('tbody tr');

    expect(rows[2]?.text()).toContain('Bo opened a customer. Customer: Amelia Okafor.');
    expect(rows[2]?.get('a').attributes('href')).toContain(
      `/customers/${auditEntries[2]?.customer?.id ?? ''}`,
    );
    expect(settings.text()).toContain(
      'Asha exported the data of a customer. The customer is no longer in the records.',
    );
    expect(settings.page.findAll('[href*="/customers/"]')).toHaveLength(1);
  });

  it('has only the entries about one customer where their screen asks for them', async () => {
    const customer = newId('cus');
    await router.push({ name: 'settings', params: { section: 'audit' }, query: { customer } });
    await open('unlocked');
    const asked = () =>
      settings.kiosk.made
        .filter(({ name }) => name === 'auditLog' || name === 'auditCsv')
        .map(({ name, args }) => [name, (args as { customer: unknown }).customer]);

    expect(settings.text()).toContain('Only entries about Amelia Okafor and their orders');
    await settings.press('Export as CSV');
    await router.push({ name: 'settings', params: { section: 'audit' } });
    await flushPromises();

    expect(asked()).toEqual([
      ['auditLog', customer],
      ['auditCsv', customer],
      ['auditLog', null],
    ]);
    expect(settings.text()).not.toContain('Only entries about');
  });

  it('is filtered and paged by the number of an entry', async () => {
    await open('unlocked');
    await settings.press('Older');
    await settings.page.findAll('select')[1]?.setValue('refunded');
    await flushPromises();
    const asked = settings.kiosk.made.filter(({ name }) => name === 'auditLog').map(({ args }) => args);

    expect(asked).toEqual([
      { person: null, act: null, day: null, customer: null, before: null },
      { person: null, act: null, day: null, customer: null, before: auditEntries.at(-1)?.seq },
      { person: null, act: 'refunded', day: null, customer: null, before: null },
    ]);
    expect(settings.page.findAll('tbody tr')).toHaveLength(1);
  });

  it('says what is missing, and where', async () => {
    const state: AuditState = {
      ...{ entries: 3, since: '2026-11-20T09:00:00.000Z', cutAt: null, more: 4 },
      troubles: [
        { kind: 'missing', count: 2, after: '2026-11-20T09:00:00.000Z', before: null },
        { kind: 'changed', at: '2026-11-20T09:00:00.000Z' },
      ],
    };
    await open('unlocked', { checkAuditLog: () => state });

    expect(settings.text()).toContain('The audit log is not whole');
    expect(settings.text()).toMatch(/2 entries are missing after 20 November 2026, \d\d:\d\d\./);
    expect(settings.text()).toMatch(/The entry of 20 November 2026, \d\d:\d\d was changed\. ?And 4 more\./);
  });
});

it('a changed name is told with the name before it, and with the role, which may have changed too', () => {
  const [some] = auditEntries;
  const facts = { role: 'supervisor', name: 'Benjamin', was: 'Ben' };
  const entry = {
    ...{ ...some, act: 'staff-changed', person: 'Asha', allowedBy: null },
    ...{ subjectName: 'Benny', facts },
  } as AuditEntryView;

  expect(auditSentence(entry)).toBe('Asha changed the name of Ben to Benjamin (role: Supervisor).');
  const same = { ...entry, facts: { ...facts, was: 'Benjamin' } };
  expect(auditSentence(same)).toBe('Asha changed the name or the role of Benny.');
});

it.each(auditActs)('the act %s has a sentence', (act) => {
  const facts = { amount: 100, currency: 'GBP', of: 'order', kind: 'pay-in', file: 'final' };
  const more = { role: 'staff', change: 'added', linked: 'yes' };
  const [some] = auditEntries;
  const entry = { ...some, act, facts: { ...facts, ...more }, allowedBy: null } as AuditEntryView;

  expect(auditSentence(entry)).not.toContain(`: ${act}`);
});
