/** Words that were wrong once: two that must agree, and words that mean something else where they are. */
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '../../../shared/language/languages.ts';
import { nameOfUnnamed } from '../../../shared/language/studio-name.ts';
import { wordsIn } from '../../../electron/words/words.ts';
import { speak, t, tc } from '../../../renderer/i18n/index.ts';

// Other test files share the page's modules.
afterAll(() => speak('en'));

describe.each(languages)('the words in %s', (language) => {
  it('name the mark of practice as it is drawn into pictures, on papers and where a screen quotes them', async () => {
    const { slip, receipt, record, closing, mail } = wordsIn(language);
    const onPaper = [slip, receipt, record, closing, mail].map(({ practice }) => practice);
    expect(new Set(onPaper)).toEqual(new Set(['PRACTICE']));
    await speak(language);
    for (const words of [t('mail.practice'), t('settings.mail.practice'), t('codes.titlePractice')])
      expect(words).toContain('PRACTICE');
  });

  it('call an order’s customer new before the name is saved, because it may be in the field already', async () => {
    await speak(language);
    expect(t('order.nobody')).toMatch(/^(New|Nouveau|Neue|Nowy) |nuevo$/);
  });

  it('quote the name that receipts say for a studio without one', async () => {
    await speak(language);
    expect(t('setUp.without.studio')).toContain(nameOfUnnamed[language]);
  });

  it('write inches as a word where “in” is a word of the language', async () => {
    await speak(language);
    expect(t('media.4x6in').endsWith('in')).toBe(language === 'en');
  });

  it('say what is left without hints, and not that no line is shown', async () => {
    await speak(language);
    expect(t('guidance.switchHint')).not.toMatch(/hints|Hinweise|indicaciones|wskazówki/);
  });
});

it.each([
  ['fr', 'payment.choose', /mode de paiement/],
  ['fr', 'laterSale.chooseMethod', /mode de paiement/],
  ['pl', 'payment.choose', /sposób płatności/],
  ['de', 'propertyNames.recency', /Aufnahme/],
  ['de', 'staff.addFirst', /Person/],
  ['fr', 'setUp.without.screen', /imprimés/],
  ['de', 'setUp.without.screen', /Ausdrucke/],
  ['es', 'setUp.without.screen', /impresos/],
  ['es', 'printerSetup.folders.title', /vigiladas por/],
  ['es', 'staff.lockHint', /«Nunca»/],
] as const)('in %s, %s says %s', async (language, key, words) => {
  await speak(language);
  expect(t(key)).toMatch(words);
});

it('does not ask all customers in German whether one of them agrees', async () => {
  await speak('de');
  expect(tc('customer.keepHint', 30)).not.toContain('Kundschaft');
});
