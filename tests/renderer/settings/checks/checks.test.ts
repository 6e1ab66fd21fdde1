import { afterEach, describe, expect, it } from 'vitest';
import { sensitivityKeys } from '../../../../shared/service/issues.ts';
import { changedChecks, checkName, withLevel } from '../../../../renderer/settings/checks/levels.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});
const saved = (settings: OpenSettings): unknown =>
  settings.kiosk.made.findLast(({ name }) => name === 'saveSettings')?.args;

describe('the levels of a document’s checks', () => {
  it('leave out checks at the service’s default', () => {
    const levels = withLevel({}, 'ISSUE_HAT_NOT_ALLOWED', 'HIGH');

    expect(levels).toEqual({ ISSUE_HAT_NOT_ALLOWED: 'HIGH' });
    expect(changedChecks(levels)).toBe(1);
    expect(withLevel(levels, 'ISSUE_HAT_NOT_ALLOWED', 'MEDIUM')).toEqual({});
  });

  it('name every check in plain words, each differently, never by its code', () => {
    const names = sensitivityKeys.map(checkName);

    expect(new Set(names).size).toBe(12);
    expect(names.join()).not.toMatch(/ISSUE|_/);
  });
});

describe('the table of checks', () => {
  it('has twelve checks of five levels, at the service’s default when nothing is set', async () => {
    open = await openSettings('sensitivity', 'checks');
    const groups = open.page.findAll('[role=radiogroup]');

    expect(groups).toHaveLength(12);
    expect(groups.every((group) => group.findAll('input[type=radio]').length === 5)).toBe(true);
    const levels = open.page.findAll<HTMLInputElement>('input:checked').map(({ element }) => element.value);
    expect(levels.filter((level) => level === 'MEDIUM')).toHaveLength(10);
    expect(levels).toContain('HIGH');
    expect(levels).toContain('VERY_LOW');
  });

  it('says that only detection changes, and not what the authority demands', async () => {
    open = await openSettings('sensitivity', 'checks');

    expect(open.text()).toContain('What the authority demands of the photo stays the same.');
  });

  it('keeps the choice for this document and changes no other', async () => {
    open = await openSettings('sensitivity', 'checks');
    await open.page.get('select').setValue('us-passport');
    await open.page.get('input[name=ISSUE_EYEGLASSES_NOT_ALLOWED][value=VERY_HIGH]').setValue();
    await open.press('Save');

    expect(saved(open)).toMatchObject({
      settings: {
        sensitivity: {
          'us-passport': { ISSUE_EYEGLASSES_NOT_ALLOWED: 'VERY_HIGH' },
          'uk-passport': { ISSUE_EYEGLASSES_REFLECTION: 'HIGH', ISSUE_FACE_LIGHT_NOT_BALANCE: 'VERY_LOW' },
        },
      },
    });
  });

  it('resets a whole document to the service’s defaults, and then sends nothing for it', async () => {
    open = await openSettings('sensitivity', 'checks');
    expect(open.text()).toContain('2 checks differ from the service’s default.');
    await open.press('All back to Medium');
    expect(open.text()).toContain('Every check of this document is at the service’s default');
    await open.press('Save');

    expect(saved(open)).toMatchObject({ settings: { sensitivity: {} } });
  });

  it('shows each document while it is locked', async () => {
    open = await openSettings('locked', 'checks');

    expect(open.page.get('select').element.closest('fieldset')).toBeNull();
    expect(open.page.get('input[type=radio]').element.closest('fieldset')?.disabled).toBe(true);
  });
});
