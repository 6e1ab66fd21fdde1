import type { StartWords } from '../types.ts';

export const start: StartWords = {
  title: 'Headroom n’a pas pu démarrer',
  ended: 'Headroom n’a pas démarré',
  failures: {
    RECORDS_NEWER:
      'Les données viennent d’une version plus récente de Headroom. Rien n’a été modifié. Installez la version plus récente.',
    RECORDS_BUSY:
      'Un autre programme ou un autre Headroom utilise ces données. Rien n’a été modifié. Continuez là-bas, ou fermez-le et redémarrez Headroom.',
    RECORDS_READ_ONLY:
      'Headroom ne peut pas écrire ses données. Rien n’a été modifié ni envoyé. Vérifiez le disque et ses autorisations, puis redémarrez Headroom.',
    DISK_FAILED:
      'Le disque a signalé une erreur. Rien n’a été envoyé, et rien de ce qui était enregistré n’est perdu. Redémarrez Headroom\u202f; si l’erreur revient, faites examiner le disque.',
    DISK_FULL:
      'Le disque est plein. Rien n’a été modifié ni envoyé. Libérez de l’espace, puis redémarrez Headroom.',
  },
  otherFailure:
    'Headroom n’a pas pu démarrer ({code}). Rien n’a été modifié ni envoyé. Redémarrez-le\u202f; si le problème revient, appelez l’assistance technique.',
  bug: 'Aucune commande n’a été modifiée et rien n’a été envoyé. Redémarrez l’ordinateur\u202f; si le problème revient, appelez l’assistance technique ({kind}).',
  weakening:
    'Headroom ne démarre pas avec {option}\u00a0: cela affaiblirait la protection des photos et du compte. Rien n’a été modifié. Démarrez Headroom par son icône, ou retirez {option} du raccourci qui le démarre.',
  folderUnnamed:
    'La ligne de commande ne dit pas quel dossier --data désigne. Rien n’a été ouvert ni modifié. Redémarrez Headroom avec --data et un seul dossier, ou sans --data.',
  folderUnusable:
    'Le dossier de données {folder} est inutilisable ({code}). Rien n’a été ouvert ni modifié. Vérifiez le dossier et ses autorisations, puis redémarrez Headroom.',
};
