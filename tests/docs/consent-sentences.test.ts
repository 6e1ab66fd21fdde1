/** The export of a customer repeats the sentence of the consent, so it must be the one on the screen. */
import { expect, it } from 'vitest';
import { wordsIn } from '../../electron/words/words.ts';
import { de } from '../../renderer/i18n/de.ts';
import { en } from '../../renderer/i18n/en.ts';
import { es } from '../../renderer/i18n/es.ts';
import { fr } from '../../renderer/i18n/fr.ts';
import { pl } from '../../renderer/i18n/pl.ts';
import { languages } from '../../shared/language/languages.ts';
import { consentWording } from '../../shared/model/customers.ts';

const screens = { en, fr, de, es, pl };

it.each(languages)(
  'a customer’s export in %s has the consent’s sentence as the screens say it',
  (language) => {
    const forms = screens[language].customers.consents[consentWording].split(' | ');
    const { one, other } = wordsIn(language).customerFile.consentSentences[consentWording];

    expect([...new Set(forms)]).toEqual([one, other].map((text) => text.replace('{days}', '{count}')));
  },
);
