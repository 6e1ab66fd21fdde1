/** The choice of a picture: with the camera, from a file, or from an order. */
import type { picturePicker as english } from '../en/picture-picker.ts';
import { megabytes } from '../figures.ts';

export const picturePicker: typeof english = {
  ways: 'De dónde',
  way: { order: 'Un pedido', camera: 'Cámara', file: 'Un archivo' },
  camera: {
    take: 'Hacer la foto',
    again: 'Repetirla',
    use: 'Usar esta imagen',
    still: 'La imagen tal como se hizo',
    from: 'De la cámara',
  },
  file: {
    title: 'Suelte aquí una imagen',
    text: 'JPEG, PNG, WebP o HEIC. El archivo no se modifica.',
    choose: 'Elegir un archivo',
    reading: 'Leyendo {name}',
    troubles: {
      empty: '{name} está vacío. Cópielo otra vez de la cámara.',
      'too-large': `{name} es mayor que la imagen de cualquier cámara: más de ${megabytes}\u00a0MB. Expórtelo más pequeño, como JPEG.`,
      locked: '{name} no se puede abrir: otro programa lo está usando, o este usuario no puede leerlo.',
    },
    refused: '{name}: {why}',
  },
  order: {
    search: 'Buscar un pedido por nombre, teléfono, correo, número o código',
    recent: 'Pedidos sin terminar y terminados hoy',
    found: 'Pedidos encontrados',
    loading: 'Buscando pedidos',
    none: 'No hay pedidos sin terminar, y hoy no se ha terminado ninguno',
    noneText: 'Busque uno anterior, o use la cámara o un archivo.',
    notFound: 'Ningún pedido coincide con «{text}»',
    notFoundText: 'Busque una parte del nombre o el número del recibo.',
    back: 'Otros pedidos',
    empty: 'Este pedido todavía no tiene ninguna imagen',
    emptyText: 'Todavía no se ha hecho su toma. Elija otro pedido, o use la cámara.',
    shots: 'Tomas',
    finals: 'Fotos finales',
    shot: 'Toma de {name}, {time}',
    final: '{document}, {name}',
  },
  busy: 'Leyendo la imagen',
  noPreview: 'No se puede mostrar una imagen pequeña de este archivo',
};
