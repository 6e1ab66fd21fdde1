/** The choice of a picture: with the camera, from a file, or from an order. */
import { megabytes } from '../figures.ts';
import type { picturePicker as english } from '../en/picture-picker.ts';

export const picturePicker: typeof english = {
  ways: 'Skąd',
  way: { order: 'Zamówienie', camera: 'Kamera', file: 'Plik' },
  camera: {
    take: 'Zrób zdjęcie',
    again: 'Zrób jeszcze raz',
    use: 'Użyj tego obrazu',
    still: 'Obraz bez zmian',
    from: 'Z\u00a0kamery',
  },
  file: {
    title: 'Upuść tu obraz',
    text: 'JPEG, PNG, WebP lub HEIC. Sam plik nie jest zmieniany.',
    choose: 'Wybierz plik',
    reading: 'Odczyt: {name}',
    troubles: {
      empty: 'Plik {name} jest pusty. Skopiuj go z aparatu jeszcze raz.',
      'too-large': `Plik {name} jest większy niż obraz z jakiegokolwiek aparatu: ponad ${megabytes}\u00a0MB. Wyeksportuj mniejszy, jako JPEG.`,
      locked:
        'Pliku {name} nie można otworzyć: używa go inny program albo ten użytkownik nie ma do niego dostępu.',
    },
    refused: '{name}: {why}',
  },
  order: {
    search: 'Szukaj zamówienia: nazwisko, telefon, e-mail, numer lub kod',
    recent: 'Zamówienia otwarte i\u00a0zakończone dzisiaj',
    found: 'Znalezione zamówienia',
    loading: 'Szukanie zamówień',
    none: 'Żadne zamówienie nie jest otwarte ani zakończone dzisiaj',
    noneText: 'Wyszukaj starsze albo użyj kamery lub pliku.',
    notFound: 'Brak zamówień pasujących do „{text}”',
    notFoundText: 'Wpisz część nazwiska albo numer z pokwitowania.',
    back: 'Inne zamówienia',
    empty: 'To zamówienie nie ma jeszcze obrazu',
    emptyText: 'Nie zrobiono jeszcze ujęcia. Wybierz inne zamówienie albo użyj kamery.',
    shots: 'Ujęcia',
    finals: 'Gotowe zdjęcia',
    shot: 'Ujęcie: {name}, {time}',
    final: '{document}, {name}',
  },
  busy: 'Odczytywanie obrazu',
  noPreview: 'Nie można pokazać miniatury tego pliku',
};
