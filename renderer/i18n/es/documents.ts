/** Demands of a document's authority beyond its measures, and the picture from which a photo is made. */
import type { documents as english } from '../en/documents.ts';

export const documents: typeof english = {
  source: 'Fuente: {source}',
  asOf: 'A fecha de {day}.',
  policy: {
    locked: {
      title: '{documents}: sin imágenes editadas',
      text: 'Use la toma tal como se hizo. Con el PIN de responsable se puede autorizar una imagen editada, con un motivo que se conserva.',
    },
    warn: {
      title: '{documents}: infórmese antes de usar una imagen editada',
      text: 'Aquí no se sabe si el organismo acepta imágenes editadas.',
    },
  },
  policySources: {
    uk: 'los requisitos británicos de la foto de pasaporte, copiados en gov.tc/passports/photos: sin retoques con programas. Aquí se aplican a todos los documentos británicos.',
    us: 'páginas del Departamento de Estado y de las embajadas de EE.\u00a0UU.: desde 2026, ningún cambio con programas, filtros o IA. Aquí se aplican a todos los documentos estadounidenses.',
    ireland:
      'los requisitos del Irish Passport Service para profesionales de la fotografía, de segunda mano: sin retoques. Aquí se aplican a todos los documentos irlandeses.',
    unknown: 'ninguna. Nadie ha consultado todavía los requisitos de este organismo.',
  },
  notices: {
    'no-paper': {
      short: 'No admite foto en papel',
      title: '{documents}: no se admite la foto en papel',
      text: 'En la oficina no se admite una foto en papel. Véndala solo si el cliente la quiere para otra cosa.',
    },
    'code-only': {
      short: 'Admite el código, no el papel',
      title: '{documents}: el código o el archivo, no el papel',
      text: 'La solicitud se hace en línea, con el código de foto o con el archivo. Dé al cliente uno de los dos.',
    },
    'upload-only': {
      short: 'Admite un archivo, no el papel',
      title: '{documents}: el archivo, no el papel',
      text: 'La imagen se sube con la solicitud. Dé al cliente el archivo.',
    },
  },
  noticeSources: {
    germany:
      'Ministerio Federal del Interior de Alemania: desde el 1 de mayo de 2025 las oficinas solo admiten fotos digitales, hechas allí o enviadas por un estudio registrado.',
    'uk-digital': 'texto del Gobierno británico sobre fotos digitales de pasaporte, de segunda mano.',
    'us-digital': 'páginas de las embajadas de EE.\u00a0UU. sobre fotos para formularios en línea.',
    'its-name': 'solo el nombre del documento. Pregunte al cliente cómo hace la solicitud.',
  },
  confirm: {
    ask: '¿Lo sabe el cliente y la quiere para otro uso?',
    next: 'Lo sabe y la quiere para otro uso',
    done: 'El cliente lo sabe y la quiere para otro uso.',
    change: 'Elegir otro documento',
  },
  versions: {
    title: 'Uso para el documento',
    use: 'Usar para {document}',
    useOriginal: 'Usar la toma original para {document}',
    inUse: 'En uso para {document}',
    madeFrom: 'Ahora se hace a partir de: {what}',
    charge: 'Al usarla se añade {item} a la cesta: {price}.',
    original: 'la toma tal como se hizo',
    version: 'versión {number}, {tool}',
    tools: {
      original: 'tal como se hizo',
      aiEdit: 'edición con IA',
      removeBackground: 'fondo quitado',
      enhance: 'mejorada',
      fill: 'fondo de color',
      headshot: 'retrato',
    },
    again: 'Su vista previa se hace otra vez, lo que consume una vista previa del crédito.',
    paid: 'Está pagada y ya no puede cambiar.',
    open: 'Una petición para ella está en curso o sin resolver.',
    none: 'Ningún documento de este pedido se hace con esta toma.',
    retouched: 'Retocada: {tool}',
    retouchedOf: '{document}, foto retocada: {tool}',
    alt: 'La imagen retocada',
  },
  override: {
    title: '¿Usar una imagen editada para {document}?',
    reason: 'Motivo',
    reasonHint: 'Se conserva siempre. Por ejemplo, «para un carné de club, no para una solicitud».',
    do: 'Autorizar',
    keep: 'Dejarlo como está',
    logged: 'Headroom registra quién lo autorizó, cuándo y por qué. Nadie puede quitarlo.',
    unlock:
      'Una imagen editada solo se puede autorizar con el PIN de responsable. El PIN vale durante diez minutos.',
  },
  overrides: {
    text: 'Todas las imágenes editadas que se usaron aunque el organismo del documento prohíbe las ediciones. Nadie puede cambiar ni quitar una línea.',
    loading: 'Buscando lo que se autorizó',
    empty: 'Todavía no se ha autorizado ninguna imagen editada',
    emptyText: 'Cuando se autorice una, aparece aquí con su motivo.',
    more: 'Se muestran las {count} últimas.',
    when: 'Cuándo',
    document: 'Documento',
    picture: 'Imagen',
    reason: 'Motivo',
    by: 'Autorización',
    who: { supervisor: 'Responsable, con PIN', staff: 'Personal, sin PIN configurado' },
    open: 'Abrir el pedido {number}',
  },
  retouch: {
    step: 'Retoque',
    go: 'Retocar',
    open: 'Un retoque de este pedido está en camino.',
    uncertain: 'No se sabe el resultado de una petición de retoque.',
    settle: 'Ver petición',
  },
};

/** The studio's own formats: how they are chosen and cropped. */
export const formats = {
  group: 'Formatos del estudio',
  tag: 'Formato del estudio',
  facts:
    'Un formato de este estudio. Se recorta aquí a partir de la toma y no usa ningún crédito. No es un documento de un organismo.',
  background: 'Como en la toma',
  thenNothing: 'Después del pago se puede imprimir la foto. Está terminada y no usa ningún crédito.',
  alt: 'Foto: {name}',
  crop: {
    go: 'Recortar la foto: {name}',
    title: 'Recorte',
    doneTitle: 'Foto',
    stage: 'Recorte de la foto: {name}',
    keys: 'Las flechas mueven la imagen medio milímetro; con Mayús, cinco. Más y menos amplían y reducen, coma y punto enderezan, y cero restablece el recorte.',
    hint: 'Arrastre para mover. Use la rueda o dos dedos para ampliar. Con el teclado: flechas, + y −, coma y punto para enderezar, 0 para restablecer.',
    measuring: 'Midiendo el rostro',
    use: 'Usar este recorte',
    useAnyway: 'Usarlo de todos modos',
    again: 'Recortar de nuevo',
    reset: 'Restablecer el recorte',
    zoom: 'Ampliación',
    level: 'Enderezar',
    degrees: '{value}°',
    notMeasured: 'Sin medir',
    above: 'Sobre la cabeza',
    /** Said aloud after keys have moved the crop. */
    said: {
      head: 'De la coronilla al mentón: {mm}.',
      above: 'Sobre la cabeza: {mm}.',
      middle: 'En el centro.',
      left: 'A la izquierda del centro: {mm}.',
      right: 'A la derecha del centro: {mm}.',
      turned: 'Giro: {degrees}.',
      zoom: 'Ampliación: {percent}.',
      place: 'Centro de la foto: {across} desde la izquierda, {down} desde arriba.',
    },
    pixels: 'Píxeles de la toma',
    soft: 'Aquí la toma tiene menos píxeles que los {dpi}\u00a0ppp del formato. La impresión puede quedar poco nítida.',
    noFace: 'No se encontró ningún rostro. El recorte empieza en el centro: recorte a ojo',
    unmeasured: 'No se pudo medir el rostro. El recorte empieza en el centro: recorte a ojo',
    fault: {
      'too-far': 'Rostro demasiado pequeño: {mm} en lugar de {range}',
      'too-close': 'Rostro demasiado grande: {mm} en lugar de {range}',
      'cut-off': 'La cabeza no está entera en la foto',
    },
    notYet: 'Sin recortar',
    done: 'Recortada',
  },
};
