import type { camera as english } from '../en/camera.ts';

export const camera: typeof english = {
  camera: {
    label: 'Kamera',
    practice: 'Übungskamera',
    unnamed: 'Kamera {number}',
    alike: '{label} ({number})',
    absent: '{label} (nicht angeschlossen)',
    opening: 'Kamera wird geöffnet',
    tryAgain: 'Erneut versuchen',
    use: '{label} verwenden',
    trouble: {
      refused: {
        title: 'Die Kamera darf nicht verwendet werden',
        now: 'Erlauben Sie Headroom die Kamera in den Datenschutzeinstellungen des Browsers oder des Systems und versuchen Sie es erneut. Nichts ist verloren.',
      },
      missing: {
        title: 'Die Kamera ist nicht angeschlossen',
        now: 'Schließen Sie sie an: Sie wird automatisch geöffnet. Oder verwenden Sie eine andere Kamera, oder importieren Sie ein Bild.',
      },
      unsure: {
        title: 'Welche Kamera ist es?',
        now: 'Mehrere Kameras kommen als die zuletzt verwendete infrage. Wählen Sie eine: Headroom merkt sie sich.',
      },
      busy: {
        title: 'Ein anderes Programm verwendet die Kamera',
        now: 'Schließen Sie das andere Programm, zum Beispiel eine Videokonferenz. Headroom versucht es dann erneut.',
      },
      lost: {
        title: 'Die Kamera wurde getrennt',
        now: 'Schließen Sie sie wieder an: Sie wird automatisch geöffnet. Die bisherigen Aufnahmen sind sicher.',
      },
      silent: {
        title: 'Die Kamera sendet kein Bild',
        now: 'Headroom versucht es automatisch erneut. Hilft das nicht, trennen Sie die Kamera und schließen Sie sie wieder an.',
      },
      stalled: {
        title: 'Das Bild steht still: Die Kamera sendet nichts Neues',
        now: 'Warten Sie einen Moment: Headroom öffnet sie erneut. Oder trennen Sie die Kamera und schließen Sie sie wieder an.',
      },
      asleep: {
        title: 'Die Kamera antwortet nicht',
        now: 'Drücken Sie den Auslöser halb, um sie zu wecken, oder schalten Sie sie ein. Sie wird dann automatisch geöffnet.',
      },
      held: {
        title: 'Ein anderes Programm hält die Kamera fest',
        now: 'Schließen Sie andere Fotoprogramme. Werfen Sie unter Linux die Kamera auch in der Dateiverwaltung aus. Headroom versucht es dann erneut.',
      },
      mirrorUp: {
        title: 'Der Spiegel der Kamera ist hochgeklappt',
        now: 'Beenden Sie die Spiegelvorauslösung an der Kamera. Sie wird dann automatisch geöffnet.',
      },
      noLiveView: {
        title: 'Diese Kamera hat über ihr Kabel kein Livebild',
        now: 'Verwenden Sie eine andere Kamera oder importieren Sie das Bild.',
      },
      programClosed: {
        title: 'Das Programm für diese Kamera läuft nicht',
        now: 'Starten Sie digiCamControl und schalten Sie seinen Webserver ein. Die Kamera wird dann automatisch geöffnet.',
      },
      failed: {
        title: 'Die Kamera konnte nicht geöffnet werden',
        now: 'Headroom versucht es automatisch erneut. Oder verwenden Sie eine andere Kamera, oder importieren Sie ein Bild.',
      },
    },
    connected: {
      state: 'Akku und Karte',
      battery: 'Akku {percent}',
      lowBattery: 'Akku {percent}: bald wechseln.',
      card: 'Kein Platz auf der Karte | Platz für ein Bild auf der Karte | Platz für {count} Bilder auf der Karte',
      fewShots:
        'Die Karte ist voll: wechseln Sie sie. | Platz für ein Bild auf der Karte: bald wechseln. | Platz für {count} Bilder auf der Karte: bald wechseln.',
      releasing: 'Die Kamera nimmt das Bild auf.',
      keepStill: 'Es kommt in wenigen Sekunden an. Danach läuft das Livebild weiter.',
    },
    fault: {
      black: {
        title: 'Das Bild ist schwarz',
        now: 'Ist das Objektiv abgedeckt oder das Licht aus?',
      },
      burnt: {
        title: 'Das Bild ist überbelichtet',
        now: 'Richten Sie die Kamera nicht auf die Lampe oder das Fenster.',
      },
    },
    few: {
      title: 'Diese Kamera hat zu wenige Pixel ({document})',
      text: 'Ein Kopf, der die Schablone ausfüllt, ist hier {have} Pixel hoch. Dieses Dokument braucht {need}. Die Behörde kann das Foto ablehnen.',
      size: 'Die Kamera sendet {w}\u00a0×\u00a0{h}\u00a0Pixel.',
      other: 'Andere Kamera verwenden',
      anyway: 'Trotzdem aufnehmen',
    },
  },
  burst: {
    pick: 'Einzelbild {number} von {count} verwenden',
    picked: 'Einzelbild {number} von {count}, die Aufnahme',
    pickBest: 'Einzelbild {number} von {count} verwenden, das beste',
    pickedBest: 'Einzelbild {number} von {count}, das beste, die Aufnahme',
    best: 'Bestes',
  },
  practiceSitter: {
    label: 'Person vor der Übungskamera',
    adult: 'Erwachsene Person, alles in Ordnung',
    'dark-hair': 'Erwachsene Person mit hohem schwarzem Haar',
    'long-hair': 'Erwachsene Person mit langem rotem Haar',
    glasses: 'Erwachsene Person mit Brille',
    child: 'Kind',
    baby: 'Baby, schlafend',
    smiling: 'Lächeln',
    'mouth-open': 'Mund offen',
    'eyes-shut': 'Augen geschlossen',
    tilted: 'Kopf zur Seite geneigt',
    turned: 'Kopf gedreht',
    'chin-down': 'Kinn zu tief',
    far: 'Zu weit weg',
    near: 'Zu nah',
    aside: 'Nicht zentriert',
    dark: 'Zu dunkel',
    bright: 'Zu hell',
    'one-sided': 'Licht von einer Seite',
    blurred: 'Unscharf',
    'busy-wall': 'Unruhige Wand im Hintergrund',
    'two-people': 'Zwei Personen',
    nobody: 'Niemand',
  },
};
