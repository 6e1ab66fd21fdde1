import { afterEach, describe, expect, it } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { overrides } from '../../../support/fixture/policy.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let settings: OpenSettings;
afterEach(() => {
  settings.close();
});
const open = async (instead: FixtureAnswers = {}): Promise<void> => {
  settings = await openSettings('locked', 'overrides', instead);
};

describe('the log of allowed edits', () => {
  it('can be read by anyone, newest first: for what, why and by whom', async () => {
    await open();
    const rows = settings.page.findAll('tbody tr').map((row) => row.text());
    expect(rows).toHaveLength(overrides.length);
    expect(rows[0]).toContain('UK passport');
    expect(rows[0]).toContain('Retouched: background removed');
    expect(rows[0]).toContain('For a club card, not for an application.');
    expect(rows[0]).toContain('Supervisor, by PIN');
    expect(rows[1]).toContain('Staff, no PIN was set');
    expect(settings.page.get('tbody a').attributes('href')).toContain(
      `/order/${overrides[0]?.orderId ?? ''}`,
    );
  });

  it('cannot be changed', async () => {
    await open();
    expect(settings.page.findAll('section.form button, section.form input')).toEqual([]);
  });

  it('keeps the line when the picture was erased', async () => {
    await open();
    await settings.page.get('tbody img').trigger('error');
    expect(settings.page.findAll('tbody img')).toHaveLength(overrides.length - 1);
    expect(settings.page.get('tbody [role=img]').attributes('aria-label')).not.toBe('');
  });

  it('says when nothing was allowed so far, and when it could not be loaded', async () => {
    await open({ listOverrides: () => [] });
    expect(settings.text()).toContain('No edited picture was allowed so far');
    settings.close();

    await open({
      listOverrides: () => {
        throw new KioskError('RECORDS_BUSY', 'busy');
      },
    });
    expect(settings.page.findAll('[role=alert]')).not.toEqual([]);
    expect(settings.text()).not.toContain('No edited picture was allowed so far');
  });
});
