import type { MailWords } from '../types.ts';

export const mail: MailWords = {
  locale: 'pl-PL',
  subject: '{studio}: zdjęcie, zamówienie {order}',
  practice: 'PRACTICE',
  text: `Dzień dobry,

w załączniku przesyłamy pliki z zamówienia {order}.

Plików ze zdjęciami i kodów proszę nikomu nie udostępniać: może ich użyć każdy, kto je ma.

{studio}`,
  practiceText:
    'Ta wiadomość pochodzi z trybu szkoleniowego: zdjęcia mają znak wodny i nie przyjmie ich żaden urząd.',
  reminderSubject: '{studio}: kod zdjęcia ważny do: {date}',
  reminderText: `Dzień dobry,

kod zdjęcia do brytyjskiego paszportu (osoba: {person}, zamówienie {order}) traci ważność: {date}, godz. {time}.

{code}

Do tego czasu proszę wpisać kod we wniosku o paszport. Wielkie i małe litery się różnią: proszę przepisać kod dokładnie, bez spacji.

Nieważnego kodu nie można odnowić: potrzebne jest wtedy nowe zdjęcie. Jeśli kod został już użyty, nie trzeba nic robić.

W załączniku jest odcinek z kodem. Proszę go nikomu nie udostępniać: kto ma kod, może użyć zdjęcia.

{studio}`,
  testSubject: 'Próbny e-mail z programu Headroom',
  testText: `Dzień dobry,

ten e-mail pokazuje, że Headroom może wysyłać e-maile w imieniu studia {studio}. Odpowiedź nie jest potrzebna.`,
};
