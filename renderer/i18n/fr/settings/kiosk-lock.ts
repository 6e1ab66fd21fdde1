import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Mode verrouillé',
  text: 'En mode verrouillé, Headroom occupe tout l’écran et ne se ferme qu’avec un code PIN de responsable. Ce mode est propre à cet ordinateur et reste actif après un redémarrage, en mode entraînement comme avec un compte.',
  switch: 'Verrouiller cet ordinateur sur Headroom',
  desktopHint:
    'La fenêtre occupe tout l’écran et y reste, l’écran ne se met pas en veille, et la version installée de Headroom démarre avec l’ordinateur. Les touches et les menus d’un navigateur, le zoom et les fichiers déposés sont sans effet.',
  browserHint:
    'Les touches et les menus d’un navigateur, le zoom et les fichiers déposés sont sans effet. La fenêtre occupe tout l’écran à partir du prochain démarrage de Headroom. Dans le navigateur, l’écran peut se mettre en veille et rien ne démarre Headroom avec l’ordinateur.',
  files:
    'Pour choisir ou enregistrer un fichier, une fenêtre du système montre les dossiers de cet ordinateur. En mode verrouillé, il faut là aussi un code PIN de responsable. Les images arrivent toujours de l’appareil photo et du dossier surveillé, et partent toujours par exportation et par e-mail.',
  noPin:
    'Ajoutez d’abord un responsable avec un code PIN, sous Personnel\u00a0: sans lui, personne ne pourrait quitter le mode verrouillé.',
  leave: 'Quitter Headroom',
  leaveTitle: 'Quitter Headroom\u202f?',
  leaveText: 'Headroom se ferme. Il sera de nouveau verrouillé à son prochain démarrage.',
  dialogText:
    'Headroom est en mode verrouillé. Un code PIN de responsable ouvre la fenêtre du système pour ce fichier et déverrouille les paramètres.',
};
