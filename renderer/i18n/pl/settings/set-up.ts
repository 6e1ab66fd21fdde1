import type { setUp as english } from '../../en/settings/set-up.ts';

export const setUp: typeof english = {
  title: 'Konfiguracja Headroom',
  welcome:
    'Headroom pyta krok po kroku o to, czego potrzebuje studio. Każdy krok można pominąć i zmienić później w Ustawieniach.',
  steps: 'Kroki pierwszej konfiguracji',
  open: 'Konfiguracja krok po kroku',
  progress:
    'Pierwsza konfiguracja: gotowy {count}\u00a0z\u00a0{of} kroków | Pierwsza konfiguracja: gotowe {count}\u00a0z\u00a0{of} kroków | Pierwsza konfiguracja: gotowych {count}\u00a0z\u00a0{of} kroków',
  continue: 'Kontynuuj konfigurację',
  step: 'Krok {number} z {of}',
  back: 'Wstecz',
  later: 'Skonfiguruj później',
  next: 'Dalej',
  save: 'Zapisz i przejdź dalej',
  skip: 'Na razie pomiń',
  inPractice: 'Dalej w trybie szkoleniowym',
  states: {
    done: 'gotowe',
    practice: 'w\u00a0trybie szkoleniowym',
    skipped: 'pominięto',
    later: 'wymaga konta',
  },
  without: {
    screen: 'Bez wyboru tutaj ekrany, wydruki i e-maile pozostają w języku polskim.',
    studio:
      'Bez własnej nazwy studio nazywa się „Nasze studio” na pokwitowaniach, odcinkach i ekranie dla klienta.',
    staff: 'Bez PIN-u kierownika każda osoba przy ladzie może zmienić ceny, VAT i wszystkie inne ustawienia.',
    account:
      'Bez konta Headroom pozostaje w trybie szkoleniowym: zdjęcia nic nie kosztują i mają napis PRACTICE.',
    recovery:
      'Bez klucza odzyskiwania nikt nie otworzy danych i zdjęć studia, gdy ten komputer lub jego baza kluczy zostanie utracona.',
    camera: 'Bez kamery ujęcia pochodzą z plików, obserwowanego folderu lub rysowanej kamery szkoleniowej.',
    printers:
      'Bez skalibrowanej drukarki Headroom nie drukuje zdjęć do dokumentów: arkusze są zapisywane jako PDF.',
    printing: 'Bez wybranej tutaj drukarki arkusze, odcinki i pokwitowania są zapisywane w plikach.',
    prices: 'Bez własnych cen zdjęcie kosztuje 12,00\u00a0£ z VAT 20%: to przykład Headroom.',
    backups: 'Bez kopii zapasowych dane studia przepadną razem z dyskiem tego komputera.',
    mail: 'Bez konta pocztowego i\u00a0jego hasła nie można wysyłać klientom e-\u2060mailem zdjęć ani pokwitowań.',
  },
  end: {
    title: 'Podsumowanie',
    text: 'Możesz już zrobić pierwsze zdjęcie. Wszystko można później zmienić w Ustawieniach, gdzie można też ponownie otworzyć pierwszą konfigurację.',
    left: 'Jeszcze niegotowe',
    dismiss: 'Nie przypominaj na ekranie Start',
    dismissed: 'Ekran Start nie przypomina o tych krokach.',
    toDesk: 'Przejdź do ekranu Start',
    begin: 'Zrób pierwszy arkusz',
  },
};
