/** The verdict above the buttons of an order's steps. */
import type { verdict as english } from '../en/verdict.ts';

const checking = 'Contrôle en cours';

export const verdict: typeof english = {
  /** Stands before the point that the verdict is about. */
  before: '{verdict}\u00a0:',
  camera: {
    ok: 'Prêt pour la photo',
    warn: 'À vérifier',
    bad: 'Photo impossible',
    off: checking,
  },
  photo: {
    ok: 'Prête pour ce document',
    warn: 'À vérifier',
    bad: 'Non conforme',
    off: 'Contrôle de la prise',
  },
  crop: { ok: 'Prête pour ce format', warn: 'À vérifier', bad: 'Hors format', off: 'Mesure du visage' },
  /** A preview that cannot be shown or ordered, whatever the photo is like. */
  answer: {
    ok: 'Prête pour ce document',
    warn: 'À vérifier',
    bad: 'Ne pas approuver',
    off: checking,
  },
  payment: {
    ok: 'Prêt pour le paiement',
    warn: 'À vérifier',
    bad: 'Ne pas encaisser maintenant',
    off: checking,
  },
  print: {
    ok: 'Prêt à imprimer',
    warn: 'À vérifier',
    bad: 'Ne rien remettre encore',
    off: checking,
  },
  file: {
    ok: 'Prêt à enregistrer',
    warn: 'À vérifier',
    bad: 'Ne rien remettre encore',
    off: checking,
  },
  pictureRefused: 'Le service ne peut pas utiliser cette prise',
  forbiddenEdit: 'L’administration interdit les modifications\u202f; un responsable a autorisé celle-ci',
  printer: '{printer}\u00a0: {state}',
  printerStill: '{printer}\u00a0: {state} (nouvelle vérification à {time})',
  paper: '{printer}, {paper}',
  notPrinted: {
    sheet: 'La dernière planche n’a pas été imprimée',
    slip: 'Un feuillet n’a pas été imprimé',
    receipt: 'Le reçu n’a pas été imprimé',
  },
  /** Papers that are saved as files. */
  noFile: {
    sheet: 'Le fichier de la dernière planche est introuvable',
    slip: 'Le fichier d’un feuillet est introuvable',
    receipt: 'Le fichier du reçu est introuvable',
  },
  anyway: 'Continuer quand même\u00a0:\n{next}',
  useAnyway: 'Utiliser quand même',
  more: '{count} autre point | {count} autres points',
};
