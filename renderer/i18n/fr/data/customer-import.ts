/** Customers from a CSV file. */
import type { customerImport as english } from '../../en/data/customer-import.ts';

export const customerImport: typeof english = {
  begin: 'Importer des clients',
  title: 'Importation de clients',
  text: 'Une liste d’un tableur, d’un carnet d’adresses ou d’une autre caisse, enregistrée en CSV.',
  drop: 'Déposez un fichier CSV ici',
  dropText: 'Le fichier lui-même n’est pas modifié.',
  choose: 'Choisir un fichier',
  other: 'Choisir un autre fichier',
  reading: 'Lecture de {name}',
  unlock: 'Seul un responsable peut importer des clients.',
  troubles: {
    empty: '{name} est vide. Exportez de nouveau la liste.',
    'too-large': '{name} dépasse {size}\u00a0Mo. Divisez la liste en plusieurs fichiers.',
    locked:
      '{name} ne peut pas être ouvert\u00a0: un autre programme l’utilise, ou l’utilisateur n’a pas le droit de le lire.',
  },
  problems: {
    empty: {
      title: 'Aucun client dans ce fichier',
      text: 'Il n’a aucune ligne sous les noms des colonnes. Exportez de nouveau la liste.',
    },
    'no-text': {
      title: 'Ce fichier n’est pas un CSV',
      text: 'Ouvrez-le dans le programme qui l’a écrit et enregistrez-le en CSV. Si c’est un CSV, choisissez un autre encodage.',
    },
    'too-many': {
      title: 'Trop de clients dans ce fichier',
      text: 'Headroom en lit {count} au plus à la fois. Divisez la liste en plusieurs fichiers.',
    },
    'no-name': {
      title: 'Aucune colonne ne contient les noms',
      text: 'Choisissez ci-dessous la colonne qui contient le nom du client.',
    },
  },
  encoding: 'Encodage',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, petit-boutiste',
    'utf-16be': 'UTF-16, gros-boutiste',
    'windows-1252': 'Europe de l’Ouest (Windows-1252)',
    'windows-1250': 'Europe centrale (Windows-1250)',
  },
  separator: 'Entre les colonnes',
  separators: { comma: 'Virgule', semicolon: 'Point-virgule', tab: 'Tabulation' },
  heads: 'La première ligne contient les noms des colonnes',
  columns: 'Colonnes',
  column: 'Colonne {number}',
  uses: {
    none: 'Non importée',
    name: 'Nom complet',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    phone: 'Téléphone',
    email: 'E-mail',
    notes: 'Notes',
  },
  several: 'Les autres numéros de téléphone et adresses e-mail sont ajoutés aux notes.',
  nothingIn: 'Vide',
  added: 'Aucun nouveau client | Un nouveau client | {count} nouveaux clients',
  addedMore: 'Et un autre. | Et {count} autres.',
  duplicates:
    'Aucun client déjà connu | Un client déjà connu, ou en double dans le fichier | {count} clients déjà connus, ou en double dans le fichier',
  duplicateRule: 'Clients déjà connus, ou en double dans le fichier',
  rules: {
    skip: 'Les ignorer',
    fill: 'Compléter ce qui manque',
    add: 'Les ajouter aussi',
  },
  ruleNotes: {
    skip: 'Les fiches client existantes ne changent pas.',
    fill: 'Téléphone, e-mail et notes s’ils sont vides et si le nom est aussi le même. Les autres sont ignorés. | Téléphone, e-mail et notes s’ils sont vides et si le nom est aussi le même\u00a0: un client. Les autres sont ignorés. | Téléphone, e-mail et notes s’ils sont vides et si le nom est aussi le même\u00a0: {count} clients. Les autres sont ignorés.',
    add: 'Vous pourrez les fusionner ensuite.',
  },
  duplicate: {
    phone: 'Ligne {line}, {name}\u00a0: le numéro de téléphone de {other}',
    email: 'Ligne {line}, {name}\u00a0: l’adresse e-mail de {other}',
    name: 'Ligne {line}, {name}\u00a0: le nom de {other}',
  },
  duplicateLine: {
    phone: 'Ligne {line}, {name}\u00a0: le numéro de téléphone de la ligne {other}',
    email: 'Ligne {line}, {name}\u00a0: l’adresse e-mail de la ligne {other}',
    name: 'Ligne {line}, {name}\u00a0: le nom de la ligne {other}',
  },
  unreadable:
    'Toutes les lignes sont lisibles | Une ligne ne peut pas être importée | {count} lignes ne peuvent pas être importées',
  lineProblems: {
    quotes: 'Ligne {line}\u00a0: il manque un guillemet, ou il y en a un de trop.',
    columns:
      'Ligne {line}\u00a0: plus de valeurs que de colonnes. Le séparateur fait peut-être partie d’une valeur.',
    'no-name': 'Ligne {line}\u00a0: pas de nom.',
    'too-long': 'Ligne {line}\u00a0: une valeur est trop longue.',
    characters: 'Ligne {line}\u00a0: caractères illisibles. L’encodage est peut-être différent.',
  },
  do: 'Ne rien importer | Importer un client | Importer {count} clients',
  fillIn: 'Compléter une fiche client | Compléter {count} fiches client',
  importing: 'Importation : aucun client n’est visible avant la fin.',
  cancelling: 'Annulation en cours\u00a0: aucun client ne sera ajouté.',
  cancelled: 'L’importation a été annulée. Aucun client n’a été ajouté.',
  progress: '{done} sur {of} clients',
  done: {
    title: 'Clients importés',
    added: 'Aucun client ajouté | Un client ajouté | {count} clients ajoutés',
    filled: 'Aucune fiche complétée | Une fiche client complétée | {count} fiches client complétées',
    skipped:
      'Aucun client ignoré | Un client ignoré, car déjà connu | {count} clients ignorés, car déjà connus',
    unreadable: 'Aucune ligne omise | Une ligne omise | {count} lignes omises',
    close: 'Terminer',
  },
};
