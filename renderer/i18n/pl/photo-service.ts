/** How photos are requested, and how strictly they are checked. */
import type { checks as englishChecks, photoService as englishPhotoService } from '../en/photo-service.ts';

export const photoService: typeof englishPhotoService = {
  title: 'Usługa fotograficzna',
  text: 'Jak Headroom uzyskuje zdjęcia z usługi. Zamówienia w toku zachowują tryb, w którym się zaczęły.',
  mode: 'Kiedy płaci klient',
  modes: {
    preview: 'Najpierw podgląd',
    direct: 'Od razu, bez podglądu',
  },
  modeTexts: {
    preview:
      'Klient widzi podgląd ze znakiem wodnym, potem płaci i dopiero wtedy pobierane jest gotowe zdjęcie. Ujęcie, które się nie podoba, kosztuje podgląd, nigdy gotowe zdjęcie.',
    direct:
      'Klient płaci najpierw. Jedno żądanie tworzy potem gotowe zdjęcie, bez podglądu. Oszczędza to krok, ale złe ujęcie zużywa kredyt i trzeba je powtórzyć albo zwrócić pieniądze.',
  },
  watermark: 'Znak wodny na podglądzie',
  watermarks: { Preview: 'Preview', Aperçu: 'Aperçu (po francusku)' },
  upload: 'Rozmiar wysyłanego obrazu',
  uploads: {
    small: 'Do 2000 pikseli',
    standard: 'Do 3000 pikseli',
    large: 'Do 4500 pikseli',
    full: 'Oryginalny rozmiar',
    own: 'Do {pixels} pikseli',
  },
  sheets: 'Arkusze, które tworzy usługa',
  sheetsHint:
    'Z każdym zdjęciem usługa może ułożyć także cały arkusz. Nic to nie kosztuje. Wybierz papier, który mają drukarki. Każdy arkusz można wydrukować przy wydaniu.',
  uploadHint:
    'Wzdłuż dłuższego boku. Mniejsze obrazy docierają szybciej przez wolne łącze, a 3000 pikseli to więcej, niż wymaga jakiekolwiek zdjęcie do dokumentów. Samo ujęcie jest zawsze zachowane bez zmian.',
  deadline: 'Najdłuższe czekanie na zdjęcie',
  seconds: 'sekund',
  deadlineHint:
    'Jeśli do tego czasu usługa nie odpowie, nie wiadomo, czy żądanie zostało policzone, i trzeba podać jego wynik. Dla większości studiów odpowiednie jest 120.',
  single: 'Inny czas dla pojedynczych żądań',
  singleHint:
    'Tylko dla żądań, które trwają znacznie dłużej albo muszą być szybsze. Bezpłatne zapytania mają własne limity.',
  calls: {
    makeIdPhotoWatermark: 'Podgląd',
    getIdPhotoNoWatermark: 'Gotowe zdjęcie',
    makeIdPhoto: 'Zdjęcie bez podglądu',
    aiEdit: 'Edycja AI',
    removeBackground: 'Tło, dokładnie',
    removeBackgroundFast: 'Tło, szybko',
    photoEnhance: 'Poprawa jakości',
    generatePortrait: 'Portrety',
    faceMatch: 'Porównanie twarzy',
  },
  fewLeft: 'Ostrzegaj, gdy zostanie tyle lub mniej',
  fewLeftHint:
    'Ostrzeżenie jest na każdym ekranie, dopóki konto nie zostanie doładowane. Przy 0 pojawia się dopiero, gdy nic nie zostało.',
};

export const checks: typeof englishChecks = {
  title: 'Kontrola zdjęć',
  text: 'Jak surowo usługa szuka poszczególnych wad zdjęcia: niska surowość przepuszcza więcej, wysoka więcej zgłasza.',
  document: 'Dokument',
  changed: 'wartości domyślne usługi | jedna zmieniona | {count} zmienione | {count} zmienionych',
  documentOption: '{name} ({state})',
  check: 'Kontrola',
  grid: 'Surowość każdej kontroli',
  levelHints: {
    VERY_LOW: 'przepuszcza najwięcej',
    LOW: '',
    MEDIUM: 'domyślna',
    HIGH: '',
    VERY_HIGH: 'najsurowsza',
  },
  resetOne: '{check}: przywróć poziom „Średnia”',
  resetAll: 'Ustaw wszędzie „Średnia”',
  allStandard: 'Każda kontrola tego dokumentu ma domyślną wartość usługi, „Średnia”.',
  someChanged:
    'Jedna kontrola różni się od domyślnej wartości usługi. | {count} kontrole różnią się od domyślnej wartości usługi. | {count} kontroli różni się od domyślnej wartości usługi.',
  costs:
    'Zmiana działa od następnego zdjęcia. Ponowna kontrola zdjęcia z innymi poziomami to kolejne płatne żądanie.',
};
