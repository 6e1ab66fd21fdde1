import type { verdict as english } from '../en/verdict.ts';

/** The verdict above the buttons of an order's steps. */
const checking = 'Prüfung läuft';

export const verdict: typeof english = {
  /** Stands before the point that the verdict is about. */
  before: '{verdict}:',
  camera: {
    ok: 'Bereit für das Foto',
    warn: 'Bitte prüfen',
    bad: 'Kein Foto möglich',
    off: checking,
  },
  photo: {
    ok: 'Bereit für dieses Dokument',
    warn: 'Bitte prüfen',
    bad: 'Nicht geeignet',
    off: 'Aufnahme wird geprüft',
  },
  crop: {
    ok: 'Bereit für dieses Format',
    warn: 'Bitte prüfen',
    bad: 'Passt nicht zum Format',
    off: 'Gesicht wird gemessen',
  },
  /** A preview that cannot be shown or ordered, whatever the photo is like. */
  answer: { ok: 'Bereit für dieses Dokument', warn: 'Bitte prüfen', bad: 'Nicht verwenden', off: checking },
  payment: { ok: 'Bereit zum Zahlen', warn: 'Bitte prüfen', bad: 'Noch nicht kassieren', off: checking },
  print: { ok: 'Bereit zum Drucken', warn: 'Bitte prüfen', bad: 'Noch nicht übergeben', off: checking },
  file: { ok: 'Bereit zum Speichern', warn: 'Bitte prüfen', bad: 'Noch nicht übergeben', off: checking },
  pictureRefused: 'Der Dienst kann diese Aufnahme nicht verwenden',
  forbiddenEdit: 'Die Behörde verbietet Bearbeitungen; diese hat die Leitung erlaubt',
  printer: '{printer}: {state}',
  printerStill: '{printer}: {state} (erneut abgefragt um {time}\u00a0Uhr)',
  paper: '{printer}, {paper}',
  notPrinted: {
    sheet: 'Der letzte Bogen wurde nicht gedruckt',
    slip: 'Ein Codezettel wurde nicht gedruckt',
    receipt: 'Die Quittung wurde nicht gedruckt',
  },
  /** Papers that are saved as files. */
  noFile: {
    sheet: 'Die Datei des letzten Bogens fehlt',
    slip: 'Die Datei eines Codezettels fehlt',
    receipt: 'Die Datei der Quittung fehlt',
  },
  anyway: 'Trotzdem fortfahren:\n{next}',
  useAnyway: 'Foto trotzdem verwenden',
  more: '{count} weiterer Punkt | {count} weitere Punkte',
};
