import type { setUp as english } from '../../en/settings/set-up.ts';

export const setUp: typeof english = {
  title: 'Mettre Headroom en service',
  welcome:
    'Headroom demande pas à pas ce dont un studio a besoin. Chaque étape peut être passée, puis modifiée plus tard dans Paramètres.',
  steps: 'Étapes de la mise en service',
  open: 'Configurer pas à pas',
  progress:
    'Mise en service\u00a0: {count} étape faite sur {of} | Mise en service\u00a0: {count} étapes faites sur {of}',
  continue: 'Continuer la mise en service',
  step: 'Étape {number} sur {of}',
  back: 'Retour',
  later: 'Configurer plus tard',
  next: 'Continuer',
  save: 'Enregistrer et continuer',
  skip: 'Passer pour l’instant',
  inPractice: 'Continuer en mode entraînement',
  states: {
    done: 'fait',
    practice: 'en mode entraînement',
    skipped: 'passée',
    later: 'demande un compte',
  },
  without: {
    screen: 'Sans choix ici, les écrans, les imprimés et les e-mails restent en français.',
    studio:
      'Sans nom propre, le studio s’appelle «\u00a0Notre studio\u00a0» sur les reçus, les feuillets et l’écran client.',
    staff:
      'Sans code PIN de responsable, toute personne au comptoir peut modifier les tarifs, la TVA et tous les autres paramètres.',
    account:
      'Sans compte, Headroom reste en mode entraînement\u00a0: les photos ne coûtent rien et portent la mention PRACTICE.',
    recovery:
      'Sans la clé de récupération, personne ne peut ouvrir les données et les images du studio si cet ordinateur ou son trousseau de clés est perdu.',
    camera:
      'Sans caméra, les prises de vue viennent de fichiers, du dossier surveillé ou de la caméra d’entraînement dessinée.',
    printers:
      'Sans imprimante étalonnée, Headroom n’imprime aucune photo d’identité\u00a0: les planches sont enregistrées en PDF.',
    printing:
      'Sans imprimante choisie ici, les planches, les feuillets et les reçus sont enregistrés dans des fichiers.',
    prices:
      'Sans tarifs propres, une photo coûte 12,00\u00a0£ avec 20\u202f% de TVA\u00a0: l’exemple de Headroom.',
    backups: 'Sans sauvegardes, les données du studio disparaissent avec le disque de cet ordinateur.',
    mail: 'Sans un compte de messagerie et son mot de passe, les photos et les reçus ne peuvent pas être envoyés par e-\u2060mail aux clients.',
  },
  end: {
    title: 'Récapitulatif',
    text: 'Vous pouvez prendre la première photo. Tout peut être modifié plus tard dans Paramètres, où la mise en service peut aussi être rouverte.',
    left: 'Pas encore fait',
    dismiss: 'Ne plus le rappeler à l’accueil',
    dismissed: 'L’accueil ne rappelle pas ces étapes.',
    toDesk: 'Aller à l’accueil',
    begin: 'Faire la première planche',
  },
};
