import type { about as english } from '../../en/settings/about.ts';

export const about: typeof english = {
  title: 'O\u00a0programie Headroom',
  version: 'Wersja {version}. © 2026 the Headroom maintainers.',
  contact: 'Kontakt: {address}',
  own: 'Licencja programu Headroom',
  program: 'Headroom',
  proprietary: 'Własnościowa',
  text: 'Headroom zawiera oprogramowanie, czcionki i modele twarzy innych autorów. Otwórz składnik, aby przeczytać jego licencję.',
  search: 'Szukaj składnika lub licencji',
  loading: 'Wczytywanie licencji',
  failed: 'Nie udało się odczytać licencji.',
  failedText:
    'Spróbuj ponownie. Jeśli to nie pomoże, zainstaluj program Headroom jeszcze raz: brakuje jego pliku albo plik jest uszkodzony.',
  none: 'Brak składników pasujących do „{text}”',
  kinds: {
    runtime: 'Electron i\u00a0jego składniki',
    library: 'Biblioteki wewnątrz pakietów',
    font: 'Czcionki',
    model: 'Modele twarzy',
    package: 'Pakiety',
  },
  dialog: {
    subtitle: 'Wersja {version}, {licence}',
    subtitleNoVersion: 'Licencja: {licence}',
    source: 'Źródła: {source}',
    licence: 'Tekst licencji',
    close: 'Zamknij',
  },
};
