import { megabytes, megapixels } from '../figures.ts';
import type { errorActions as englishActions, errors as english } from '../en/errors.ts';

/** Every error: what happened, whether money or credit was spent, and what to do now. */
const free = 'Nichts wurde verbraucht.';
/** Concerns one request only: an earlier one for the same photo may have cost something. */
const freeRequest = 'Diese Anfrage hat nichts gekostet.';

export const errorActions: typeof englishActions = {
  retry: 'Erneut versuchen',
  retake: 'Zurück zur Aufnahme',
  document: 'Dokument wählen',
  account: 'Konto öffnen',
  printing: 'Druckeinstellungen öffnen',
  printers: 'Drucker öffnen',
  reload: 'Neu laden',
};

/** The cost of an error that prevents the picture of an answer from being stored: the answer itself has arrived. */
export const errorAnswerKept =
  'Dafür wurde ein Credit verbraucht, und die Antwort wird aufbewahrt. Der Abruf des Bildes ist kostenlos.';

export const errors: typeof english = {
  INVALID_INPUT: {
    title: 'Eine Eingabe ist hier nicht verwendbar.',
    cost: free,
    now: 'Prüfen Sie die Felder und versuchen Sie es erneut.',
  },
  FOREIGN_SENDER: {
    title: 'Headroom hat diese Seite nicht angenommen.',
    cost: free,
    now: 'Laden Sie die Seite neu.',
  },
  NOT_FOUND: {
    title: 'Das ist nicht mehr vorhanden.',
    cost: free,
    now: 'Laden Sie neu oder suchen Sie den Auftrag in der Übersicht.',
  },
  WRONG_STEP: {
    title: 'Der Auftrag ist inzwischen bei einem anderen Schritt.',
    cost: free,
    now: 'Laden Sie ihn neu und fahren Sie mit dem angezeigten Schritt fort.',
  },
  IMAGE_NOT_RECOGNISED: {
    title: 'Diese Datei ist kein lesbares Bild.',
    cost: free,
    now: 'Verwenden Sie eine JPEG-, PNG-, WebP- oder HEIC-Datei oder machen Sie eine Aufnahme.',
  },
  IMAGE_TOO_LARGE: {
    title: 'Dieses Bild ist zu groß.',
    cost: free,
    now: `Verwenden Sie eine Datei mit höchstens ${megapixels} Megapixeln und ${megabytes}\u00a0MB oder machen Sie eine Aufnahme mit der Kamera.`,
  },
  IMAGE_TOO_SMALL: {
    title: 'Dieses Bild hat zu wenige Pixel für ein Passfoto.',
    cost: free,
    now: 'Verwenden Sie ein größeres oder machen Sie eine Aufnahme mit der Kamera.',
  },
  IMAGE_HEIC_UNREADABLE: {
    title: 'Das ist ein HEIC-Bild, und dieser Computer kann es nicht lesen.',
    cost: free,
    now: 'Speichern Sie es als JPEG und importieren Sie das. Auf einem iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
  },
  IMAGE_DECODER_FAILED: {
    title: 'Ein Bild konnte nicht bis zum Ende gelesen werden.',
    cost: free,
    now: 'Versuchen Sie es erneut. Schlägt es wieder fehl, speichern Sie das Bild in einem anderen Programm als JPEG und verwenden Sie diese Datei.',
  },
  FOLDER_FILE_GONE: {
    title: 'Dieses Bild ist jetzt nicht im Ordner.',
    cost: free,
    now: 'Prüfen Sie den Ordner und das Netzwerk oder wählen Sie ein anderes Bild.',
  },
  PHOTO_FILE_MISSING: {
    title: 'Die Datei dieses Bildes fehlt.',
    cost: free,
    now: 'Wählen Sie eine andere Aufnahme oder machen Sie eine neue.',
  },
  CAMERA_AWAY: {
    title: 'Die Kamera antwortet nicht mehr.',
    cost: `Es wurde kein Bild gespeichert. ${free}`,
    now: 'Prüfen Sie Kabel und Stromversorgung. Machen Sie mit einer weiteren Aufnahme oder einer anderen Kamera weiter.',
  },
  CAMERA_BUSY: {
    title: 'Die Kamera ist noch beschäftigt.',
    cost: `Es wurde kein Bild gespeichert. ${free}`,
    now: 'Warten Sie einen Moment und nehmen Sie das Bild noch einmal auf.',
  },
  CAMERA_NO_FOCUS: {
    title: 'Die Kamera konnte nicht scharfstellen.',
    cost: `Es wurde kein Bild aufgenommen. ${free}`,
    now: 'Richten Sie das Fokusfeld auf die Augen oder stellen Sie das Objektiv auf manuellen Fokus. Nehmen Sie das Bild dann noch einmal auf.',
  },
  CAMERA_CARD_FULL: {
    title: 'Die Karte der Kamera ist voll oder fehlt.',
    cost: `Es wurde kein Bild aufgenommen. ${free}`,
    now: 'Wechseln Sie die Karte und nehmen Sie das Bild noch einmal auf. Oder verwenden Sie eine andere Kamera.',
  },
  CAMERA_MIRROR_UP: {
    title: 'Der Spiegel der Kamera ist hochgeklappt.',
    cost: `Es wurde kein Bild aufgenommen. ${free}`,
    now: 'Beenden Sie die Spiegelvorauslösung an der Kamera und nehmen Sie das Bild noch einmal auf.',
  },
  CAMERA_RAW_ONLY: {
    title: 'Die Kamera schrieb eine Raw-Datei und kein JPEG.',
    cost: `Es wurde kein Bild gespeichert. ${free}`,
    now: 'Stellen Sie die Kamera auf JPEG oder auf Raw und JPEG. Nehmen Sie das Bild dann noch einmal auf.',
  },
  CAMERA_FAILED: {
    title: 'Die Kamera hat kein Bild aufgenommen.',
    cost: `Es wurde kein Bild gespeichert. ${free}`,
    now: 'Nehmen Sie das Bild noch einmal auf. Gelingt es wieder nicht, sehen Sie auf das Display der Kamera oder verwenden Sie eine andere Kamera.',
  },
  SERVICE_NO_ACCOUNT: {
    title: 'Es ist kein Konto verbunden.',
    cost: freeRequest,
    now: 'Verbinden Sie ein Konto in den Einstellungen. Der Auftrag wartet.',
  },
  SERVICE_NO_HEADSHOT_ADDRESS: {
    title: 'Das Konto hat keine Adresse für Porträts.',
    cost: freeRequest,
    now: 'Geben Sie die Porträtadresse, die der Dienst Ihnen genannt hat, unter Einstellungen, Konto ein.',
  },
  SERVICE_CREDENTIALS: {
    title: 'Der Dienst akzeptiert Schlüssel und Geheimnis nicht.',
    cost: freeRequest,
    now: 'Prüfen Sie beide in den Kontoeinstellungen. Der Auftrag wartet.',
  },
  SERVICE_NOT_ENABLED: {
    title: 'Das Konto ist dafür nicht freigeschaltet.',
    cost: freeRequest,
    now: 'Bitten Sie den Dienst um die Freischaltung. Der Auftrag wartet.',
  },
  SERVICE_REQUEST_REFUSED: {
    title: 'Der Dienst hat die Anfrage abgelehnt.',
    cost: 'Eine abgelehnte Anfrage kostet in der Regel nichts.',
    now: 'Prüfen Sie Dokument und Aufnahme und versuchen Sie es erneut.',
  },
  SERVICE_IMAGE_REFUSED: {
    title: 'Der Dienst kann diese Aufnahme nicht verwenden.',
    cost: 'Ein abgelehntes Bild kostet in der Regel nichts.',
    now: 'Machen oder wählen Sie eine andere.',
    tooLarge: {
      title: 'Dem Dienst ist diese Datei zu groß.',
      cost: 'Eine abgelehnte Datei kostet in der Regel nichts.',
      now: 'Senden Sie eine kleinere Kopie oder verwenden Sie ein anderes Bild. Die Größe der Kopie legen Sie unter Einstellungen, Fotodienst fest.',
    },
  },
  SERVICE_UNKNOWN_DOCUMENT: {
    title: 'Der Dienst kennt dieses Dokument nicht.',
    cost: freeRequest,
    now: 'Wählen Sie ein anderes Dokument.',
  },
  SERVICE_UNKNOWN_PHOTO: {
    title: 'Der Dienst hat diese Vorschau nicht mehr.',
    cost: freeRequest,
    now: 'Erstellen Sie aus der Aufnahme eine neue Vorschau.',
  },
  SERVICE_NO_FACE: {
    title: 'Der Dienst hat kein Gesicht gefunden.',
    cost: 'Möglicherweise wurde eine Vorschau vom Guthaben verbraucht.',
    now: 'Machen Sie eine neue Aufnahme, die das ganze Gesicht zeigt.',
  },
  SERVICE_PROCESSING: {
    title: 'Der Dienst konnte das Bild nicht verarbeiten.',
    cost: 'Möglicherweise wurde ein Credit verbraucht.',
    now: 'Prüfen Sie das Guthaben, bevor Sie es erneut versuchen.',
  },
  SERVICE_CREDIT: {
    title: 'Das Konto hat kein Guthaben mehr.',
    cost: freeRequest,
    now: 'Laden Sie das Konto beim Dienst auf. Der Auftrag wartet.',
  },
  SERVICE_BUSY: {
    title: 'Der Dienst ist ausgelastet.',
    cost: freeRequest,
    now: 'Warten Sie eine Minute und versuchen Sie es erneut.',
  },
  SERVICE_UNREACHABLE: {
    title: 'Der Dienst ist nicht erreichbar.',
    uncertain: 'Der Dienst hat die Anfrage nicht abgeschlossen.',
    cost: freeRequest,
    now: 'Prüfen Sie das Netzwerk und versuchen Sie es erneut. Aufnahmen sind inzwischen möglich.',
  },
  SERVICE_CERTIFICATE: {
    title: 'Die Verbindung zum Dienst ist nicht sicher.',
    cost: 'Diese Anfrage wurde nicht gesendet und hat nichts gekostet.',
    now: 'Prüfen Sie Uhr und Netzwerk dieses Computers und informieren Sie die Person, die ihn betreut.',
  },
  SERVICE_UNCERTAIN: {
    title: 'Der Ausgang der Anfrage ist unbekannt.',
    cost: 'Möglicherweise wurde ein Credit verbraucht.',
    now: 'Geben Sie auf dieser Seite an, was Sie darüber wissen. Automatisch wird nichts erneut gesendet.',
  },
  SERVICE_IMAGE_PENDING: {
    title: 'Das Foto ist erstellt, aber sein Bild kam nicht an.',
    cost: 'Dafür wurde ein Credit verbraucht. Der Abruf des Bildes kostet nichts mehr.',
    now: 'Rufen Sie das Bild erneut ab.',
    damaged: {
      title: 'Das Bild kam beschädigt an.',
      cost: 'Dafür wurde ein Credit verbraucht. Der Abruf des Bildes kostet nichts mehr.',
      now: 'Rufen Sie das Bild erneut ab: Seine Adresse gilt noch.',
    },
    lost: {
      title: 'Das Bild kann nicht mehr abgerufen werden.',
      cost: 'Dafür wurde ein Credit verbraucht.',
      now: 'Eine erneute Anfrage kann einen weiteren Credit verbrauchen.',
    },
    unusable: {
      title: 'Das Bild, das der Dienst gesendet hat, ist unbrauchbar.',
      cost: 'Dafür wurde ein Credit verbraucht. Was ankam, wird verschlüsselt aufbewahrt.',
      now: 'Eine erneute Anfrage kann einen weiteren Credit verbrauchen.',
    },
  },
  CALL_OPEN: {
    title: 'Eine Anfrage zu diesem Foto ist noch offen.',
    cost: 'Darüber hinaus wurde nichts verbraucht.',
    now: 'Warten Sie darauf, oder geben Sie zuerst den Ausgang an, falls er unbekannt ist.',
  },
  CALLS_HELD: {
    title: 'Headroom wechselt gerade das Konto, die Daten oder die Version.',
    cost: 'Nichts wurde gedruckt und nichts verbraucht.',
    now: 'Warten Sie, bis das erledigt ist, und versuchen Sie es dann erneut.',
  },
  FINAL_IN_DOUBT: {
    title: 'Das fertige Foto kommt vielleicht nicht.',
    cost: 'Es wurde kein Geld kassiert und nichts verbraucht.',
    now: 'Bitten Sie die Kundschaft zu warten, oder kassieren Sie trotzdem.',
  },
  NO_PRINT_UNTOLD: {
    title: 'Kein ausgedrucktes Foto wird angenommen, und die Kundschaft weiß es nicht.',
    cost: 'Es wurde kein Geld kassiert und nichts verbraucht.',
    now: 'Sagen Sie es der Kundschaft und bestätigen Sie, dass sie es weiß. Oder wählen Sie ein anderes Dokument.',
  },
  PART_PAID: {
    title: 'Ein Teil dieses Auftrags ist schon bezahlt.',
    cost: 'Nichts wurde geändert.',
    now: 'Kassieren Sie den Rest, oder geben Sie zuerst die Teilzahlung zurück.',
  },
  DISCOUNT_TOO_LARGE: {
    title: 'Der Rabatt ist höher als der Preis.',
    cost: 'Nichts wurde geändert.',
    now: 'Geben Sie höchstens den Preis dieser Zeile ein.',
  },
  DUE_CHANGED: {
    title: 'Die Zahlungen dieses Auftrags stimmen nicht mehr mit der Anzeige überein.',
    cost: 'Dabei wurde nichts erfasst.',
    now: 'Laden Sie den Auftrag neu und lesen Sie die Beträge noch einmal, bevor Sie Geld annehmen oder zurückgeben.',
  },
  TAKINGS_CHANGED: {
    title: 'Die Einnahmen stimmen nicht mehr mit der Anzeige überein.',
    cost: 'Nichts wurde abgeschlossen.',
    now: 'Laden Sie den Tag neu, lesen Sie die neuen Zahlen und zählen Sie das Bargeld noch einmal.',
  },
  EDIT_LOCKED: {
    title: 'Die Behörde für dieses Dokument verbietet bearbeitete Bilder.',
    cost: free,
    now: 'Verwenden Sie die unveränderte Aufnahme. Die Leitung kann die Bearbeitung erlauben. Der Grund dafür wird aufbewahrt.',
  },
  EXPORT_TARGET_GONE: {
    title: 'Dieser Ordner oder Stick ist nicht mehr vorhanden.',
    cost: 'Nichts wurde geschrieben und nichts verbraucht.',
    now: 'Stecken Sie den Stick wieder ein oder prüfen Sie den Ordner und versuchen Sie es erneut. Oder wählen Sie einen anderen Ordner oder Stick.',
  },
  EXPORT_FAILED: {
    title: 'Die Bilder konnten dort nicht geschrieben werden.',
    cost: 'Nichts wurde verbraucht, und dort liegt nichts Halbfertiges.',
    now: 'Beheben Sie das, oder wählen Sie einen anderen Ordner oder Stick, und versuchen Sie es erneut. Die Bilder sind in Headroom sicher.',
  },
  SUPERVISOR_REQUIRED: {
    title: 'Das darf nur die Leitung.',
    cost: free,
    now: 'Entsperren Sie die Einstellungen mit der PIN der Leitung und versuchen Sie es noch einmal.',
  },
  PIN_NOT_SET: {
    title: 'Es ist noch keine PIN festgelegt.',
    cost: free,
    now: 'Legen Sie zuerst in den Einstellungen unter Personal eine fest.',
  },
  PIN_WRONG: {
    title: 'Falsche PIN.',
    cost: free,
    now: 'Versuchen Sie es erneut. Nach fünf falschen Versuchen folgt eine Wartezeit, die sich mit jedem weiteren verdoppelt.',
  },
  PIN_WAIT: {
    title: 'Die PIN war zu oft falsch.',
    cost: free,
    now: 'Warten Sie, bis die angezeigte Zeit abgelaufen ist, und versuchen Sie es erneut. Aufträge laufen inzwischen weiter.',
  },
  NAME_TAKEN: {
    title: 'Dieser Name wird schon verwendet.',
    cost: free,
    now: 'Geben Sie einen anderen Namen ein.',
  },
  COUNTER_LOCKED: {
    title: 'Der Arbeitsplatz ist gesperrt.',
    cost: free,
    now: 'Melden Sie sich an und versuchen Sie es noch einmal.',
  },
  KIOSK_LOCKED: {
    title: 'Headroom ist im Sperrmodus, und die PINs dazu fehlen.',
    cost: free,
    now: 'Legen Sie die Studiodaten zurück, oder bitten Sie den technischen Support, sich mit einem anderen Konto dieses Computers anzumelden, Headroom zu beenden und kiosk-lock.json im Datenordner von Headroom zu löschen.',
  },
  LAST_SUPERVISOR: {
    title: 'Dann gäbe es niemanden mehr mit der Rolle Leitung.',
    cost: free,
    now: 'Fügen Sie zuerst eine andere Person mit der Rolle Leitung und mit PIN hinzu.',
  },
  RECORDS_READ_ONLY: {
    title: 'Die Studiodaten können nicht geschrieben werden.',
    cost: free,
    now: 'Prüfen Sie den Datenträger und seine Zugriffsrechte. Vorhandenes kann weiter gelesen werden.',
  },
  RECORDS_DAMAGED: {
    title: 'Die Studiodaten sind beschädigt.',
    cost: free,
    now: 'Es wurde nichts gelöscht. Informieren Sie die Person, die diesen Computer betreut: Mit einer Sicherung lassen sich die Studiodaten unter Einstellungen, Sicherungen wiederherstellen.',
  },
  RECORDS_MISSING: {
    title: 'Die Studiodaten fehlen.',
    cost: free,
    now: 'Es wurde nichts gelöscht. Laden Sie diese Seite neu: Sie zeigt dann, was Sie tun können.',
  },
  RECORDS_INCOMPLETE: {
    title: 'Möglicherweise fehlen Studiodaten.',
    cost: 'Nichts wurde gesendet und nichts verbraucht.',
    now: 'Lesen Sie in der roten Leiste oben, was fehlen kann, und versuchen Sie es erneut.',
  },
  RECORDS_NEWER: {
    title: 'Die Studiodaten stammen von einer neueren Headroom-Version.',
    cost: free,
    now: 'Installieren Sie die neuere Version. Nichts wurde geändert.',
  },
  RECORDS_UNSAFE: {
    title: 'Dieser Datenträger speichert Daten nicht zuverlässig.',
    cost: 'Nichts wurde gesendet und nichts verbraucht.',
    now: 'Lassen Sie den Datenordner auf einen zuverlässigen Datenträger verschieben.',
  },
  RECORDS_CHECKING: {
    title: 'Die Studiodaten werden noch geprüft.',
    cost: 'Nichts wurde gesendet und nichts verbraucht.',
    now: 'Warten Sie, bis der Hinweis oben auf der Seite verschwindet, und versuchen Sie es erneut.',
  },
  RECORDS_BUSY: {
    title: 'Ein weiteres Headroom oder ein anderes Programm verwendet diese Studiodaten.',
    cost: free,
    now: 'Schließen Sie es, oder arbeiten Sie dort weiter. Versuchen Sie es dann erneut.',
  },
  DISK_FULL: {
    title: 'Der Datenträger ist voll.',
    uncertain: 'Der Datenträger war voll: Die Antwort konnte nicht gespeichert werden.',
    cost: 'Dieser Schritt hat kein Guthaben verbraucht.',
    now: 'Geben Sie Speicherplatz frei und versuchen Sie es erneut. Alles bisher Gespeicherte bleibt erhalten.',
  },
  DISK_FAILED: {
    title: 'Der Datenträger hat einen Fehler gemeldet.',
    uncertain: 'Fehler des Datenträgers: Die Antwort konnte nicht gespeichert werden.',
    cost: 'Dieser Schritt hat kein Guthaben verbraucht.',
    now: 'Versuchen Sie es erneut: Alles bisher Gespeicherte bleibt erhalten. Kommt der Fehler wieder, prüfen Sie, ob es eine Sicherung gibt, und lassen Sie den Datenträger untersuchen.',
  },
  KEYCHAIN_UNAVAILABLE: {
    title: 'Der Schlüsselbund kann nicht verwendet werden.',
    cost: free,
    now: 'Entsperren Sie den Schlüsselbund dieses Computers oder richten Sie ihn ein und versuchen Sie es erneut.',
  },
  PRINTER_UNKNOWN: {
    title: 'Dieser Drucker ist nicht vorhanden.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Wählen Sie einen anderen Drucker.',
  },
  PRINTER_REFUSED: {
    title: 'Der Drucker hat den Druck nicht angenommen.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Prüfen Sie Papier, Abdeckung und Warteschlange und drucken Sie erneut.',
  },
  PRINTER_STOPPED: {
    title: 'Die Warteschlange dieses Druckers ist angehalten.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Setzen Sie die Warteschlange fort und drucken Sie erneut. Drucke, die schon darin warten, kommen zuerst.',
  },
  PRINTER_RESUME_REFUSED: {
    title: 'Dieses Benutzerkonto darf den Drucker nicht fortsetzen.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Lassen Sie die Person, die diesen Computer betreut, hier in einem Terminal „{command}“ ausführen. Wartende Drucke kommen dann heraus.',
  },
  PRINTER_UNREACHABLE: {
    title: 'Der Drucker ist nicht erreichbar.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Schalten Sie ihn ein, prüfen Sie das Kabel und versuchen Sie es erneut.',
  },
  PRINTER_NOT_APPROVED: {
    title: 'Dieser Drucker ist auf diesem Papier nicht für Passfotos freigegeben.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Kalibrieren Sie ihn: Drucken Sie den Kalibrierbogen und geben Sie die Messwerte ein. Oder wählen Sie einen anderen Drucker.',
  },
  PROFILE_WRONG: {
    title: 'Mit diesen Einstellungen kann der Drucker dieses Papier nicht bedrucken.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Wählen Sie anderes Papier oder prüfen Sie die Einstellungen dieses Druckers.',
  },
  SHEET_IMPOSSIBLE: {
    title: 'Die Fotos passen nicht auf dieses Papier.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Nehmen Sie größeres Papier, weniger Fotos oder kleineren Abstand und Rand.',
  },
  SHEET_IN_USE: {
    title: 'Ein gespeicherter Bogen ist in einem anderen Programm geöffnet.',
    cost: free,
    now: 'Der Kundeneintrag ist noch nicht gelöscht. Schließen Sie den Bogen in dem anderen Programm und löschen Sie dann den Kundeneintrag erneut.',
  },
  SHEET_MISSING: {
    title: 'Das gespeicherte PDF fehlt oder ist beschädigt.',
    cost: free,
    now: 'Drücken Sie bei diesem Druck „Erneut drucken“, um es neu zu speichern.',
  },
  PRINT_FILE_WRONG: {
    title: 'Der Bogen wurde nicht genau und deshalb nicht gedruckt.',
    cost: 'Es wurde kein Papier verbraucht.',
    now: 'Wählen Sie anderes Papier und informieren Sie die Person, die diesen Computer betreut.',
  },
  PRINT_UNCERTAIN: {
    title: 'Es ist unbekannt, ob gedruckt wurde.',
    cost: 'Möglicherweise wurde Papier verbraucht.',
    now: 'Sehen Sie am Drucker nach und geben Sie an, was herausgekommen ist.',
  },
  PRINT_NOT_MOVED: {
    title: 'Der Druck wurde nicht umgeleitet.',
    cost: 'An den anderen Drucker wurde nichts gesendet.',
    now: 'Lesen Sie die Zeile dieses Drucks. Fragt sie, ob er herausgekommen ist, sehen Sie im Ausgabefach des Druckers nach und antworten Sie.',
  },
  INTERNAL: {
    title: 'In Headroom ist ein Fehler aufgetreten.',
    cost: 'Der Auftrag bleibt so erhalten, wie er zuletzt gespeichert wurde.',
    now: 'Laden Sie neu und sehen Sie sich den Auftrag an, bevor Sie etwas wiederholen.',
  },
};
