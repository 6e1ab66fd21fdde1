import { describe, expect, it } from 'vitest';
import { noticeRules, policyRules, policySourceWords } from '../../../renderer/document-rules/rule-words.ts';
import { documents } from '../../support/fixture/data.ts';

const named = (...codes: readonly string[]) =>
  codes.flatMap((code) => documents.find(({ specCode }) => specCode === code) ?? []);

describe('the rules of several documents', () => {
  it('are grouped by authority, those that forbid first', () => {
    const rules = policyRules(named('schengen-visa', 'uk-passport', 'us-passport', 'uk-driverlicense'));
    expect(rules).toMatchObject([
      { kind: 'locked', source: 'uk', names: 'UK passport and UK driving licence', asOf: '2026-11-21' },
      { kind: 'locked', source: 'us', names: 'US passport', asOf: '2026-11-21' },
      { kind: 'warn', source: 'unknown', names: 'Schengen visa' },
    ]);
  });

  it('name a document once, whichever person it is for', () => {
    const rules = noticeRules(named('de-passport', 'de-passport', 'schengen-visa'));
    expect(rules).toMatchObject([{ kind: 'no-paper', source: 'germany', names: 'German passport' }]);
  });

  it('say their source and the day on which they were compared with it', () => {
    const [known, unknown] = policyRules(named('schengen-visa', 'ie-passport', 'us-passport'));
    expect(known === undefined ? '' : policySourceWords(known)).toMatch(
      /held to them here\. As of 21\u00a0November 2026\.$/,
    );
    expect(unknown === undefined ? '' : policySourceWords(unknown)).not.toContain('As of 2026-');
  });

  it('of a rules file have its words, in the language of the screen', () => {
    const text = { en: 'the law', fr: 'la loi', de: 'das Gesetz', es: 'la ley', pl: 'ustawa' };
    expect(policySourceWords({ source: 'file', text, asOf: '2026-12-01' })).toBe(
      'Source: the law. As of 1\u00a0December 2026.',
    );
  });
});
