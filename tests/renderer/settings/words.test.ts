import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../shared/model/account.ts';
import { sensitivityKeys, sensitivityLevels } from '../../../shared/service/issues.ts';
import { watermarkTexts } from '../../../shared/service/limits.ts';
import { endpoints, freeEndpoints, type Endpoint } from '../../../shared/service/wire.ts';
import { BridgeError } from '../../../renderer/bridge/bridge.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { hasWords } from '../../../renderer/i18n/index.ts';
import { connectFailure, fieldFault } from '../../../renderer/settings/account/connect-failure.ts';

const failed = (code: BridgeError['code'], details: BridgeError['details'] = {}): BridgeError =>
  new BridgeError({ code, message: 'as told', details });

describe('the words of the settings', () => {
  it.each([
    ...sensitivityKeys.map((code) => `sensitivity.checks.${code}`),
    ...sensitivityLevels.map((level) => `sensitivity.levels.${level}`),
    ...watermarkTexts.map((text) => `settings.service.watermarks.${text}`),
    ...Object.keys(endpoints)
      .filter((name) => !freeEndpoints.has(name as Endpoint))
      .map((name) => `settings.service.calls.${name}`),
    ...capabilities.map((name) => `settings.status.names.${name}`),
  ])('exist for %s', (key) => {
    expect(hasWords(key)).toBe(true);
  });

  it.each(Object.entries(en.settings.account.failures))(
    'say in whole sentences what %s was and what to do',
    (_code, { title, now }) => {
      expect([title, now].every((sentence) => sentence.endsWith('.'))).toBe(true);
    },
  );
});

describe('the reason why an account was not connected', () => {
  it.each([
    ['name-not-found', 'There is no such address.'],
    ['connection-refused', 'Nothing answers at this address.'],
    ['not-json', 'The server at this address is not the photo service.'],
    ['redirect', 'The server at this address is not the photo service.'],
    ['reset', 'The connection broke off.'],
    ['a reason of tomorrow', 'The service cannot be reached.'],
  ])('for “%s” says what a person can do about it', (reason, title) => {
    expect(connectFailure(failed('SERVICE_UNREACHABLE', { reason })).title).toBe(title);
  });

  it('falls back on the words that every screen has', () => {
    expect(connectFailure(failed('DISK_FULL')).title).toBe('The disk is full.');
  });

  it('is shown at a field when it is about one, whatever the reason', () => {
    expect(fieldFault(failed('INVALID_INPUT', { field: 'apiKey', reason: 'empty' }))).toEqual({
      field: 'apiKey',
      words: 'Required.',
    });
    expect(fieldFault(failed('INVALID_INPUT', { field: 'apiSecret' }))?.words).toContain('secret');
    expect(fieldFault(failed('INVALID_INPUT', { field: 'something else' }))).toBeNull();
    expect(fieldFault(failed('SERVICE_BUSY'))).toBeNull();
  });
});
