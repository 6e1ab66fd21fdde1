import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Mode verrouillé',
  text: 'En mode verrouillé, Headroom occupe tout l’écran et ne se ferme qu’avec un code PIN de responsable. Ce mode est propre à cet ordinateur et reste actif après un redémarrage, en mode entraînement comme avec un compte.',
  switch: 'Verrouiller cet ordinateur sur Headroom',
  desktopHint:
    'La fenêtre occupe tout l’écran et y reste, et l’écran ne se met pas en veille. Les touches et les menus d’un navigateur, le zoom et les fichiers déposés sont sans effet.',
  browserHint:
    'Les touches et les menus d’un navigateur, le zoom et les fichiers déposés sont sans effet. La fenêtre occupe tout l’écran à partir du prochain démarrage de Headroom. Dans le navigateur, l’écran peut se mettre en veille.',
  files:
    'Pour choisir ou enregistrer un fichier, une fenêtre du système montre les dossiers de cet ordinateur. En mode verrouillé, il faut là aussi un code PIN de responsable. Les images arrivent toujours de l’appareil photo et du dossier surveillé, et partent toujours par exportation et par e-mail.',
  noPin:
    'Ajoutez d’abord un responsable avec un code PIN, sous Personnel\u00a0: sans lui, personne ne pourrait quitter le mode verrouillé.',
  counterOpen:
    'Le poste ne se verrouille pas automatiquement\u00a0: toute personne devant l’écran peut utiliser Headroom.',
  toStaff: 'Choisir sous Personnel quand il se verrouille',
  leave: 'Quitter Headroom',
  leaveTitle: 'Quitter Headroom\u202f?',
  leaveText: 'Headroom se ferme. Il sera de nouveau verrouillé à son prochain démarrage.',
  dialogText:
    'Headroom est en mode verrouillé. Un code PIN de responsable ouvre la fenêtre du système pour ce fichier et déverrouille les paramètres.',
  /** Items that only the operating system can close. */
  system: {
    title: 'Ce que seul le système peut fermer',
    text: 'Headroom examine cet ordinateur et ne change rien. Des scripts sont fournis pour ces réglages\u00a0; la page «\u00a0Kiosk lock\u00a0» de la documentation les explique.',
    looking: 'Examen de cet ordinateur',
    again: 'Vérifier à nouveau',
    unknown: 'Headroom n’a pas pu le savoir. Vérifiez-le dans le système.',
    states: { closed: 'Fermé', open: 'Ouvert', unknown: 'Inconnu' },
    noneOpen: 'Rien n’est ouvert',
    someOpen: 'Un point est ouvert | {count} points sont ouverts',
    names: {
      start: 'Démarrage sans Headroom',
      restart: 'Pas de redémarrage après un plantage',
      'sign-in': 'Écran de connexion',
      rights: 'Droits de ce compte du système',
      desktop: 'Bureau du système',
      session: 'Type de session',
      programs: 'Autres programmes',
      'task-manager': 'Gestionnaire des tâches',
      'switch-user': 'Changement d’utilisateur',
      'sticky-keys': 'Touches rémanentes',
      consoles: 'Consoles texte',
      'server-keys': 'Ctrl+Alt+Retour arrière',
      'system-keys': 'Alt+Syst',
      'force-quit': 'Forcer à quitter',
      dumps: 'Vidages mémoire',
    },
    todo: {
      start: 'Headroom n’a rien trouvé qui le démarre avec l’ordinateur. Mettez-le en place.',
      restart: 'Headroom n’a rien trouvé qui le redémarre après un plantage. Mettez-le en place.',
      'sign-in':
        'Headroom n’a trouvé aucune connexion automatique à ce compte du système. Sans elle, une personne doit se connecter après chaque démarrage.',
      rights:
        'Ce compte du système peut modifier l’ordinateur et pourrait retirer le verrouillage. Utilisez au comptoir un compte sans droits d’administrateur.',
      desktop:
        'Le bureau du système est ouvert à côté de Headroom. Utilisez une session qui ne démarre que Headroom.',
      session:
        'Cette session utilise Wayland\u00a0: ses touches peuvent faire sortir de Headroom, et Headroom ne peut pas placer la fenêtre du client. Utilisez une session X11, ou cage sans écran pour le client.',
      programs:
        'Headroom n’a trouvé aucune règle qui empêche ce compte du système de démarrer d’autres programmes. N’autorisez que ce dont le comptoir a besoin.',
      'task-manager':
        'Ctrl+Alt+Suppr propose le gestionnaire des tâches, qui peut fermer Headroom. Désactivez-le pour ce compte du système.',
      'switch-user': 'Ctrl+Alt+Suppr propose de passer à un autre utilisateur. Désactivez cela.',
      'sticky-keys':
        'Cinq appuis sur Maj ouvrent une fenêtre qui mène aux paramètres du système. Désactivez cela pour ce compte du système.',
      consoles: 'Ctrl+Alt avec une touche de fonction peut ouvrir une console texte. Désactivez cela.',
      'server-keys': 'Ctrl+Alt+Retour arrière peut fermer la session. Désactivez cela.',
      'system-keys':
        'Alt+Syst avec une lettre peut fermer des programmes ou redémarrer l’ordinateur. Désactivez cela.',
      'force-quit':
        'Headroom ne peut pas le savoir. En mode verrouillé, appuyez sur Commande+Option+Échap\u00a0: aucune fenêtre ne devrait s’ouvrir.',
      dumps:
        'Après un plantage, la mémoire de Headroom peut rester dans un fichier et contenir des portraits. Désactivez cela.',
    },
  },
};
