import type { RecoveryWords } from '../types.ts';

export const recovery: RecoveryWords = {
  locale: 'pl-PL',
  title: 'Klucz odzyskiwania',
  opens: 'Otwiera dane i obrazy studia na innym komputerze albo gdy baza kluczy utraci swój klucz.',
  printed: 'Wydrukowano: {when}',
  keep: 'Przechowuj tę kartkę w bezpiecznym miejscu, z dala od komputera i jego kopii zapasowych. Kto ma ją i kopię danych, może otworzyć wszystko.',
  prove: 'Wpisz go raz w programie Headroom, aby potwierdzić, że każdy znak jest czytelny.',
};
