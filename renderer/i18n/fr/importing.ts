/** Pictures from files and from the folder that camera software writes to. */
import { leastSidePx } from '../../../shared/picture-limits.ts';
import type {
  folder as englishFolder,
  folderSettings as englishSettings,
  importing as englishImporting,
} from '../en/importing.ts';
import { megabytes, megapixels } from '../figures.ts';

export const importing: typeof englishImporting = {
  title: 'Un fichier n’a pas pu être importé | {count} fichiers n’ont pas pu être importés',
  cost: 'Rien n’a été dépensé, et les fichiers sont inchangés.',
  troubles: {
    empty: 'Il est vide. Copiez-le de nouveau depuis la caméra.',
    'not-a-picture':
      'Ce n’est pas une image, quel que soit son nom. Utilisez un fichier JPEG, PNG, WebP ou HEIC.',
    moving: 'C’est une animation. Enregistrez une de ses images en JPEG et importez-la.',
    'cut-off': 'Il est endommagé ou incomplet. Copiez-le de nouveau depuis la caméra.',
    raw: 'C’est le fichier brut d’une caméra. Réglez-la sur RAW + JPEG, ou exportez un JPEG.',
    heic: 'C’est une image HEIC, que cet ordinateur ne peut pas lire. Enregistrez-la en JPEG\u202f; un iPhone prend du JPEG sous Réglages, Appareil photo, Formats, Le plus compatible.',
    'too-large': `Elle est trop grande pour une image de caméra\u00a0: plus de ${megapixels} mégapixels ou ${megabytes}\u00a0Mo. Exportez-la plus petite, en JPEG.`,
    'too-small': `Elle fait moins de ${leastSidePx} pixels de large ou de haut\u00a0: trop peu pour une photo d’identité. Utilisez l’image d’origine.`,
    locked:
      'Il ne peut pas être ouvert\u00a0: un autre programme l’utilise, ou l’utilisateur n’a pas le droit de le lire.',
  },
};

export const folder: typeof englishFolder = {
  title: 'Du dossier de la caméra',
  starting: 'Lecture du dossier «\u202f{name}\u202f»…',
  watching:
    'Rien de nouveau dans «\u202f{name}\u202f». Ce que le logiciel de la caméra y enregistre s’affiche ici.',
  away: 'Le dossier «\u202f{name}\u202f» est injoignable. Vérifiez son réseau ou son disque\u202f; ce qui arrive entre-temps n’est pas perdu.',
  arriving: 'Une image arrive | {count} images arrivent',
  take: 'Prendre {name}, enregistrée à {time}',
  taken: 'dans {number}',
  takenHere: 'dans cette commande',
  unreadable: '{name}, enregistrée à {time}, est inutilisable',
  all: 'Afficher les {count}',
};

export const folderSettings: typeof englishSettings = {
  title: 'Dossier de la caméra',
  text: 'Le logiciel d’une caméra de studio enregistre ses images dans un dossier. Headroom peut le surveiller\u00a0: les nouvelles images attendent alors à côté de chaque prise de vue, à un appui près.',
  path: 'Dossier',
  hint: 'Le chemin complet, par exemple C:\\Users\\Studio\\Pictures\\Tether ou /home/studio/tether. Laissez vide pour n’en surveiller aucun.',
  wrong: 'Saisissez le chemin complet, par exemple D:\\Photos',
  straightIn: 'Prendre les nouvelles images directement dans la commande',
  straightInHint:
    'Seulement quand l’étape de la prise de vue est affichée. Sinon, chaque image attend que vous appuyiez dessus.',
  untouched: 'Rien dans le dossier n’est jamais modifié, déplacé ou supprimé.',
  states: {
    off: 'Aucun dossier n’est surveillé.',
    starting: 'Lecture en cours…',
    watching: 'Il est surveillé.',
    away: 'Il est injoignable pour l’instant. Headroom réessaie à intervalles de quelques secondes.',
  },
};
