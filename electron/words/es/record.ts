import type { DocumentNotice, EditPolicy, NoticeSource, PolicySource } from '../../../shared/rules/model.ts';
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import type { RejectionReason } from '../../../shared/model/rejection.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { IssueCode, SensitivityLevel } from '../../../shared/service/issues.ts';
import type { RecordWords } from '../types.ts';

/** Why a check has no figure. */
const unknown: RecordWords['unknown'] = {
  notMeasured: 'No medido',
  fitted: 'No medido: ajustado al documento',
  notStated: 'El servicio no lo indica',
};

const measures: RecordWords['measures'] = {
  head: 'Tamaño del rostro',
  eyes: 'Ojos sobre el borde inferior',
  position: 'Posición',
  roll: 'Inclinación',
  yaw: 'Giro hacia un lado',
  pitch: 'Mentón alto o bajo',
  light: 'Luz en el rostro',
  background: 'Fondo',
  eyesOpen: 'Ojos',
  mouth: 'Boca',
  sharpness: 'Nitidez',
  headPx: 'Píxeles del rostro',
  photoPx: 'Píxeles de la foto',
};

const values: RecordWords['values'] = {
  mm: '{value}\u00a0mm',
  degrees: '{value}°',
  px: '{value}\u00a0px',
  atLeastPx: 'Al menos {min}\u00a0px',
  rangeMm: 'De {min} a {max}\u00a0mm',
  oneMm: '{min}\u00a0mm',
  upToDegrees: 'Como máximo {max}°',
  size: '{width} × {height}\u00a0px',
  sizeMm: '{width} × {height}\u00a0mm',
  inside: 'Dentro de la toma',
  even: 'Uniforme',
  evenAsked: 'Uniforme, ni oscura ni deslumbrante',
  plain: 'Liso y uniforme. Color no medido',
  plainAsked: 'Liso y uniforme, {colour}',
  plainAskedOnly: 'Liso y uniforme',
  open: 'Abiertos',
  mayBeClosed: 'Pueden estar cerrados',
  closed: 'Cerrada, sin sonrisa',
  mayBeAny: 'Cualquier expresión',
  neutral: 'Expresión neutra, boca cerrada',
  sharp: 'Nítida',
};

const faults: Readonly<Record<CheckFault, string>> = {
  'no-face': 'No se ha encontrado ningún rostro',
  'several-faces': 'Más de una persona',
  'too-far': 'Rostro demasiado pequeño',
  'too-close': 'Rostro demasiado grande',
  'move-left': 'Cabeza descentrada',
  'move-right': 'Cabeza descentrada',
  'move-up': 'Cabeza demasiado baja',
  'move-down': 'Cabeza demasiado alta',
  'tilt-left': 'Cabeza inclinada',
  'tilt-right': 'Cabeza inclinada',
  'turn-left': 'Cabeza girada',
  'turn-right': 'Cabeza girada',
  'chin-up': 'Mentón demasiado bajo',
  'chin-down': 'Mentón demasiado alto',
  'too-dark': 'Rostro demasiado oscuro',
  'too-bright': 'Rostro demasiado claro',
  'uneven-light': 'Un lado del rostro está más oscuro',
  'eyes-closed': 'Ojos cerrados',
  'mouth-open': 'Boca abierta',
  smiling: 'Sonrisa',
  blurred: 'Desenfocada',
  backdrop: 'Fondo no uniforme',
  'cut-off': 'Demasiado cerca del borde',
  'few-pixels': 'Pocos píxeles para este documento',
  'eye-line': 'Ojos fuera de la altura exigida',
};

const issues: Readonly<Record<IssueCode, string>> = {
  ISSUE_FACE_LIGHT_NOT_BALANCE: 'Luz desigual en el rostro',
  ISSUE_FACE_BRIGHTNESS_BAD: 'Rostro demasiado oscuro o demasiado claro',
  ISSUE_PHOTO_SHARPNESS_BAD: 'Desenfoque',
  ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Cabeza girada hacia un lado',
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Mentón demasiado alto o demasiado bajo',
  ISSUE_EYEGLASSES_NOT_ALLOWED: 'Gafas',
  ISSUE_EYEGLASSES_REFLECTION: 'Reflejo en las gafas',
  ISSUE_SUNGLASSES_NOT_ALLOWED: 'Gafas de sol',
  ISSUE_HAT_NOT_ALLOWED: 'Sombrero o prenda de cabeza',
  ISSUE_BOTTOM_NOT_FULL: 'Cortada por abajo',
  ISSUE_LEFT_NOT_FULL: 'Cortada por la izquierda',
  ISSUE_RIGHT_NOT_FULL: 'Cortada por la derecha',
  ISSUE_FACE_NOT_FOUND: 'No se ha encontrado ningún rostro',
  ISSUE_EXPRESSION_NOT_NEUTRAL: 'Expresión no neutra',
};

const levels: Readonly<Record<SensitivityLevel, string>> = {
  VERY_LOW: 'muy baja',
  LOW: 'baja',
  MEDIUM: 'media',
  HIGH: 'alta',
  VERY_HIGH: 'muy alta',
};

/** Points of the verdict that are neither a fault of the shot nor an issue of the service. */
const points: RecordWords['points'] = {
  'check-unavailable': 'la toma no se pudo comprobar',
  'check-unreadable': 'la toma no se pudo leer para la comprobación',
  'picture-refused': 'el servicio no aceptó la imagen',
  'forbidden-edit': 'el organismo no admite imágenes editadas',
  'watermark-differs': 'la respuesta del servicio sobre la marca de agua es distinta',
  'spec-differs': 'la respuesta del servicio nombra otro documento',
  'image-size-differs': 'la imagen tiene un tamaño distinto del que indica el servicio',
  'photo-uuid-shared': 'el servicio dio su número también a otra foto',
};

const policies: Readonly<Record<EditPolicy, string>> = {
  allowed: 'Imágenes editadas: permitidas.',
  warn: 'Imágenes editadas: no se sabe si el organismo las admite.',
  locked: 'Imágenes editadas: no se admiten.',
};

const policySources: Readonly<Record<Exclude<PolicySource, 'file'>, string>> = {
  uk: 'requisitos británicos de la foto de pasaporte, copiados en gov.tc/passports/photos, aplicados a todos los documentos británicos',
  us: 'páginas del Departamento de Estado y de las embajadas de EE.\u00a0UU., desde 2026, aplicadas a todos los documentos estadounidenses',
  ireland:
    'requisitos del Irish Passport Service para profesionales de la fotografía, de segunda mano, aplicados a todos los documentos irlandeses',
  unknown: 'ninguna, nadie ha consultado los requisitos de este organismo',
  'no-document': 'ningún organismo pide esta imagen',
};

const notices: Readonly<Record<DocumentNotice, string>> = {
  'no-paper': 'Papel: no se admite la foto en papel.',
  'code-only': 'Papel: la solicitud admite el código o el archivo, no la foto en papel.',
  'upload-only': 'Papel: la solicitud admite el archivo, no la foto en papel.',
};

const noticeSources: Readonly<Record<Exclude<NoticeSource, 'file'>, string>> = {
  germany: 'Ministerio Federal del Interior de Alemania, desde el 1 de mayo de 2025',
  'uk-digital': 'texto del Gobierno británico sobre fotos digitales de pasaporte, de segunda mano',
  'us-digital': 'páginas de las embajadas de EE.\u00a0UU. sobre fotos para formularios en línea',
  'its-name': 'solo el nombre del documento',
};

const tools: Readonly<Record<VersionTool, string>> = {
  original: 'tal como se hizo',
  aiEdit: 'edición con IA',
  removeBackground: 'fondo quitado',
  enhance: 'mejorada',
  fill: 'fondo de color',
  headshot: 'retrato',
};

const rejections: Readonly<Record<Exclude<RejectionReason, 'other'>, string>> = {
  'head-size': 'tamaño del rostro',
  eyes: 'ojos',
  glasses: 'gafas',
  expression: 'expresión',
  shadow: 'sombras o luz',
  background: 'fondo',
  sharpness: 'nitidez',
};

const ages: Readonly<Record<Age, string>> = {
  adult: 'Límites para una persona adulta.',
  child: 'Límites para menores de seis años.',
  baby: 'Límites para bebés de menos de un año.',
};

export const record: RecordWords = {
  locale: 'es-ES',
  title: 'Ficha de control',
  notAnApproval:
    'Esta ficha recoge comprobaciones. No es una aprobación de la foto: solo el organismo decide si la acepta.',
  orderNumber: 'Pedido',
  document: 'Documento',
  person: 'Persona',
  taken: 'Toma hecha',
  imported: 'Imagen importada',
  made: 'Foto hecha',
  written: 'Ficha escrita',
  taxNumber: 'NIF',
  rules: 'Requisitos del organismo',
  size: 'Tamaño: {size}.',
  source: 'Fuente: {source}.',
  asOf: 'A fecha de {day}.',
  sizeSource: 'las especificaciones «{specCode}» del servicio de fotos',
  noPaperRule: 'Papel: aquí no se conoce ningún requisito.',
  measured: 'Lo que se midió',
  columns: ['', 'Medido', 'Requisito'],
  onTheShot:
    'Medido en la toma, dentro del marco que Headroom pone sobre ella; el recorte de la foto lo hace el servicio. Los tamaños y los píxeles son los de las especificaciones. Los límites de inclinación, giro y mentón son de Headroom.',
  onTheVersion: 'Medido en la imagen editada con la que se hace la foto.',
  erased: 'Las medidas se suprimieron con la imagen.',
  neverMeasured: 'La toma no se midió.',
  findings: 'Lo que detectó el servicio',
  noIssues: 'Ningún defecto detectado. Eso no significa que la foto cumpla los requisitos.',
  issue: 'Defecto detectado: {issue}',
  otherIssue: 'un defecto que aquí no tiene nombre',
  doubt: 'Por comprobar: {doubt}',
  defaultLevels: 'Todas las comprobaciones con la exigencia que fija el servicio.',
  level: '{issue}: {level}',
  changedLevels: 'Exigencia de las comprobaciones: {levels}. Todas las demás, como las fija el servicio.',
  decisions: 'Lo que decidió el personal',
  noDecisions: 'Nada en contra de un aviso, y ninguna edición.',
  wentOn: 'El {date} se continuó pese a un aviso: {points}',
  betweenPoints: '; ',
  otherPoint: 'un aviso que aquí no tiene nombre',
  edits: 'Se usó una imagen editada: {edits}',
  allowed: 'El {date} se autorizó la imagen editada, {by}: {reason}',
  allowedBy: { supervisor: 'con PIN de responsable', staff: 'por el personal' },
  told: 'El {date} se informó al cliente de que no se admite la foto en papel.',
  retakeOf: 'Se repitió la foto, porque el organismo rechazó la del pedido {number}: {reason}',
  accepted: 'El {date} se aceptó la foto sin su código: {reason}',
  format: {
    notADocument:
      'Un formato de este estudio, no un documento de un organismo. No se comprobó ningún requisito de un organismo.',
    name: 'Formato',
    title: 'La foto',
    source: 'formato propio del estudio',
    head: 'Tamaño del rostro en la foto: {mm}. El formato pide {range}.',
    headNotMeasured: 'Tamaño del rostro: sin medir. El formato pide {range}.',
    cropped:
      'Recortada por el estudio a partir de esta imagen. El fondo, la luz y los colores son los de la imagen.',
  },
  practice: 'PRACTICE',
  practiceMeaning: 'Hecho en modo de práctica. Nada de esto es de una foto real.',
  ...{ unknown, measures, values, faults, issues, levels, points, policies, policySources, notices },
  ...{ noticeSources, tools, ages, rejections },
};
