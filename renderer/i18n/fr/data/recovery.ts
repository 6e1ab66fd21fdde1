/** The recovery key: in the settings, and on the page that asks for it. */
import type { recovery as english } from '../../en/data/recovery.ts';

export const recovery: typeof english = {
  text: 'La clé de récupération ouvre les données et les images de ce studio sur un autre ordinateur, ou ici quand le trousseau de clés a perdu la sienne. Sans elle, personne ne peut les ouvrir si cet ordinateur ou son trousseau est perdu, même depuis une sauvegarde.',
  practice:
    'L’entraînement n’a pas de clé de récupération\u00a0: sa clé est dans le fichier vault.key, parmi les données d’entraînement. Un studio en a une dès que son compte est connecté.',
  proven: 'Saisie correctement le {day}',
  provenText:
    'Gardez le papier en lieu sûr. S’il est perdu, imprimez ou notez de nouveau la clé de récupération.',
  unproven: 'Pas encore confirmée',
  unprovenText:
    'Imprimez ou notez la clé de récupération, puis saisissez-la une fois pour confirmer que le papier est correct.',
  show: 'Afficher la clé de récupération',
  prove: 'Saisir la clé de récupération',
  showTitle: 'Clé de récupération',
  showText:
    'Imprimez-la ou notez-la sur papier et gardez le papier en lieu sûr, loin de cet ordinateur. Toute personne qui a cette clé et une copie des données peut ouvrir toutes les données et toutes les images.',
  print: 'Imprimer la clé de récupération',
  printed: 'Envoyée à {printer}. Prenez le papier et vérifiez que chaque caractère est lisible.',
  noPrinter:
    'Pour l’imprimer, choisissez une imprimante pour les reçus ou les feuillets dans les paramètres, sous «\u202fImpression\u202f».',
  written: 'Je l’ai sur papier',
  proveTitle: 'Saisie de la clé de récupération',
  proveText: 'Saisissez-la depuis votre papier. Cela confirme que le papier est correct.',
  check: 'Vérifier la clé de récupération',
  label: 'Clé de récupération',
  hint: '56 caractères. Les espaces, les tirets et les majuscules n’ont pas d’importance.',
  open: 'Ouvrir avec la clé',
  wrong: {
    short: 'Il manque des caractères\u00a0: une clé de récupération en a 56.',
    long: 'Il y a trop de caractères\u00a0: une clé de récupération en a 56.',
    mistyped: 'Au moins un caractère est faux. Comparez chaque groupe avec votre papier.',
    other: 'Cette clé de récupération n’ouvre pas les données de cet ordinateur. Rien n’a été modifié.',
  },
  notice: 'La clé de récupération n’est pas encore confirmée',
};
