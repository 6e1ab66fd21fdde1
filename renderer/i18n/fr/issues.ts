/** The service's issue codes in plain words: the issue, and what to tell the customer. */
import type { issues as englishIssues, severity as englishSeverity } from '../en/issues.ts';

export const severity: typeof englishSeverity = { bad: 'Grave\u00a0:', warn: 'À regarder de près\u00a0:' };

export const issues: typeof englishIssues = {
  unknown: {
    title: 'Le service signale un défaut nouveau',
    tell: 'Headroom n’a pas encore de mots pour ce défaut. Comparez la photo aux exigences du document avant de l’utiliser.',
  },
  ISSUE_FACE_LIGHT_NOT_BALANCE: {
    title: 'Éclairage inégal du visage',
    tell: 'Tournez-vous un peu vers la lampe, pour que vos deux joues soient aussi claires, s’il vous plaît.',
  },
  ISSUE_FACE_BRIGHTNESS_BAD: {
    title: 'Visage trop sombre ou trop clair',
    tell: 'Nous devons régler la lumière. Restez en place pour une autre photo, s’il vous plaît.',
  },
  ISSUE_PHOTO_SHARPNESS_BAD: {
    title: 'Photo floue',
    tell: 'Ne bougez plus du tout pendant une seconde\u202f; nous refaisons la photo.',
  },
  ISSUE_HEAD_YAW_OVER_THRESHOLD: {
    title: 'Tête tournée',
    tell: 'Placez-vous bien face à la caméra, pour que vos deux oreilles se voient autant, s’il vous plaît.',
  },
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: {
    title: 'Menton trop haut ou trop bas',
    tell: 'Gardez le menton à l’horizontale et regardez l’objectif, s’il vous plaît.',
  },
  ISSUE_EYEGLASSES_NOT_ALLOWED: {
    title: 'Lunettes non autorisées',
    tell: 'Retirez vos lunettes pour ce document, s’il vous plaît.',
  },
  ISSUE_EYEGLASSES_REFLECTION: {
    title: 'Reflet sur les lunettes',
    tell: 'Baissez légèrement vos lunettes, ou retirez-les pour la photo, s’il vous plaît.',
  },
  ISSUE_SUNGLASSES_NOT_ALLOWED: {
    title: 'Lunettes de soleil non autorisées',
    tell: 'Retirez vos lunettes de soleil\u00a0: vos deux yeux doivent se voir, s’il vous plaît.',
  },
  ISSUE_HAT_NOT_ALLOWED: {
    title: 'Tête couverte',
    tell: 'Retirez votre chapeau ou votre casquette, s’il vous plaît. Un couvre-chef porté pour des motifs religieux ou médicaux peut rester si le document l’autorise.',
  },
  ISSUE_BOTTOM_NOT_FULL: {
    title: 'Photo coupée en bas',
    tell: 'Il faut voir davantage vos épaules\u202f; reculez un peu, s’il vous plaît.',
  },
  ISSUE_LEFT_NOT_FULL: {
    title: 'Photo coupée à gauche',
    tell: 'Placez-vous au milieu, pour que vos deux épaules soient dans l’image, s’il vous plaît.',
  },
  ISSUE_RIGHT_NOT_FULL: {
    title: 'Photo coupée à droite',
    tell: 'Placez-vous au milieu, pour que vos deux épaules soient dans l’image, s’il vous plaît.',
  },
  ISSUE_FACE_NOT_FOUND: {
    title: 'Aucun visage détecté',
    tell: 'Nous refaisons la photo\u00a0: regardez l’objectif, le visage bien dégagé, s’il vous plaît.',
  },
  ISSUE_EXPRESSION_NOT_NEUTRAL: {
    title: 'Expression non neutre',
    tell: 'Détendez le visage et fermez la bouche, sans sourire cette fois, s’il vous plaît.',
  },
};
