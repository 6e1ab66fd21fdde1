import type { errorActions as englishActions, errors as englishErrors } from '../en/errors.ts';
import { megabytes, megapixels } from '../figures.ts';

/** Every error: what happened, whether money or credit was spent, and what to do now. */
const free = 'Rien n’a été dépensé.';
/** Concerns one request only: an earlier one for the same photo may have cost something. */
const freeRequest = 'Cette requête n’a rien coûté.';

export const errorActions: typeof englishActions = {
  retry: 'Réessayer',
  retake: 'Retour à la prise',
  document: 'Choisir le document',
  account: 'Ouvrir le compte',
  printing: 'Ouvrir l’impression',
  printers: 'Ouvrir les imprimantes',
  reload: 'Recharger la page',
};

/** The cost of an error that prevents the picture of an answer from being stored: the answer itself has arrived. */
export const errorAnswerKept =
  'Cela a utilisé un crédit, et la réponse est gardée. Récupérer l’image est gratuit.';

export const errors: typeof englishErrors = {
  INVALID_INPUT: {
    title: 'Une saisie est inutilisable.',
    cost: free,
    now: 'Vérifiez les champs et réessayez.',
  },
  FOREIGN_SENDER: {
    title: 'Headroom n’a pas accepté cette page.',
    cost: free,
    now: 'Rechargez la page.',
  },
  NOT_FOUND: {
    title: 'Cet élément n’existe plus.',
    cost: free,
    now: 'Rechargez la page, ou recherchez la commande depuis l’accueil.',
  },
  WRONG_STEP: {
    title: 'La commande est maintenant à une autre étape.',
    cost: free,
    now: 'Rechargez la page et continuez à l’étape affichée.',
  },
  IMAGE_NOT_RECOGNISED: {
    title: 'Ce fichier n’est pas une image lisible.',
    cost: free,
    now: 'Utilisez un fichier JPEG, PNG, WebP ou HEIC, ou faites une prise de vue.',
  },
  IMAGE_TOO_LARGE: {
    title: 'Cette image est trop grande.',
    cost: free,
    now: `Utilisez un fichier d’au plus ${megapixels} mégapixels et ${megabytes}\u00a0Mo, ou faites une prise de vue avec la caméra.`,
  },
  IMAGE_TOO_SMALL: {
    title: 'Cette image a trop peu de pixels pour une photo d’identité.',
    cost: free,
    now: 'Utilisez une image plus grande, ou faites une prise de vue avec la caméra.',
  },
  IMAGE_HEIC_UNREADABLE: {
    title: 'C’est une image HEIC, que cet ordinateur ne peut pas lire.',
    cost: free,
    now: 'Enregistrez-la en JPEG et importez ce fichier. Sur un iPhone\u00a0: Réglages, Appareil photo, Formats, Le plus compatible.',
  },
  IMAGE_DECODER_FAILED: {
    title: 'Une image n’a pas pu être lue jusqu’au bout.',
    cost: free,
    now: 'Réessayez. En cas de nouvel échec, enregistrez l’image en JPEG avec un autre programme et utilisez ce fichier.',
  },
  FOLDER_FILE_GONE: {
    title: 'Cette image n’est plus dans le dossier.',
    cost: free,
    now: 'Vérifiez le dossier et son réseau, ou choisissez une autre image.',
  },
  PHOTO_FILE_MISSING: {
    title: 'Le fichier de cette image est introuvable.',
    cost: free,
    now: 'Choisissez une autre prise de vue ou faites-en une nouvelle.',
  },
  CAMERA_AWAY: {
    title: 'L’appareil photo ne répond plus.',
    cost: `Aucune photo n’a été gardée. ${free}`,
    now: 'Vérifiez son câble et son alimentation. Continuez avec une autre prise ou une autre caméra.',
  },
  CAMERA_BUSY: {
    title: 'L’appareil photo est encore occupé.',
    cost: `Aucune photo n’a été gardée. ${free}`,
    now: 'Attendez un instant, puis reprenez la photo.',
  },
  CAMERA_NO_FOCUS: {
    title: 'L’appareil photo n’a pas fait la mise au point.',
    cost: `Aucune photo n’a été prise. ${free}`,
    now: 'Visez les yeux avec le point de mise au point, ou passez l’objectif en mise au point manuelle. Puis reprenez la photo.',
  },
  CAMERA_CARD_FULL: {
    title: 'La carte de l’appareil photo est pleine ou absente.',
    cost: `Aucune photo n’a été prise. ${free}`,
    now: 'Changez la carte, puis reprenez la photo. Ou utilisez une autre caméra.',
  },
  CAMERA_MIRROR_UP: {
    title: 'Le miroir de l’appareil photo est relevé.',
    cost: `Aucune photo n’a été prise. ${free}`,
    now: 'Désactivez le relevage du miroir sur l’appareil, puis reprenez la photo.',
  },
  CAMERA_RAW_ONLY: {
    title: 'L’appareil a écrit un fichier raw et pas de JPEG.',
    cost: `Aucune photo n’a été gardée. ${free}`,
    now: 'Réglez l’appareil sur JPEG, ou sur raw et JPEG. Puis reprenez la photo.',
  },
  CAMERA_FAILED: {
    title: 'L’appareil photo n’a pas pris de photo.',
    cost: `Aucune photo n’a été gardée. ${free}`,
    now: 'Reprenez la photo. Si cela échoue encore, regardez l’écran de l’appareil ou utilisez une autre caméra.',
  },
  SERVICE_NO_ACCOUNT: {
    title: 'Aucun compte n’est connecté.',
    cost: freeRequest,
    now: 'Connectez un compte dans les paramètres\u202f; la commande attend.',
  },
  SERVICE_NO_HEADSHOT_ADDRESS: {
    title: 'Le compte n’a pas d’adresse pour les portraits.',
    cost: freeRequest,
    now: 'Saisissez l’adresse pour les portraits que le service vous a donnée, sous Paramètres, Compte.',
  },
  SERVICE_CREDENTIALS: {
    title: 'Le service n’accepte pas cette clé et ce secret.',
    cost: freeRequest,
    now: 'Vérifiez-les dans les paramètres du compte\u202f; la commande attend.',
  },
  SERVICE_NOT_ENABLED: {
    title: 'Cette fonction n’est pas activée pour le compte.',
    cost: freeRequest,
    now: 'Demandez au service de l’activer\u202f; la commande attend.',
  },
  SERVICE_REQUEST_REFUSED: {
    title: 'Le service a refusé la requête.',
    cost: 'En principe, une requête refusée ne coûte rien.',
    now: 'Vérifiez le document et la prise de vue, puis réessayez.',
  },
  SERVICE_IMAGE_REFUSED: {
    title: 'Le service ne peut pas utiliser cette prise de vue.',
    cost: 'En principe, une image refusée ne coûte rien.',
    now: 'Faites ou choisissez une autre prise.',
    tooLarge: {
      title: 'Le service indique que ce fichier est trop volumineux.',
      cost: 'En principe, un fichier refusé ne coûte rien.',
      now: 'Envoyez une copie réduite ou utilisez une autre image. La taille de la copie se règle sous Paramètres, Service photo.',
    },
  },
  SERVICE_UNKNOWN_DOCUMENT: {
    title: 'Le service ne connaît pas ce document.',
    cost: freeRequest,
    now: 'Choisissez un autre document.',
  },
  SERVICE_UNKNOWN_PHOTO: {
    title: 'Le service n’a plus cet aperçu.',
    cost: freeRequest,
    now: 'Faites un nouvel aperçu à partir de la prise de vue.',
  },
  SERVICE_NO_FACE: {
    title: 'Le service n’a détecté aucun visage.',
    cost: 'Cela a peut-être utilisé un aperçu du crédit.',
    now: 'Faites une autre prise où tout le visage est visible.',
  },
  SERVICE_PROCESSING: {
    title: 'Le service n’a pas pu traiter l’image.',
    cost: 'Un crédit a peut-être été utilisé.',
    now: 'Vérifiez le crédit avant de réessayer.',
  },
  SERVICE_CREDIT: {
    title: 'Le compte n’a plus de crédit.',
    cost: freeRequest,
    now: 'Rechargez le compte auprès du service\u202f; la commande attend.',
  },
  SERVICE_BUSY: {
    title: 'Le service est occupé.',
    cost: freeRequest,
    now: 'Patientez une minute, puis réessayez.',
  },
  SERVICE_UNREACHABLE: {
    title: 'Le service est injoignable.',
    uncertain: 'Le service n’a pas terminé la requête.',
    cost: freeRequest,
    now: 'Vérifiez le réseau et réessayez. Les prises de vue restent possibles.',
  },
  SERVICE_CERTIFICATE: {
    title: 'La connexion au service n’est pas sûre.',
    cost: 'Cette requête n’a pas été envoyée et n’a rien coûté.',
    now: 'Vérifiez l’horloge et le réseau de cet ordinateur, et prévenez la personne qui le gère.',
  },
  SERVICE_UNCERTAIN: {
    title: 'On ne sait pas comment la requête s’est terminée.',
    cost: 'Un crédit a peut-être été utilisé.',
    now: 'Indiquez sur cet écran ce que vous savez\u202f; rien n’est renvoyé automatiquement.',
  },
  SERVICE_IMAGE_PENDING: {
    title: 'La photo est faite, mais son image n’est pas arrivée.',
    cost: 'Cela a utilisé un crédit. Récupérer l’image ne coûte rien de plus.',
    now: 'Récupérez de nouveau l’image.',
    damaged: {
      title: 'L’image est arrivée endommagée.',
      cost: 'Cela a utilisé un crédit. Récupérer l’image ne coûte rien de plus.',
      now: 'Récupérez de nouveau l’image\u00a0: son adresse fonctionne encore.',
    },
    lost: {
      title: 'L’image ne peut plus être récupérée.',
      cost: 'Cela a utilisé un crédit.',
      now: 'La demander de nouveau peut utiliser un autre crédit.',
    },
    unusable: {
      title: 'L’image envoyée par le service est inutilisable.',
      cost: 'Cela a utilisé un crédit. Le fichier reçu est gardé sous forme chiffrée.',
      now: 'La demander de nouveau peut utiliser un autre crédit.',
    },
  },
  CALL_OPEN: {
    title: 'Une requête pour cette photo est encore ouverte.',
    cost: 'Rien de plus n’a été dépensé.',
    now: 'Attendez-la, ou indiquez d’abord son résultat s’il est inconnu.',
  },
  CALLS_HELD: {
    title: 'Headroom change de compte, de données ou de version.',
    cost: 'Rien n’a été imprimé et rien n’a été dépensé.',
    now: 'Attendez que ce soit terminé, puis réessayez.',
  },
  FINAL_IN_DOUBT: {
    title: 'La photo définitive risque de ne pas arriver.',
    cost: 'Rien n’a été encaissé et rien n’a été dépensé.',
    now: 'Demandez au client de patienter, ou encaissez quand même.',
  },
  NO_PRINT_UNTOLD: {
    title: 'L’administration refuse la photo papier, et le client l’ignore.',
    cost: 'Rien n’a été encaissé et rien n’a été dépensé.',
    now: 'Informez le client et confirmez qu’il le sait, ou choisissez un autre document.',
  },
  PART_PAID: {
    title: 'Une partie de cette commande est déjà payée.',
    cost: 'Rien n’a été modifié.',
    now: 'Encaissez le reste, ou remboursez d’abord cette partie.',
  },
  DISCOUNT_TOO_LARGE: {
    title: 'La réduction dépasse le prix.',
    cost: 'Rien n’a été modifié.',
    now: 'Saisissez au plus le prix de cette ligne.',
  },
  DUE_CHANGED: {
    title: 'Les paiements de cette commande ne sont plus ceux affichés.',
    cost: 'Cet appui n’a rien enregistré.',
    now: 'Rechargez la page et relisez les montants avant d’encaisser ou de rembourser.',
  },
  TAKINGS_CHANGED: {
    title: 'Les recettes ne sont plus celles affichées.',
    cost: 'Rien n’a été clôturé.',
    now: 'Rouvrez la journée, lisez les nouveaux chiffres et recomptez la caisse.',
  },
  EDIT_LOCKED: {
    title: 'L’administration de ce document interdit les images modifiées.',
    cost: free,
    now: 'Utilisez la prise de vue d’origine. Un responsable peut autoriser la modification, avec un motif qui est conservé.',
  },
  EXPORT_TARGET_GONE: {
    title: 'Ce dossier ou cette clé USB n’est plus là.',
    cost: 'Rien n’a été écrit ni dépensé.',
    now: 'Rebranchez la clé ou vérifiez le dossier, puis réessayez. Ou choisissez un autre dossier ou une autre clé.',
  },
  EXPORT_FAILED: {
    title: 'Les images n’ont pas pu y être écrites.',
    cost: 'Rien n’a été dépensé, et aucun fichier incomplet n’y est resté.',
    now: 'Corrigez le problème, ou choisissez un autre dossier ou une autre clé, puis réessayez. Les images sont conservées dans Headroom.',
  },
  SUPERVISOR_REQUIRED: {
    title: 'Cette action est réservée aux responsables.',
    cost: free,
    now: 'Déverrouillez les paramètres avec le code PIN de responsable, puis recommencez.',
  },
  PIN_NOT_SET: {
    title: 'Aucun code PIN n’est défini.',
    cost: free,
    now: 'Définissez-en d’abord un dans les paramètres, sous Personnel.',
  },
  PIN_WRONG: {
    title: 'Code PIN incorrect.',
    cost: free,
    now: 'Réessayez. Après cinq erreurs, il faut patienter, et chaque nouvelle erreur double l’attente.',
  },
  PIN_WAIT: {
    title: 'Trop de codes PIN incorrects.',
    cost: free,
    now: 'Attendez la fin du délai affiché, puis réessayez. Les commandes continuent entre-temps.',
  },
  NAME_TAKEN: {
    title: 'Ce nom est déjà utilisé.',
    cost: free,
    now: 'Saisissez un autre nom.',
  },
  COUNTER_LOCKED: {
    title: 'Le poste est verrouillé.',
    cost: free,
    now: 'Identifiez-vous, puis recommencez.',
  },
  KIOSK_LOCKED: {
    title: 'Le mode verrouillé est actif, et ses codes PIN manquent.',
    cost: free,
    now: 'Remettez les données en place, ou demandez à l’assistance technique d’ouvrir une session avec un autre compte de cet ordinateur, de fermer Headroom et de supprimer kiosk-lock.json dans le dossier de données de Headroom.',
  },
  LAST_SUPERVISOR: {
    title: 'Il ne resterait aucun autre responsable.',
    cost: free,
    now: 'Ajoutez d’abord un autre responsable avec un code PIN.',
  },
  RECORDS_READ_ONLY: {
    title: 'Les données sont en lecture seule.',
    cost: free,
    now: 'Vérifiez le disque et ses autorisations\u202f; les données existantes restent lisibles.',
  },
  RECORDS_DAMAGED: {
    title: 'Les données sont endommagées.',
    cost: free,
    now: 'Rien n’a été supprimé. Prévenez la personne qui gère cet ordinateur\u00a0: avec une sauvegarde, les données peuvent être restaurées sous Paramètres, Sauvegardes.',
  },
  RECORDS_MISSING: {
    title: 'Les données sont introuvables.',
    cost: free,
    now: 'Rien n’a été supprimé. Rechargez la page\u00a0: elle indique ce que vous pouvez faire.',
  },
  RECORDS_INCOMPLETE: {
    title: 'Des données manquent peut-être.',
    cost: 'Rien n’a été envoyé ni dépensé.',
    now: 'Lisez ce qui peut manquer dans la barre rouge en haut, puis réessayez.',
  },
  RECORDS_NEWER: {
    title: 'Les données viennent d’une version plus récente de Headroom.',
    cost: free,
    now: 'Installez la version plus récente\u202f; rien n’a été modifié.',
  },
  RECORDS_UNSAFE: {
    title: 'Ce disque n’enregistre pas les données de façon fiable.',
    cost: 'Rien n’a été envoyé ni dépensé.',
    now: 'Faites déplacer le dossier de données sur un disque fiable.',
  },
  RECORDS_CHECKING: {
    title: 'La vérification des données n’est pas terminée.',
    cost: 'Rien n’a été envoyé ni dépensé.',
    now: 'Attendez que le message en haut de l’écran disparaisse, puis réessayez.',
  },
  RECORDS_BUSY: {
    title: 'Un autre programme ou un autre Headroom utilise ces données.',
    cost: free,
    now: 'Fermez-le, ou continuez là-bas\u202f; puis réessayez.',
  },
  DISK_FULL: {
    title: 'Le disque est plein.',
    uncertain: 'Disque plein\u00a0: la réponse n’a pas pu être enregistrée.',
    cost: 'Cette étape n’a utilisé aucun crédit.',
    now: 'Libérez de l’espace, puis réessayez. Tout ce qui est déjà enregistré est conservé.',
  },
  DISK_FAILED: {
    title: 'Le disque a signalé une erreur.',
    uncertain: 'Erreur du disque\u00a0: la réponse n’a pas pu être enregistrée.',
    cost: 'Cette étape n’a utilisé aucun crédit.',
    now: 'Réessayez\u00a0: tout ce qui est déjà enregistré est conservé. Si l’erreur revient, vérifiez qu’il existe une sauvegarde et faites examiner le disque.',
  },
  KEYCHAIN_UNAVAILABLE: {
    title: 'Le trousseau de clés est inutilisable.',
    cost: free,
    now: 'Déverrouillez ou configurez le trousseau de clés de cet ordinateur, puis réessayez.',
  },
  PRINTER_UNKNOWN: {
    title: 'Cette imprimante est introuvable.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Choisissez une autre imprimante.',
  },
  PRINTER_REFUSED: {
    title: 'L’imprimante n’a pas accepté l’impression.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Vérifiez le papier, le capot et la file d’attente, puis réimprimez.',
  },
  PRINTER_STOPPED: {
    title: 'La file d’attente de cette imprimante est arrêtée.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Reprenez la file d’attente, puis réimprimez. Les impressions qui y attendent déjà passent d’abord.',
  },
  PRINTER_RESUME_REFUSED: {
    title: 'L’utilisateur de cet ordinateur ne peut pas reprendre l’impression.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Demandez à la personne qui gère cet ordinateur d’exécuter «\u202f{command}\u202f» dans un terminal de cet ordinateur. Les impressions en attente sortent ensuite.',
  },
  PRINTER_UNREACHABLE: {
    title: 'L’imprimante est injoignable.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Allumez-la et vérifiez son câble, puis réessayez.',
  },
  PRINTER_NOT_APPROVED: {
    title: 'Imprimante non approuvée pour les photos d’identité sur ce papier.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Étalonnez-la\u00a0: imprimez la page d’étalonnage et saisissez les mesures. Ou choisissez une autre imprimante.',
  },
  PROFILE_WRONG: {
    title: 'Avec ses réglages, cette imprimante ne peut pas imprimer ce papier.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Choisissez un autre papier, ou vérifiez les réglages de cette imprimante.',
  },
  SHEET_IMPOSSIBLE: {
    title: 'Les photos ne tiennent pas sur ce papier.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Prenez un papier plus grand, moins de photos, ou réduisez l’espacement et la marge.',
  },
  SHEET_IN_USE: {
    title: 'Une planche de ce client est ouverte dans un autre programme.',
    cost: free,
    now: 'La fiche client n’est pas encore effacée. Fermez la planche dans ce programme, puis recommencez.',
  },
  SHEET_MISSING: {
    title: 'Le PDF enregistré est introuvable ou endommagé.',
    cost: free,
    now: 'Appuyez sur «\u202fRéimprimer\u202f» à côté de cette impression pour l’enregistrer de nouveau.',
  },
  PRINT_FILE_WRONG: {
    title: 'La planche n’était pas exacte et n’a pas été imprimée.',
    cost: 'Aucun papier n’a été utilisé.',
    now: 'Choisissez un autre papier et prévenez la personne qui gère cet ordinateur.',
  },
  PRINT_UNCERTAIN: {
    title: 'On ne sait pas si l’impression est sortie.',
    cost: 'Du papier a peut-être été utilisé.',
    now: 'Regardez l’imprimante, puis indiquez ce qui est sorti.',
  },
  PRINT_NOT_MOVED: {
    title: 'L’impression n’a pas été déplacée.',
    cost: 'Rien n’a été envoyé à l’autre imprimante.',
    now: 'Lisez la ligne de cette impression. Si elle demande si c’est sorti, regardez dans le bac de son imprimante et répondez.',
  },
  INTERNAL: {
    title: 'Headroom a rencontré une erreur.',
    cost: 'La commande est conservée dans son dernier état enregistré.',
    now: 'Rechargez la page et vérifiez la commande avant de recommencer quoi que ce soit.',
  },
};
