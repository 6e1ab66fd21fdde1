import type { camera as english } from '../en/camera.ts';

export const camera: typeof english = {
  camera: {
    label: 'Kamera',
    practice: 'Kamera szkoleniowa',
    unnamed: 'Kamera {number}',
    alike: '{label} ({number})',
    absent: '{label} (niepodłączona)',
    opening: 'Uruchamianie kamery',
    tryAgain: 'Spróbuj ponownie',
    use: 'Użyj: {label}',
    trouble: {
      refused: {
        title: 'Brak zgody na użycie kamery',
        now: 'Zezwól programowi Headroom na dostęp do kamery w ustawieniach prywatności przeglądarki lub systemu, a potem spróbuj ponownie. Nic nie przepadło.',
      },
      missing: {
        title: 'Kamera nie jest podłączona',
        now: 'Podłącz ją: uruchomi się automatycznie. Możesz też użyć innej kamery albo zaimportować obraz.',
      },
      unsure: {
        title: 'Która to kamera?',
        now: 'Więcej niż jedna kamera może być tą ostatnio używaną. Wybierz jedną: zostanie zapamiętana.',
      },
      busy: {
        title: 'Kamery używa inny program',
        now: 'Zamknij ten program, na przykład spotkanie wideo. Headroom spróbuje potem uruchomić kamerę ponownie.',
      },
      lost: {
        title: 'Kamera została odłączona',
        now: 'Podłącz ją ponownie: uruchomi się automatycznie. Zrobione dotąd ujęcia są bezpieczne.',
      },
      silent: {
        title: 'Kamera nie wysyła obrazu',
        now: 'Headroom automatycznie próbuje ponownie. Jeśli to nie pomoże, odłącz kamerę i podłącz ją jeszcze raz.',
      },
      stalled: {
        title: 'Obraz stoi: kamera nie wysyła nic nowego',
        now: 'Poczekaj chwilę: Headroom uruchomi ją ponownie. Możesz też odłączyć kamerę i podłączyć ją jeszcze raz.',
      },
      asleep: {
        title: 'Aparat nie odpowiada',
        now: 'Naciśnij spust do połowy, aby go wybudzić, albo włącz aparat. Potem otworzy się automatycznie.',
      },
      held: {
        title: 'Inny program zajmuje aparat',
        now: 'Zamknij inne programy do zdjęć. W systemie Linux odłącz też aparat w menedżerze plików. Headroom spróbuje wtedy ponownie.',
      },
      mirrorUp: {
        title: 'Lustro aparatu jest podniesione',
        now: 'Wyłącz w aparacie podnoszenie lustra. Potem otworzy się automatycznie.',
      },
      noLiveView: {
        title: 'Ten aparat nie daje podglądu na żywo przez kabel',
        now: 'Użyj innej kamery albo zaimportuj zdjęcie.',
      },
      programClosed: {
        title: 'Program do tego aparatu nie działa',
        now: 'Uruchom digiCamControl i włącz jego serwer WWW. Aparat otworzy się wtedy automatycznie.',
      },
      failed: {
        title: 'Nie udało się uruchomić kamery',
        now: 'Headroom automatycznie próbuje ponownie. Możesz też użyć innej kamery albo zaimportować obraz.',
      },
    },
    connected: {
      state: 'Bateria i karta',
      battery: 'Bateria {percent}',
      lowBattery: 'Bateria {percent}: wkrótce ją wymień.',
      card: 'Brak miejsca na karcie | Miejsce na karcie na {count} zdjęcie | Miejsce na karcie na {count} zdjęcia | Miejsce na karcie na {count} zdjęć',
      fewShots:
        'Karta jest pełna: wymień ją. | Miejsce na karcie na {count} zdjęcie: wkrótce ją wymień. | Miejsce na karcie na {count} zdjęcia: wkrótce ją wymień. | Miejsce na karcie na {count} zdjęć: wkrótce ją wymień.',
      releasing: 'Aparat robi zdjęcie.',
      keepStill: 'Zdjęcie dotrze za kilka sekund. Potem obraz na żywo ruszy dalej.',
    },
    fault: {
      black: {
        title: 'Obraz jest czarny',
        now: 'Czy obiektyw jest zasłonięty albo światło zgaszone?',
      },
      burnt: {
        title: 'Obraz jest prześwietlony',
        now: 'Odwróć kamerę od lampy lub okna.',
      },
    },
    few: {
      title: 'Ta kamera daje za mało pikseli: {document}',
      text: 'Głowa, która wypełnia szablon, ma tu wysokość {have} pikseli, a ten dokument wymaga {need}. Urząd może nie przyjąć zdjęcia.',
      size: 'Kamera wysyła {w}\u00a0×\u00a0{h}\u00a0pikseli.',
      other: 'Użyj innej kamery',
      anyway: 'Zrób zdjęcie mimo to',
    },
  },
  burst: {
    pick: 'Użyj klatki {number} z\u00a0{count}',
    picked: 'Klatka {number} z\u00a0{count}, wybrane ujęcie',
    pickBest: 'Użyj klatki {number} z\u00a0{count}, najlepszej',
    pickedBest: 'Klatka {number} z\u00a0{count}, najlepsza, wybrane ujęcie',
    best: 'Najlepsza',
  },
  practiceSitter: {
    label: 'Osoba przed kamerą szkoleniową',
    adult: 'Osoba dorosła, wszystko w\u00a0porządku',
    'dark-hair': 'Osoba dorosła, wysokie czarne włosy',
    'long-hair': 'Osoba dorosła, długie rude włosy',
    glasses: 'Osoba dorosła w\u00a0okularach',
    child: 'Dziecko',
    baby: 'Niemowlę, śpi',
    smiling: 'Uśmiech',
    'mouth-open': 'Otwarte usta',
    'eyes-shut': 'Zamknięte oczy',
    tilted: 'Głowa przechylona',
    turned: 'Głowa obrócona',
    'chin-down': 'Broda opuszczona',
    far: 'Za daleko',
    near: 'Za blisko',
    aside: 'Nie na środku',
    dark: 'Za ciemno',
    bright: 'Za jasno',
    'one-sided': 'Światło z\u00a0jednej strony',
    blurred: 'Nieostro',
    'busy-wall': 'Niejednolite tło',
    'two-people': 'Dwie osoby',
    nobody: 'Nikt',
  },
};
