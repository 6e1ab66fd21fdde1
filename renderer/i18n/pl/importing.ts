/** Pictures from files and from the folder that camera software writes to. */
import { leastSidePx } from '../../../shared/picture-limits.ts';
import { megabytes, megapixels } from '../figures.ts';
import type {
  folder as englishFolder,
  folderSettings as englishSettings,
  importing as englishImporting,
} from '../en/importing.ts';

export const importing: typeof englishImporting = {
  title:
    'Nie udało się zaimportować jednego pliku | Nie udało się zaimportować {count} plików | Nie udało się zaimportować {count} plików',
  cost: 'Nic nie zużyto, a pliki są niezmienione.',
  troubles: {
    empty: 'Plik jest pusty. Skopiuj go z aparatu jeszcze raz.',
    'not-a-picture':
      'To nie jest obraz, choć nazwa może na to wskazywać. Użyj pliku JPEG, PNG, WebP lub HEIC.',
    moving: 'To animacja. Zapisz jeden z jej obrazów jako JPEG i zaimportuj ten plik.',
    'cut-off': 'Plik jest uszkodzony lub niepełny. Skopiuj go z aparatu jeszcze raz.',
    raw: 'To plik RAW z aparatu. Ustaw w aparacie RAW + JPEG albo wyeksportuj JPEG.',
    heic: 'To obraz HEIC, a ten komputer nie odczytuje takich plików. Zapisz go jako JPEG. iPhone robi zdjęcia JPEG po wybraniu: Ustawienia, Aparat, Formaty, Najbardziej zgodny.',
    'too-large': `Plik jest większy niż obraz z jakiegokolwiek aparatu: ponad ${megapixels} megapikseli lub ${megabytes}\u00a0MB. Wyeksportuj mniejszy, jako JPEG.`,
    'too-small': `Obraz ma mniej niż ${leastSidePx} pikseli szerokości lub wysokości: za mało na zdjęcie do dokumentów. Użyj oryginalnego obrazu.`,
    locked: 'Pliku nie można otworzyć: używa go inny program albo ten użytkownik nie ma do niego dostępu.',
  },
};

export const folder: typeof englishFolder = {
  title: 'Z\u00a0folderu aparatu',
  starting: 'Przeglądanie folderu „{name}”…',
  watching:
    'W folderze „{name}” nie ma nic nowego. Pliki zapisane tam przez program aparatu pojawią się tutaj.',
  away: 'Folder „{name}” jest nieosiągalny. Sprawdź sieć lub dysk. Obrazy, które w tym czasie nadejdą, nie przepadną.',
  arriving:
    'Jeszcze jeden jest w\u00a0drodze | Jeszcze {count} są w\u00a0drodze | Jeszcze {count} jest w\u00a0drodze',
  take: 'Użyj: {name}, zapisano o\u00a0{time}',
  taken: 'w\u00a0zamówieniu {number}',
  takenHere: 'w\u00a0tym zamówieniu',
  unreadable: '{name}, zapisano o\u00a0{time}: nie można użyć',
  all: 'Pokaż wszystkie ({count})',
};

export const folderSettings: typeof englishSettings = {
  title: 'Folder aparatu',
  text: 'Program aparatu studyjnego zapisuje obrazy w folderze. Headroom może go obserwować: nowe obrazy czekają wtedy obok każdego ujęcia i wystarczy ich dotknąć.',
  path: 'Folder',
  hint: 'Pełna ścieżka, na przykład C:\\Users\\Studio\\Pictures\\Tether lub /home/studio/tether. Zostaw puste, aby nie obserwować żadnego.',
  wrong: 'Wpisz pełną ścieżkę, na przykład D:\\Photos',
  straightIn: 'Dodawaj nowe obrazy od razu do zamówienia',
  straightInHint:
    'Tylko gdy na ekranie jest krok ujęcia. W innym przypadku każdy obraz czeka, aż ktoś go dotknie.',
  untouched: 'Nic w tym folderze nie jest zmieniane, przenoszone ani usuwane.',
  states: {
    off: 'Żaden folder nie jest obserwowany.',
    starting: 'Przeglądanie folderu…',
    watching: 'Folder jest obserwowany.',
    away: 'Folder jest teraz nieosiągalny. Headroom próbuje ponownie co kilka sekund.',
  },
};
