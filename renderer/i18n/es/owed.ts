import type { owed as englishOwed, refunded as englishRefunded } from '../en/owed.ts';

/** Refunds of a payment, on every screen that shows an order. */
export const refunded: typeof englishRefunded = {
  refund: { whole: 'Reembolsado: {amount}', part: 'Reembolsado: {amount} de {total}' },
  void: { whole: 'Anulado: {amount}', part: 'Anulado: {amount} de {total}' },
};

/** Photos that are paid for but not settled: what happened, what it cost, and what can be done. */
export const owed: typeof englishOwed = {
  tag: 'Pagado, falta la foto',
  title: 'Pagado, falta la foto',
  paid: '{total} pagados; el recibo sigue siendo válido.',
  paidLess: 'El cliente pagó {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Pendiente desde las {time}',
  nowTitle: 'Lo que puede hacer',
  next: 'Después: {words}',
  due: {
    title: 'Fotos finales',
    text: 'Fotos finales recibidas: {ready} de {count}.',
  },
  reasons: {
    waiting: {
      title: 'La foto final de esta toma todavía no se ha pedido.',
      cost: 'Es posible que pedirla consuma un crédito.',
    },
    'taken-again': {
      title: 'La foto se está repitiendo.',
      cost: 'El cliente no paga nada más.',
    },
    'on-its-way': {
      title: 'La foto final está en camino.',
      cost: 'Espérela, o atienda al cliente siguiente.',
    },
    uncertain: {
      title: 'No se sabe cómo terminó la última petición.',
      cost: 'Es posible que se haya consumido un crédito. Indique primero cómo terminó.',
    },
    settled: {
      title: 'La foto final se pidió, y no llegó ninguna foto utilizable.',
      cost: 'Solo se vuelve a pedir cuando usted pulsa un botón.',
    },
    'unknown-photo': {
      title: 'El servicio ya no tiene la vista previa.',
      cost: 'La última petición no costó nada. La foto final de esta vista previa ya no se puede pedir.',
    },
    refused: {
      title: 'La foto final no ha llegado.',
      cost: 'Por lo general, una petición no aceptada no cuesta nada.',
    },
    'image-pending': {
      title: 'La foto se ha hecho, pero su imagen no ha llegado.',
      cost: 'Se ha consumido 1 crédito. Recuperar la imagen no cuesta nada más.',
    },
    'image-expired': {
      title: 'La foto se hizo, pero su imagen ya no se puede recuperar.',
      cost: 'Se ha consumido 1 crédito. La dirección de la imagen ya no funciona, así que es posible que pedir otra vez la foto consuma otro crédito.',
    },
    'image-unreadable': {
      title: 'La imagen que ha enviado el servicio no se puede usar.',
      cost: 'Se ha consumido 1 crédito. La imagen está dañada o es mayor que cualquier foto. Lo recibido se conserva cifrado. Es posible que pedir otra vez la foto consuma otro crédito.',
    },
    'no-image': {
      title: 'El servicio ha respondido sin imagen.',
      cost: 'Es posible que se haya consumido un crédito.',
    },
    'no-face': {
      title: 'El servicio ha respondido sin imagen.',
      cost: 'Es posible que se haya consumido un crédito. Lo más probable es que el servicio no haya encontrado ningún rostro en esta toma.',
    },
    'no-code': {
      title: 'La foto está aquí, pero sin su código de foto británico.',
      cost: 'Se ha consumido 1 crédito. La foto se puede imprimir; una solicitud en línea necesita el código.',
    },
  },
  ways: {
    fetch: {
      button: 'Recuperar la imagen · gratis',
      text: 'La imagen se recupera de la dirección del servicio. No consume crédito.',
    },
    resolve: { button: 'Indicar el resultado', text: 'No se envía nada hasta que lo indique.' },
    ask: {
      get: 'Pedir foto final: {name} · hasta 1 crédito',
      getOf: 'Pedir foto final {n} de {count}: {name} · hasta 1 crédito',
      smaller: 'Pedir foto final con una copia menor: {name} · hasta 1 crédito',
      button: 'Pedir otra vez foto final: {name} · hasta 1 crédito',
      text: 'Pide la foto final de la vista previa aceptada. Es posible que consuma un crédito.',
      textDirect: 'Hace la foto a partir de la toma con 1 crédito.',
      textSmaller:
        'El servicio no ha aceptado el archivo por su tamaño. Envía una copia menor de la misma toma; es posible que consuma un crédito.',
    },
    'take-again': {
      button: 'Repetir la toma · sin coste',
      text: 'Una nueva toma y una nueva vista previa, que consume una del crédito. El cliente no paga nada más.',
      textDirect: 'Una nueva toma, que consume otro crédito. El cliente no paga nada más.',
    },
    accept: {
      button: 'Entregar sin el código…',
      text: 'Para un cliente que presenta la solicitud en papel. El motivo se conserva con el pedido.',
    },
    refund: {
      button: 'Devolver el dinero…',
      text: '{price} por esta foto. La forma y el motivo se conservan con el pedido.',
    },
  },
  othersReady: 'Entregar la otra foto | Entregar las otras {count} fotos',
  continueAgain: 'Continuar con la nueva toma',
  refund: {
    title: '¿Devolver el dinero de {document}?',
    ofPhoto: 'Devolver: {document}…',
    unlock: 'Devolver dinero de un pedido terminado requiere el PIN de responsable.',
    text: 'Headroom solo lo registra: saque usted el dinero de la caja, o devuélvalo con el datáfono.',
    kind: 'Lo que se hace',
    kinds: { refund: 'Devolver el dinero', void: 'Anular el pago con tarjeta' },
    method: 'Forma de devolución',
    scope: 'Cuánto',
    scopes: { photo: 'Esta foto, {amount}', order: 'Todo lo que queda, {amount}' },
    amount: 'Importe',
    reference: 'Referencia, si la hay',
    reason: 'Motivo',
    reasonHint: 'Se conserva con el pedido. Por ejemplo, «el servicio no pudo hacerla».',
    do: 'Registrar devolución de {amount}',
    doVoid: 'Registrar anulación de {amount}',
    chooseKind: 'Elegir lo que ha hecho',
    chooseMethod: 'Elegir cómo lo ha devuelto',
    after: 'Después no queda nada pendiente por esta foto, y no consume más crédito.',
    afterFinal: 'Después la foto no se entrega, y no consume más crédito.',
    keep: 'Ahora no',
  },
  refundItem: {
    button: 'Devolver un artículo…',
    title: '¿Devolver un artículo?',
    item: 'Artículo',
    choose: 'Elegir un artículo',
    option: '{item}, {amount}',
    number: 'Cuántos',
    reasonHint: 'Se conserva con el pedido. Por ejemplo, «el marco está rayado».',
    unlock: 'Devolver un artículo requiere el PIN de responsable.',
  },
  accept: {
    title: '¿Entregar sin el código?',
    text: 'La foto se puede imprimir y usar en papel. Sin código no se puede usar en la solicitud en línea.',
    reason: 'Motivo',
    reasonHint: 'Se conserva con el pedido. Por ejemplo, «solicitud en papel».',
    do: 'Entregar sin el código',
    keep: 'Ahora no',
  },
  settled: {
    title: 'Resuelto',
    refund: '{what}: {amount} devueltos',
    void: '{what}: {amount} anulados',
    accepted: '{what}: foto entregada sin su código',
    order: 'Todo el pedido',
    by: {
      cash: 'En efectivo a las {time}',
      card: 'Con tarjeta a las {time}',
      other: 'De otra forma a las {time}',
    },
    at: 'A las {time}',
    who: 'Por {name}.',
    because: 'Motivo: {reason}',
    number: 'Reembolso número {number}.',
    nothingTitle: 'No hay nada que entregar',
    nothingText: 'El dinero se ha devuelto. Termine el pedido.',
    nothingDone: 'El dinero se ha devuelto.',
  },
};
