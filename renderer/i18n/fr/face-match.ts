/** Face match: the comparison of two pictures. */
import type { faceMatch as english } from '../en/face-match.ts';

export const faceMatch: typeof english = {
  title: 'Comparaison de visages',
  text: 'Demande au service si deux images montrent le même visage.',
  signal: 'La réponse est une indication technique. Ce n’est pas une décision sur l’identité d’une personne.',
  nothingKept:
    'Rien n’est conservé\u00a0: ni les images, ni le score, ni la réponse. Tout disparaît quand vous quittez cette page.',
  inspector: 'Comparaison',
  source: 'Première image',
  target: 'Seconde image',
  choose: 'Choisir une image',
  chooseOther: 'Choisir une autre image',
  remove: 'Retirer',
  pickSource: 'Choisissez la première image',
  pickTarget: 'Choisissez la seconde image',
  emptySlot: 'Pas encore d’image',
  emptySlotText: 'D’une commande, de la caméra ou d’un fichier. Un seul visage dans chacune.',
  alt: '{which}\u00a0: {name}',
  swap: 'Échanger les images',
  threshold: {
    label: 'Seuil de correspondance',
    service: 'Réglage du service',
    own: 'Un nombre',
    number: 'Score minimal pour une correspondance',
    hint: 'Le service a sa propre échelle. Un nombre n’a pas de sens chez un autre service.',
    wrong: 'Saisissez 0 ou un nombre plus grand.',
  },
  compare: 'Comparer les visages · 1 crédit',
  fresh: 'Autre comparaison',
  toDesk: 'Retour à l’accueil',
  working: 'Comparaison des visages en cours',
  usual: 'En général quelques secondes.',
  leave:
    'Vous pouvez quitter cette page\u00a0: la comparaison continue, et sa réponse attend ici dix minutes.',
  before: 'Une comparaison précédente est en cours',
  beforeText:
    'Elle a été demandée avant l’ouverture de cette page. Sa réponse n’est pas conservée et ne peut donc pas être affichée. Vous pourrez comparer de nouveau quand elle sera terminée.',
  result: {
    match: 'Correspondance',
    matchText: 'Le service indique que le score atteint le seuil.',
    noMatch: 'Pas de correspondance',
    noMatchText:
      'Le service indique que le score est sous le seuil. C’est une réponse, pas une erreur\u00a0: la lumière, l’âge ou une tête tournée peuvent faire baisser le score.',
    score: 'Score',
    /** The score, said aloud. */
    said: 'Score\u00a0: {score}.',
    noScore: 'non indiqué',
    threshold: 'Seuil envoyé',
    thresholdNone: 'aucun\u00a0: réglage du service',
    at: 'Réponse à',
    scoreNote: 'Non comparable avec le score d’un autre service.',
  },
  badPicture: 'Inutilisable',
  noFaceTitle: 'Aucun visage n’y a été détecté',
  noFaceText: 'Choisissez-en une qui montre tout le visage de face.',
  uncertainSubject: 'deux images',
  leaveDoubt:
    'Pas de certitude\u202f? Laissez la requête en suspens et servez le client suivant\u00a0: elle attend ici. Aucune autre comparaison n’est possible tant qu’elle n’est pas résolue.',
  trouble: {
    SERVICE_NO_ACCOUNT: {
      now: 'Connectez un compte dans les paramètres, puis comparez de nouveau.',
    },
    SERVICE_CREDENTIALS: {
      now: 'Vérifiez la clé et le secret dans les paramètres du compte, puis comparez de nouveau.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'La comparaison de visages n’est pas activée pour le compte.',
      now: 'Demandez au service de l’activer pour votre clé.',
    },
    SERVICE_REQUEST_REFUSED: {
      now: 'Vérifiez les images et le seuil, puis comparez de nouveau.',
    },
    SERVICE_IMAGE_REFUSED: {
      title: 'Le service ne peut pas utiliser une des images.',
      now: 'Elle ne montre peut-être personne, ou plusieurs personnes. Choisissez-en une avec un seul visage.',
    },
    SERVICE_NO_FACE: {
      title: 'Aucun visage n’a été détecté sur une des images.',
      cost: 'Rien n’a été comparé. Un crédit a peut-être été utilisé.',
      now: 'Choisissez des images qui montrent un visage entier.',
    },
    SERVICE_CREDIT: { now: 'Rechargez le compte auprès du service, puis comparez de nouveau.' },
    SERVICE_UNREACHABLE: { now: 'Vérifiez le réseau, puis comparez de nouveau.' },
    NOT_FOUND: {
      title: 'Cette image n’existe plus.',
      now: 'Choisissez-en une autre.',
    },
    PHOTO_FILE_MISSING: { now: 'Choisissez-en une autre.' },
    WRONG_STEP: {
      title: 'Cette photo n’est pas encore terminée.',
      now: 'Choisissez sa prise de vue, ou une autre image.',
    },
    CALL_OPEN: {
      title: 'Une requête est encore ouverte.',
      now: 'Attendez-la, ou indiquez d’abord son résultat.',
    },
    INTERNAL: {
      cost: 'Un crédit a peut-être été utilisé.',
      now: 'Rechargez la page avant de comparer de nouveau.',
    },
  },
};
