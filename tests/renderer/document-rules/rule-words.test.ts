import { describe, expect, it } from 'vitest';
import { noticeRules, policyRules } from '../../../renderer/document-rules/rule-words.ts';
import { documents } from '../../support/fixture-data.ts';

const named = (...codes: readonly string[]) =>
  codes.flatMap((code) => documents.find(({ specCode }) => specCode === code) ?? []);

describe('the rules of several documents', () => {
  it('are grouped by authority, those that forbid first', () => {
    const rules = policyRules(named('schengen-visa', 'uk-passport', 'us-passport', 'uk-driverlicense'));
    expect(rules).toEqual([
      { kind: 'locked', source: 'uk', names: 'UK passport and UK driving licence' },
      { kind: 'locked', source: 'us', names: 'US passport' },
      { kind: 'warn', source: 'unknown', names: 'Schengen visa' },
    ]);
  });

  it('name a document once, whichever person it is for', () => {
    const rules = noticeRules(named('de-passport', 'de-passport', 'schengen-visa'));
    expect(rules).toEqual([{ kind: 'no-paper', source: 'germany', names: 'German passport' }]);
  });
});
