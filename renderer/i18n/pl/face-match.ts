/** Face match: the comparison of two pictures. */
import type { faceMatch as english } from '../en/face-match.ts';

export const faceMatch: typeof english = {
  title: 'Porównanie twarzy',
  text: 'Pyta usługę, czy na dwóch obrazach jest ta sama twarz.',
  signal: 'Odpowiedź to sygnał techniczny, a nie decyzja o czyjejś tożsamości.',
  nothingKept:
    'Nic nie jest zachowywane: ani obrazy, ani wskaźnik, ani odpowiedź. Znikają po wyjściu z tej strony.',
  inspector: 'Porównanie',
  source: 'Pierwszy obraz',
  target: 'Drugi obraz',
  choose: 'Wybierz obraz',
  chooseOther: 'Wybierz inny',
  remove: 'Usuń z\u00a0porównania',
  pickSource: 'Wybór pierwszego obrazu',
  pickTarget: 'Wybór drugiego obrazu',
  emptySlot: 'Nie ma jeszcze obrazu',
  emptySlotText: 'Z zamówienia, z kamery lub z pliku. Na każdym jedna twarz.',
  alt: '{which}: {name}',
  swap: 'Zamień obrazy',
  threshold: {
    label: 'Próg zgodności',
    service: 'Domyślny próg usługi',
    own: 'Własna liczba',
    number: 'Najniższy wskaźnik zgodności',
    hint: 'Usługa ma własną skalę. W innej usłudze ta liczba nic nie znaczy.',
    wrong: 'Wpisz 0 lub większą liczbę.',
  },
  compare: 'Porównaj twarze · 1 kredyt',
  fresh: 'Nowe porównanie',
  toDesk: 'Wróć na start',
  working: 'Trwa porównywanie twarzy',
  usual: 'Zwykle kilka sekund.',
  leave: 'Możesz wyjść z tej strony: porównanie trwa dalej, a jego odpowiedź czeka tu dziesięć minut.',
  before: 'Wcześniejsze porównanie jest w\u00a0toku',
  beforeText:
    'Zażądano go przed otwarciem tej strony. Jego odpowiedź nie jest zachowywana, więc nie można jej pokazać. Gdy się zakończy, możesz porównać ponownie.',
  result: {
    match: 'Zgodne',
    matchText: 'Usługa podaje, że wskaźnik sięga progu.',
    noMatch: 'Niezgodne',
    noMatchText:
      'Usługa podaje, że wskaźnik jest poniżej progu. To odpowiedź, nie błąd: światło, wiek lub obrócona głowa mogą obniżyć wskaźnik.',
    score: 'Wskaźnik',
    /** The score, said aloud. */
    said: 'Wskaźnik: {score}.',
    noScore: 'nie podano',
    threshold: 'Wysłany próg',
    thresholdNone: 'brak: domyślny próg usługi',
    at: 'Odpowiedź o',
    scoreNote: 'Nie można go porównać ze wskaźnikiem innej usługi.',
  },
  badPicture: 'Nie można go użyć',
  noFaceTitle: 'Nie znaleziono na nim twarzy',
  noFaceText: 'Wybierz obraz, na którym widać całą twarz na wprost.',
  uncertainSubject: 'dwa obrazy',
  leaveDoubt:
    'Nie wiesz? Zostaw to i obsłuż następnego klienta: żądanie poczeka tutaj. Dopóki nie zostanie rozstrzygnięte, nie można porównać niczego innego.',
  trouble: {
    SERVICE_NO_ACCOUNT: { now: 'Połącz konto w ustawieniach, a potem porównaj ponownie.' },
    SERVICE_CREDENTIALS: {
      now: 'Sprawdź klucz i tajny klucz w ustawieniach konta, a potem porównaj ponownie.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'Porównanie twarzy nie jest włączone dla konta.',
      now: 'Poproś dostawcę usługi o włączenie go dla tego klucza.',
    },
    SERVICE_REQUEST_REFUSED: { now: 'Obejrzyj obrazy i próg, a potem porównaj ponownie.' },
    SERVICE_IMAGE_REFUSED: {
      title: 'Usługa nie może użyć jednego z obrazów.',
      now: 'Może na nim nie być nikogo albo jest kilka osób. Wybierz obraz z jedną twarzą.',
    },
    SERVICE_NO_FACE: {
      title: 'Na jednym z obrazów nie znaleziono twarzy.',
      cost: 'Niczego nie porównano. Mógł zostać zużyty jeden kredyt.',
      now: 'Wybierz obrazy, na których widać jedną całą twarz.',
    },
    SERVICE_CREDIT: { now: 'Doładuj konto w usłudze, a potem porównaj ponownie.' },
    SERVICE_UNREACHABLE: { now: 'Sprawdź sieć, a potem porównaj ponownie.' },
    NOT_FOUND: {
      title: 'Tego obrazu już nie ma.',
      now: 'Wybierz inny.',
    },
    PHOTO_FILE_MISSING: { now: 'Wybierz inny.' },
    WRONG_STEP: {
      title: 'To zdjęcie nie jest jeszcze gotowe.',
      now: 'Wybierz jego ujęcie albo inny obraz.',
    },
    CALL_OPEN: {
      title: 'Jedno żądanie jest jeszcze otwarte.',
      now: 'Poczekaj na nie albo podaj najpierw jego wynik.',
    },
    INTERNAL: {
      cost: 'Mógł zostać zużyty jeden kredyt.',
      now: 'Odśwież stronę, zanim porównasz ponownie.',
    },
  },
};
