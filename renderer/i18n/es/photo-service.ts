/** How photos are requested, and how strictly they are checked. */
import type { checks as englishChecks, photoService as englishService } from '../en/photo-service.ts';

export const photoService: typeof englishService = {
  title: 'Servicio de fotos',
  text: 'Cómo se piden las fotos. Los pedidos en curso conservan el modo con el que empezaron.',
  mode: 'Cuándo paga el cliente',
  modes: {
    preview: 'Primero, vista previa',
    direct: 'Directo, sin vista previa',
  },
  modeTexts: {
    preview:
      'El cliente ve una vista previa con marca de agua, después paga, y solo entonces se pide la foto final. Una toma que no gusta a nadie cuesta una vista previa, nunca una foto final.',
    direct:
      'El cliente paga primero. Después, una petición hace la foto final, sin vista previa. Se ahorra un paso, pero una toma mala ha consumido crédito, y hay que repetirla o reembolsarla.',
  },
  watermark: 'Marca de agua de la vista previa',
  watermarks: { Preview: 'Preview (inglés)', Aperçu: 'Aperçu (francés)' },
  upload: 'Tamaño de la imagen que se envía',
  uploads: {
    small: 'Hasta 2000 píxeles',
    standard: 'Hasta 3000 píxeles',
    large: 'Hasta 4500 píxeles',
    full: 'Tamaño original',
    own: 'Hasta {pixels} píxeles',
  },
  sheets: 'Hojas que hace el servicio',
  sheetsHint:
    'Con cada foto, el servicio también puede preparar una hoja entera. No cuesta nada. Elija el papel que tienen sus impresoras; cada hoja se puede imprimir en la entrega.',
  uploadHint:
    'En el lado más largo. Con una línea lenta, las imágenes más pequeñas llegan antes; 3000 píxeles son más de lo que necesita cualquier foto de carné. La toma se conserva siempre tal como se hizo.',
  deadline: 'Espera máxima de una foto',
  seconds: 'segundos',
  deadlineHint:
    'Si el servicio no ha respondido para entonces, nadie sabe si la petición ha contado, y usted tiene que indicar el resultado. 120 va bien a la mayoría de los estudios.',
  single: 'Otras esperas para peticiones concretas',
  singleHint:
    'Solo para peticiones que tardan mucho más o tienen que ser más rápidas. Las consultas gratuitas tienen sus propios límites.',
  calls: {
    makeIdPhotoWatermark: 'Vista previa',
    getIdPhotoNoWatermark: 'Foto final',
    makeIdPhoto: 'Foto directa',
    aiEdit: 'Edición con IA',
    removeBackground: 'Fondo, mejor',
    removeBackgroundFast: 'Fondo, más rápido',
    photoEnhance: 'Mejorar',
    generatePortrait: 'Retratos',
    faceMatch: 'Comparación de rostros',
  },
  fewLeft: 'Avisar cuando queden estas o menos',
  fewLeftHint:
    'El aviso está en todas las pantallas hasta que se recarga la cuenta. Con 0 solo se avisa cuando no queda ninguna.',
};

export const checks: typeof englishChecks = {
  title: 'Comprobaciones',
  text: 'Con qué exigencia busca el servicio cada defecto de una foto: baja deja pasar más, alta detecta más.',
  document: 'Documento',
  changed: 'como lo fija el servicio | una cambiada | {count} cambiadas',
  documentOption: '{name} ({state})',
  check: 'Comprobación',
  grid: 'Exigencia de cada comprobación',
  levelHints: {
    VERY_LOW: 'deja pasar casi todo',
    LOW: '',
    MEDIUM: 'normal',
    HIGH: '',
    VERY_HIGH: 'la más exigente',
  },
  resetOne: '{check}: volver a Media',
  resetAll: 'Volver todo a Media',
  allStandard: 'Todas las comprobaciones de este documento están como las fija el servicio, en Media.',
  someChanged:
    'Una comprobación es distinta de como la fija el servicio. | {count} comprobaciones son distintas de como las fija el servicio.',
  costs:
    'Un cambio vale desde la próxima foto. Comprobar otra vez una foto con otros niveles es otra petición de pago.',
};
