/** The service's issue codes in plain words: the issue, and what to tell the customer. */
import type { issues as englishIssues, severity as englishSeverity } from '../en/issues.ts';

export const severity: typeof englishSeverity = { bad: 'Poważne:', warn: 'Obejrzyj dokładnie:' };

export const issues: typeof englishIssues = {
  unknown: {
    title: 'Usługa zgłasza nową uwagę',
    tell: 'Nie mamy jeszcze opisu tego kodu. Przed użyciem zdjęcia porównaj je z wymaganiami dokumentu.',
  },
  ISSUE_FACE_LIGHT_NOT_BALANCE: {
    title: 'Nierównomierne oświetlenie twarzy',
    tell: 'Proszę obrócić się trochę w stronę lampy, tak aby oba policzki były równie jasne.',
  },
  ISSUE_FACE_BRIGHTNESS_BAD: {
    title: 'Twarz za ciemna lub za jasna',
    tell: 'Musimy zmienić światło. Proszę pozostać w tej pozycji do jeszcze jednego zdjęcia.',
  },
  ISSUE_PHOTO_SHARPNESS_BAD: {
    title: 'Nieostre',
    tell: 'Proszę przez chwilę zupełnie się nie ruszać, powtórzymy zdjęcie.',
  },
  ISSUE_HEAD_YAW_OVER_THRESHOLD: {
    title: 'Głowa obrócona w\u00a0bok',
    tell: 'Proszę ustawić się na wprost kamery, tak aby oboje uszu było widać jednakowo.',
  },
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: {
    title: 'Głowa uniesiona lub opuszczona',
    tell: 'Proszę trzymać brodę poziomo i patrzeć prosto w obiektyw.',
  },
  ISSUE_EYEGLASSES_NOT_ALLOWED: {
    title: 'Okulary niedozwolone',
    tell: 'Do tego dokumentu proszę zdjąć okulary.',
  },
  ISSUE_EYEGLASSES_REFLECTION: {
    title: 'Odblask w\u00a0okularach',
    tell: 'Proszę lekko opuścić okulary albo zdjąć je do zdjęcia.',
  },
  ISSUE_SUNGLASSES_NOT_ALLOWED: {
    title: 'Okulary przeciwsłoneczne niedozwolone',
    tell: 'Proszę zdjąć ciemne okulary: musi być widać oboje oczu.',
  },
  ISSUE_HAT_NOT_ALLOWED: {
    title: 'Zakryta głowa',
    tell: 'Proszę zdjąć kapelusz lub czapkę. Nakrycie głowy noszone ze względów religijnych lub zdrowotnych może zostać, jeśli dokument na to pozwala.',
  },
  ISSUE_BOTTOM_NOT_FULL: {
    title: 'Obcięte na dole',
    tell: 'Na zdjęciu musi być widać więcej ramion. Proszę cofnąć się trochę.',
  },
  ISSUE_LEFT_NOT_FULL: {
    title: 'Obcięte po lewej',
    tell: 'Proszę przesunąć się na środek, tak aby oba ramiona były w kadrze.',
  },
  ISSUE_RIGHT_NOT_FULL: {
    title: 'Obcięte po prawej',
    tell: 'Proszę przesunąć się na środek, tak aby oba ramiona były w kadrze.',
  },
  ISSUE_FACE_NOT_FOUND: {
    title: 'Nie znaleziono twarzy',
    tell: 'Powtórzymy zdjęcie. Proszę patrzeć w obiektyw i odsłonić całą twarz.',
  },
  ISSUE_EXPRESSION_NOT_NEUTRAL: {
    title: 'Wyraz twarzy nie jest neutralny',
    tell: 'Proszę rozluźnić twarz i zamknąć usta, tym razem bez uśmiechu.',
  },
};
