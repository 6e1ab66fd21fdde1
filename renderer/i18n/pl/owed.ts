/** Refunds of a payment, on every screen that shows an order. */
import type { owed as englishOwed, refunded as englishRefunded } from '../en/owed.ts';

export const refunded: typeof englishRefunded = {
  refund: { whole: 'Zwrócono {amount}', part: 'Zwrócono {amount} z\u00a0{total}' },
  void: { whole: 'Anulowano {amount}', part: 'Anulowano {amount} z\u00a0{total}' },
};

/** Photos that are paid for but not settled: what happened, what it cost, and what can be done. */
export const owed: typeof englishOwed = {
  tag: 'Opłacone, brak zdjęcia',
  title: 'Opłacone, brak zdjęcia',
  paid: 'Zapłacono {total}, a pokwitowanie pozostaje ważne.',
  paidLess: 'Zapłacono {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Brak zdjęcia od {time}',
  nowTitle: 'Co możesz zrobić',
  next: 'Dalej: {words}',
  due: {
    title: 'Gotowe zdjęcia',
    text: 'Gotowe zdjęcia: {ready} z {count}.',
  },
  reasons: {
    waiting: {
      title: 'Nie zażądano jeszcze gotowego zdjęcia z tego ujęcia.',
      cost: 'Może to zużyć jeden kredyt.',
    },
    'taken-again': {
      title: 'Zdjęcie jest robione jeszcze raz.',
      cost: 'Klient nic nie dopłaca.',
    },
    'on-its-way': {
      title: 'Gotowe zdjęcie jest w drodze.',
      cost: 'Poczekaj na nie albo obsłuż następnego klienta.',
    },
    uncertain: {
      title: 'Nie wiadomo, jak zakończyło się ostatnie żądanie.',
      cost: 'Mógł zostać zużyty jeden kredyt. Najpierw podaj wynik.',
    },
    settled: {
      title: 'Zażądano gotowego zdjęcia, ale przydatne zdjęcie nie nadeszło.',
      cost: 'Kolejne żądanie zostanie wysłane dopiero po naciśnięciu przycisku.',
    },
    'unknown-photo': {
      title: 'Usługa nie ma już tego podglądu.',
      cost: 'Ostatnie żądanie nic nie kosztowało. Gotowe zdjęcie z tego podglądu nie jest już dostępne.',
    },
    refused: {
      title: 'Gotowe zdjęcie nie nadeszło.',
      cost: 'Nieprzyjęte żądanie z reguły nic nie kosztuje.',
    },
    'image-pending': {
      title: 'Zdjęcie powstało, ale jego obraz nie nadszedł.',
      cost: 'Zużyto jeden kredyt. Pobranie obrazu nic więcej nie kosztuje.',
    },
    'image-expired': {
      title: 'Zdjęcie powstało, ale jego obrazu nie można już pobrać.',
      cost: 'Zużyto jeden kredyt. Adres obrazu już nie działa, więc ponowne uzyskanie zdjęcia może zużyć kolejny kredyt.',
    },
    'image-unreadable': {
      title: 'Obrazu, który przysłała usługa, nie można użyć.',
      cost: 'Zużyto jeden kredyt. Obraz jest uszkodzony albo większy niż jakiekolwiek zdjęcie. Odebrane dane są zachowane w postaci zaszyfrowanej. Ponowne uzyskanie zdjęcia może zużyć kolejny kredyt.',
    },
    'no-image': {
      title: 'Usługa odpowiedziała bez obrazu.',
      cost: 'Mógł zostać zużyty jeden kredyt.',
    },
    'no-face': {
      title: 'Usługa odpowiedziała bez obrazu.',
      cost: 'Mógł zostać zużyty jeden kredyt. Najpewniej usługa nie znalazła twarzy w tym ujęciu.',
    },
    'no-code': {
      title: 'Zdjęcie jest gotowe, ale bez brytyjskiego kodu zdjęcia.',
      cost: 'Zużyto jeden kredyt. Zdjęcie można wydrukować, ale wniosek internetowy wymaga kodu.',
    },
  },
  ways: {
    fetch: {
      button: 'Pobierz obraz · bezpłatnie',
      text: 'Obraz zostanie pobrany z adresu usługi. Nie zużywa to kredytu.',
    },
    resolve: { button: 'Podaj wynik', text: 'Do tego czasu nic nie zostanie wysłane.' },
    ask: {
      get: 'Uzyskaj gotowe zdjęcie: {name} · do 1 kredytu',
      getOf: 'Uzyskaj gotowe zdjęcie {n} z\u00a0{count}: {name} · do 1 kredytu',
      smaller: 'Uzyskaj gotowe zdjęcie z mniejszej kopii: {name} · do 1 kredytu',
      button: 'Uzyskaj gotowe zdjęcie ponownie: {name} · do 1 kredytu',
      text: 'Wysyła żądanie gotowego zdjęcia z zaakceptowanego podglądu. Może to zużyć jeden kredyt.',
      textDirect: 'Tworzy zdjęcie z ujęcia za jeden kredyt.',
      textSmaller:
        'Usługa nie przyjęła pliku z powodu rozmiaru. Wysyła mniejszą kopię tego samego ujęcia, co może zużyć jeden kredyt.',
    },
    'take-again': {
      button: 'Zrób jeszcze raz · bez opłaty',
      text: 'Nowe ujęcie i nowy podgląd, który zużywa jeden kredyt na podgląd. Klient nic nie dopłaca.',
      textDirect: 'Nowe ujęcie, które zużywa kolejny kredyt. Klient nic nie dopłaca.',
    },
    accept: {
      button: 'Wydaj bez kodu…',
      text: 'Dla klienta, który składa wniosek na papierze. Powód zostanie zachowany w zamówieniu.',
    },
    refund: {
      button: 'Zwróć pieniądze…',
      text: '{price} za to zdjęcie. Sposób i powód zostaną zachowane w zamówieniu.',
    },
  },
  othersReady: 'Wydaj drugie zdjęcie | Wydaj pozostałe {count} zdjęcia | Wydaj pozostałe {count} zdjęć',
  continueAgain: 'Kontynuuj z\u00a0nowym ujęciem',
  refund: {
    title: 'Zwrócić pieniądze? Zdjęcie: {document}',
    ofPhoto: 'Zwróć pieniądze: {document}…',
    unlock: 'Zwrot pieniędzy w zakończonym zamówieniu wymaga kierownika.',
    text: 'Headroom tylko to zapisuje: pieniądze wyjmij z kasy albo zwróć na terminalu.',
    kind: 'Rodzaj zwrotu',
    kinds: { refund: 'Zwrot pieniędzy', void: 'Anulowanie płatności kartą' },
    method: 'Sposób zwrotu',
    scope: 'Ile',
    scopes: { photo: 'To zdjęcie, {amount}', order: 'Wszystko, co zostało, {amount}' },
    amount: 'Kwota',
    reference: 'Numer transakcji, jeśli jest',
    reason: 'Powód',
    reasonHint: 'Zachowywany w zamówieniu, na przykład „usługa nie mogła go wykonać”.',
    do: 'Zapisz zwrot {amount}',
    doVoid: 'Zapisz anulowanie {amount}',
    chooseKind: 'Wybierz rodzaj zwrotu',
    chooseMethod: 'Wybierz sposób zwrotu',
    after: 'Potem nie trzeba już nic za to wydawać i nie zużyje to więcej kredytów.',
    afterFinal: 'Potem zdjęcie nie jest wydawane i nie zużyje więcej kredytów.',
    keep: 'Nie teraz',
  },
  refundItem: {
    button: 'Zwrot za artykuł…',
    title: 'Zwrócić pieniądze za artykuł?',
    item: 'Artykuł',
    choose: 'Wybierz artykuł',
    option: '{item}, {amount}',
    number: 'Liczba sztuk',
    reasonHint: 'Zachowywany w zamówieniu, na przykład „porysowana ramka”.',
    unlock: 'Zwrot za artykuł wymaga kierownika.',
  },
  accept: {
    title: 'Wydać bez kodu?',
    text: 'Zdjęcie można wydrukować i użyć na papierze. Bez kodu nie można go użyć we wniosku internetowym.',
    reason: 'Powód',
    reasonHint: 'Zachowywany w zamówieniu, na przykład „wniosek na papierze”.',
    do: 'Wydaj bez kodu',
    keep: 'Nie teraz',
  },
  settled: {
    title: 'Rozstrzygnięto',
    refund: 'Zwrot {amount}: {what}',
    void: 'Anulowanie {amount}: {what}',
    accepted: 'Wydano bez kodu: {what}',
    order: 'całe zamówienie',
    by: { cash: 'Gotówką o\u00a0{time}', card: 'Kartą o\u00a0{time}', other: 'Inaczej o\u00a0{time}' },
    at: 'O\u00a0{time}',
    who: 'Kto: {name}.',
    because: 'Powód: {reason}',
    number: 'Numer zwrotu {number}.',
    nothingTitle: 'Nie ma nic do wydania',
    nothingText: 'Pieniądze zwrócono. Zakończ zamówienie.',
    nothingDone: 'Pieniądze zwrócono.',
  },
};
