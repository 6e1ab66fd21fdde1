import type { counters as english } from '../../en/settings/counters.ts';

export const counters: typeof english = {
  title: 'Postes',
  text: 'Un studio peut avoir plusieurs postes, chacun avec son propre Headroom. Chacun compte ses commandes, reçus, remboursements et clôtures\u00a0: il lui faut donc un préfixe.',
  prefix: 'Préfixe des numéros de ce poste',
  prefixHint: 'Une à trois lettres, par exemple B. Laissez-le vide si aucun autre poste n’a un préfixe vide.',
  prefixFixed: 'Il reste, car des numéros ont été donnés avec lui.',
  prefixWrong: 'Une à trois lettres de A à Z',
  prefixTaken: 'Un autre poste a ce préfixe',
  next: 'La prochaine commande d’aujourd’hui est {number}. Les numéros donnés avant une modification restent tels quels.',
  other: 'Configurer un autre poste',
  otherText:
    'Le fichier contient ce qui est identique à tous les postes\u00a0: studio, logo, tarifs, formats, papiers, contrôles des photos, durées de conservation, serveur de messagerie, langue, et l’adresse des mises à jour si elle commence par https:// et ne contient ni «\u202f?\u202f» ni «\u202f#\u202f». Il ne contient ni mot de passe, ni code PIN, ni fichier de règles, ni client, et rien sur les appareils de cet ordinateur. Utilisez chaque fichier pour un seul ordinateur.',
  otherPrefix: 'Préfixe de l’autre poste',
  given: 'Déjà donnés\u00a0: {prefixes}',
  make: 'Enregistrer le fichier de configuration',
  made: 'Le fichier donne le préfixe {prefix}. Ouvrez-le sur l’autre ordinateur.',
  fromFile: 'Configurer comme un autre poste',
  fromFileText:
    'Le Headroom d’un autre poste crée le fichier\u00a0: Paramètres, Postes. Vous voyez ce qui change avant tout changement.',
  open: 'Configurer à partir d’un fichier…',
  unlock: 'Seul un responsable peut configurer un poste à partir d’un fichier.',
  drop: 'Déposez ici le fichier de configuration',
  dropText: 'Il s’appelle par exemple headroom-set-up-B-2026-11-26.json',
  choose: 'Choisir le fichier…',
  reading: 'Lecture du fichier',
  troubles: {
    'not-one':
      'Ce n’est pas un fichier de configuration. Choisissez le fichier qu’un autre poste a enregistré sous Paramètres, Postes.',
    damaged:
      'Le fichier est incomplet ou a été modifié après sa création. Enregistrez-le de nouveau sur l’autre poste et recopiez-le.',
    'too-large':
      'Le fichier est trop grand pour un fichier de configuration. Choisissez le fichier qu’un autre poste a enregistré.',
    newer: 'Ce fichier vient d’un Headroom plus récent. Mettez d’abord à jour Headroom sur cet ordinateur.',
    limits:
      'Le fichier contient une valeur que ce Headroom n’accepte pas. Rien n’a été modifié. Mettez les deux postes à la même version de Headroom et enregistrez le fichier de nouveau.',
    own: 'Ce poste a créé le fichier pour un autre. Ouvrez-le là-bas.',
  },
  from: 'Créé par {studio} le {when}.',
  setting: 'Paramètre',
  before: 'Maintenant',
  after: 'Ensuite',
  none: 'vide',
  yes: 'oui',
  no: 'non',
  empty: 'Le fichier ne change rien ici.',
  logo: { added: 'ajouté', changed: 'une autre image', removed: 'retiré' },
  keepsPrefix:
    'Ce poste a donné des numéros avec {prefix}, donc {prefix} reste. Le préfixe {other} du fichier n’est pas utilisé.',
  earlier: 'Les numéros que ce poste a déjà donnés restent sans préfixe.',
  seconds: '{count} seconde | {count} secondes',
  mm: '{figure}\u00a0mm',
  waitFor: 'Attente maximale\u00a0: {call}',
  checkOf: '{document}\u00a0: {check}',
  favourites: 'Favoris',
  papers: 'Papiers du studio',
  left: 'Pas dans le fichier',
  leftItems: {
    account: 'Le compte du service photo, et le personnel avec ses codes PIN',
    mail: 'Le mot de passe du compte de messagerie\u00a0: saisissez-le sous E-mail',
    key: 'La clé de récupération\u00a0: chaque poste a la sienne',
    camera: 'L’appareil photo et la façon dont il est monté',
    printers: 'Les imprimantes, leur étalonnage, et celles des feuillets et des reçus',
    folders:
      'Les dossiers des sauvegardes, des mises à jour, des exportations, des logiciels d’impression et des images reçues',
    screens: 'Le verrouillage du kiosque et l’écran du client',
    updates:
      'Une adresse de mises à jour sans https://, ou avec «\u202f?\u202f» ou «\u202f#\u202f»\u00a0: saisissez-la sous Mises à jour',
    rules: 'Un fichier de règles signé\u00a0: appliquez-le sous Règles des administrations',
  },
  apply: 'Configurer ce poste',
  done: 'Ce poste est configuré comme l’autre',
  doneText: 'Sa prochaine commande est {number}. Ce qui n’est pas dans le fichier reste à faire.',
  close: 'Continuer',
};
