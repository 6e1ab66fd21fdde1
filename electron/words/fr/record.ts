import type { DocumentNotice, EditPolicy, NoticeSource, PolicySource } from '../../../shared/rules/model.ts';
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import type { RejectionReason } from '../../../shared/model/rejection.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { IssueCode, SensitivityLevel } from '../../../shared/service/issues.ts';
import type { RecordWords } from '../types.ts';

/** Why a check has no figure. */
const unknown = {
  notMeasured: 'Non mesuré',
  fitted: 'Non mesuré\u00a0: ajusté au document',
  notStated: 'Non indiqué par le service',
};

const measures = {
  head: 'Taille du visage',
  eyes: 'Yeux au-dessus du bord inférieur',
  position: 'Position',
  roll: 'Tête penchée',
  yaw: 'Tête tournée',
  pitch: 'Menton haut ou bas',
  light: 'Éclairage du visage',
  background: 'Fond',
  eyesOpen: 'Yeux',
  mouth: 'Bouche',
  sharpness: 'Netteté',
  headPx: 'Pixels du visage',
  photoPx: 'Pixels de la photo',
};

const values = {
  mm: '{value}\u00a0mm',
  degrees: '{value}°',
  px: '{value}\u00a0px',
  atLeastPx: 'Au moins {min}\u00a0px',
  rangeMm: '{min} à {max}\u00a0mm',
  oneMm: '{min}\u00a0mm',
  upToDegrees: '{max}° au plus',
  size: '{width}\u00a0×\u00a0{height}\u00a0px',
  sizeMm: '{width}\u00a0×\u00a0{height}\u00a0mm',
  inside: 'Dans la prise de vue',
  even: 'Uniforme',
  evenAsked: 'Uniforme, ni sombre ni éblouissant',
  plain: 'Uni. Couleur non mesurée',
  plainAsked: 'Uni, {colour}',
  plainAskedOnly: 'Uni',
  open: 'Ouverts',
  mayBeClosed: 'Peuvent être fermés',
  closed: 'Fermée, sans sourire',
  mayBeAny: 'Toute expression',
  neutral: 'Neutre, fermée',
  sharp: 'Nette',
};

const faults: Readonly<Record<CheckFault, string>> = {
  'no-face': 'Aucun visage détecté',
  'several-faces': 'Plusieurs personnes',
  'too-far': 'Visage trop petit',
  'too-close': 'Visage trop grand',
  'move-left': 'Tête décentrée',
  'move-right': 'Tête décentrée',
  'move-up': 'Tête trop basse',
  'move-down': 'Tête trop haute',
  'tilt-left': 'Tête penchée',
  'tilt-right': 'Tête penchée',
  'turn-left': 'Tête tournée',
  'turn-right': 'Tête tournée',
  'chin-up': 'Menton trop bas',
  'chin-down': 'Menton trop haut',
  'too-dark': 'Visage trop sombre',
  'too-bright': 'Visage trop clair',
  'uneven-light': 'Un côté du visage est plus sombre',
  'eyes-closed': 'Yeux fermés',
  'mouth-open': 'Bouche ouverte',
  smiling: 'Sourire',
  blurred: 'Floue',
  backdrop: 'Fond non uni',
  'cut-off': 'Trop près du bord',
  'few-pixels': 'Peu de pixels pour ce document',
  'eye-line': 'Yeux pas à la hauteur demandée',
};

const issues: Readonly<Record<IssueCode, string>> = {
  ISSUE_FACE_LIGHT_NOT_BALANCE: 'Éclairage inégal du visage',
  ISSUE_FACE_BRIGHTNESS_BAD: 'Visage trop sombre ou trop clair',
  ISSUE_PHOTO_SHARPNESS_BAD: 'Flou',
  ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Tête tournée',
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Menton trop haut ou trop bas',
  ISSUE_EYEGLASSES_NOT_ALLOWED: 'Lunettes',
  ISSUE_EYEGLASSES_REFLECTION: 'Reflet sur les lunettes',
  ISSUE_SUNGLASSES_NOT_ALLOWED: 'Lunettes de soleil',
  ISSUE_HAT_NOT_ALLOWED: 'Chapeau ou couvre-chef',
  ISSUE_BOTTOM_NOT_FULL: 'Photo coupée en bas',
  ISSUE_LEFT_NOT_FULL: 'Photo coupée à gauche',
  ISSUE_RIGHT_NOT_FULL: 'Photo coupée à droite',
  ISSUE_FACE_NOT_FOUND: 'Aucun visage détecté',
  ISSUE_EXPRESSION_NOT_NEUTRAL: 'Expression non neutre',
};

const levels: Readonly<Record<SensitivityLevel, string>> = {
  VERY_LOW: 'très faible',
  LOW: 'faible',
  MEDIUM: 'moyenne',
  HIGH: 'élevée',
  VERY_HIGH: 'très élevée',
};

/** Points of the verdict that are neither a fault of the shot nor an issue of the service. */
const points: Readonly<Record<string, string>> = {
  'check-unavailable': 'la prise de vue n’a pas pu être contrôlée',
  'check-unreadable': 'la prise de vue n’a pas pu être lue pour le contrôle',
  'picture-refused': 'le service a refusé l’image',
  'forbidden-edit': 'l’administration n’accepte pas les images modifiées',
  'watermark-differs': 'le filigrane annoncé par le service est différent',
  'spec-differs': 'la réponse du service nomme un autre document',
  'image-size-differs': 'l’image n’a pas la taille annoncée par le service',
  'photo-uuid-shared': 'le service a aussi donné son numéro à une autre photo',
};

const policies: Readonly<Record<EditPolicy, string>> = {
  allowed: 'Images modifiées\u00a0: autorisées.',
  warn: 'Images modifiées\u00a0: on ne sait pas si l’administration les accepte.',
  locked: 'Images modifiées\u00a0: non acceptées.',
};

const policySources: Readonly<Record<Exclude<PolicySource, 'file'>, string>> = {
  uk: 'exigences britanniques pour les photos de passeport, d’après la copie sur gov.tc/passports/photos, appliquées à tous les documents britanniques',
  us: 'pages du Département d’État et des ambassades des États-Unis, depuis 2026, appliquées à tous les documents des États-Unis',
  ireland:
    'exigences du service irlandais des passeports pour les photographes, de seconde main, appliquées à tous les documents irlandais',
  unknown: 'aucune, les exigences de cette administration n’ont pas été recherchées',
  'no-document': 'aucune administration ne demande cette image',
};

const notices: Readonly<Record<DocumentNotice, string>> = {
  'no-paper': 'Papier\u00a0: aucune photo papier n’est acceptée.',
  'code-only': 'Papier\u00a0: la demande accepte le code ou le fichier, pas une photo papier.',
  'upload-only': 'Papier\u00a0: la demande accepte le fichier, pas une photo papier.',
};

const noticeSources: Readonly<Record<Exclude<NoticeSource, 'file'>, string>> = {
  germany: 'ministère fédéral allemand de l’Intérieur, depuis le 1er mai 2025',
  'uk-digital': 'texte du gouvernement britannique sur les photos de passeport numériques, de seconde main',
  'us-digital': 'pages des ambassades des États-Unis sur les photos pour les formulaires en ligne',
  'its-name': 'seulement le nom du document',
};

const tools: Readonly<Record<VersionTool, string>> = {
  original: 'd’origine',
  aiEdit: 'modification par IA',
  removeBackground: 'fond supprimé',
  enhance: 'améliorée',
  fill: 'fond coloré',
  headshot: 'portrait',
};

const rejections: Readonly<Record<Exclude<RejectionReason, 'other'>, string>> = {
  'head-size': 'taille du visage',
  eyes: 'yeux',
  glasses: 'lunettes',
  expression: 'expression',
  shadow: 'ombre ou lumière',
  background: 'fond',
  sharpness: 'netteté',
};

const ages: Readonly<Record<Age, string>> = {
  adult: 'Limites pour un adulte.',
  child: 'Limites pour un enfant de moins de six ans.',
  baby: 'Limites pour un bébé de moins d’un an.',
};

export const record: RecordWords = {
  locale: 'fr-FR',
  title: 'Fiche de contrôle',
  notAnApproval:
    'Cette fiche liste des contrôles. Ce n’est pas une validation de la photo\u00a0: seule l’administration décide si elle l’accepte.',
  orderNumber: 'Commande',
  document: 'Document',
  person: 'Personne',
  taken: 'Prise de vue',
  imported: 'Image importée',
  made: 'Photo faite',
  written: 'Fiche établie',
  taxNumber: 'Numéro de TVA',
  rules: 'Exigences de l’administration',
  size: 'Format\u00a0: {size}.',
  source: 'Source\u00a0: {source}.',
  asOf: 'État au {day}.',
  sizeSource: 'spécification «\u202f{specCode}\u202f» du service photo',
  noPaperRule: 'Papier\u00a0: aucune exigence connue ici.',
  measured: 'Mesures',
  columns: ['', 'Mesuré', 'Demandé'],
  onTheShot:
    'Mesuré sur la prise de vue, dans le cadre que Headroom y superpose\u202f; le service recadre lui-même la photo. Les formats et les pixels sont ceux de la spécification. Les limites pour la tête penchée, la tête tournée et le menton sont celles de Headroom.',
  onTheVersion: 'Mesuré sur l’image modifiée dont la photo est faite.',
  erased: 'Les mesures ont été effacées avec l’image.',
  neverMeasured: 'La prise de vue n’a pas été mesurée.',
  findings: 'Constats du service',
  noIssues: 'Aucun défaut signalé. Cela ne veut pas dire que la photo est conforme.',
  issue: 'Défaut signalé\u00a0: {issue}',
  otherIssue: 'un défaut sans nom ici',
  doubt: 'À vérifier\u00a0: {doubt}',
  defaultLevels: 'Tous les contrôles au réglage par défaut du service.',
  level: '{issue}\u00a0: {level}',
  changedLevels: 'Sévérité des contrôles\u00a0: {levels}. Tous les autres au réglage par défaut du service.',
  decisions: 'Décisions du personnel',
  noDecisions: 'Aucune contre un avertissement, et aucune modification.',
  wentOn: 'Suite malgré un avertissement, le {date}\u00a0: {points}',
  betweenPoints: '\u202f; ',
  otherPoint: 'un avertissement sans nom ici',
  edits: 'Image modifiée utilisée\u00a0: {edits}',
  allowed: 'Image modifiée autorisée le {date}, par {by}\u00a0: {reason}',
  allowedBy: { supervisor: 'un responsable', staff: 'le personnel' },
  told: 'Information au client le {date}\u00a0: aucune photo papier n’est acceptée.',
  retakeOf: 'Photo refaite, car l’administration a refusé celle de la commande {number}\u00a0: {reason}',
  accepted: 'Photo acceptée sans son code le {date}\u00a0: {reason}',
  format: {
    notADocument:
      'Format propre à ce studio, et non document d’une administration. Aucune exigence d’une administration n’a été vérifiée.',
    name: 'Format',
    title: 'La photo',
    source: 'format propre au studio',
    head: 'Taille du visage sur la photo\u00a0: {mm}. Le format demande {range}.',
    headNotMeasured: 'Taille du visage\u00a0: non mesurée. Le format demande {range}.',
    cropped:
      'Recadrée par le studio à partir de cette image. Le fond, la lumière et les couleurs sont ceux de l’image.',
  },
  practice: 'PRACTICE',
  practiceMeaning: 'Fait en mode entraînement. Rien ici ne concerne une vraie photo.',
  ...{ unknown, measures, values, faults, issues, levels, points, policies, policySources, notices },
  ...{ noticeSources, tools, ages, rejections },
};
