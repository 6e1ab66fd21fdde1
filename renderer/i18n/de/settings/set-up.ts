import type { setUp as english } from '../../en/settings/set-up.ts';

export const setUp: typeof english = {
  title: 'Headroom einrichten',
  welcome:
    'Headroom fragt der Reihe nach, was ein Studio braucht. Jeder Schritt kann übersprungen und später unter „Einstellungen“ geändert werden.',
  steps: 'Schritte der Ersteinrichtung',
  open: 'Schritt für Schritt einrichten',
  progress:
    'Ersteinrichtung: {count} von {of} Schritten erledigt | Ersteinrichtung: {count} von {of} Schritten erledigt',
  continue: 'Einrichtung fortsetzen',
  step: 'Schritt {number} von {of}',
  back: 'Zurück',
  later: 'Später einrichten',
  next: 'Weiter',
  save: 'Speichern und weiter',
  skip: 'Vorerst überspringen',
  inPractice: 'Im Übungsmodus weiter',
  states: {
    done: 'erledigt',
    practice: 'im Übungsmodus',
    skipped: 'übersprungen',
    later: 'braucht ein Konto',
  },
  without: {
    screen: 'Ohne Auswahl hier bleiben Seiten, Ausdrucke und E-Mails auf Deutsch.',
    studio:
      'Ohne eigenen Namen heißt das Studio auf Quittungen, Codezetteln und der Kundenanzeige „Unser Studio“.',
    staff:
      'Ohne PIN der Leitung kann jede Person an der Theke Preise, Steuer und alle anderen Einstellungen ändern.',
    account:
      'Ohne Konto bleibt Headroom im Übungsmodus: Fotos kosten nichts und tragen die Aufschrift PRACTICE.',
    recovery:
      'Ohne den Wiederherstellungsschlüssel kann niemand die Daten und Bilder des Studios öffnen, wenn dieser Computer oder sein Schlüsselbund verloren geht.',
    camera:
      'Ohne Kamera kommen Aufnahmen aus Bilddateien, dem überwachten Ordner oder der gezeichneten Übungskamera.',
    printers: 'Ohne kalibrierten Drucker druckt Headroom keine Passfotos: Bögen werden als PDF gespeichert.',
    printing:
      'Ohne einen hier gewählten Drucker werden Bögen, Codezettel und Quittungen als Dateien gespeichert.',
    prices: 'Ohne eigene Preise kostet ein Foto 12,00\u00a0£ mit 20\u00a0% MwSt., dem Beispiel von Headroom.',
    backups: 'Ohne Sicherungen gehen die Daten des Studios mit der Festplatte dieses Computers verloren.',
    mail: 'Ohne Mailkonto und dessen Passwort können Fotos und Quittungen nicht per E-\u2060Mail an die Kundschaft gehen.',
  },
  end: {
    title: 'Zusammenfassung',
    text: 'Sie können jetzt das erste Foto machen. Alles lässt sich später unter „Einstellungen“ ändern; dort können Sie auch die Ersteinrichtung wieder öffnen.',
    left: 'Noch nicht erledigt',
    dismiss: 'In der Übersicht nicht erinnern',
    dismissed: 'Die Übersicht erinnert nicht an diese Schritte.',
    toDesk: 'Zur Übersicht',
    begin: 'Ersten Bogen machen',
  },
};
