/** Requests that may have used credit, and that restored records do not have. */
import type { lostCalls as english } from '../../en/data/lost-calls.ts';

export const lostCalls: typeof english = {
  banner:
    'Una petición que quizá haya consumido crédito es posterior a la copia de seguridad restaurada. | {count} peticiones que quizá hayan consumido crédito son posteriores a la copia de seguridad restaurada.',
  open: 'Ver peticiones',
  title: 'Peticiones posteriores a la copia',
  text: 'La copia de seguridad se hizo el {when}. Estas peticiones son posteriores y es posible que hayan consumido crédito. Repáselas y marque cada una como hecha.',
  order: 'Pedido {number}',
  withoutOrder: 'Sin pedido',
  photoId: 'Número de la foto en el servicio',
  back: 'Su resultado vuelve a estar en el pedido. No hay que hacer nada.',
  reasons: {
    'no-order':
      'El pedido no está en los datos restaurados. Si el cliente todavía necesita la foto, haga un pedido nuevo: es posible que vuelva a consumir crédito. El servicio conoce la foto por su número.',
    'not-paid':
      'El pedido ha vuelto, pero no su pago. Si el cliente pagó, registre allí el pago y pida la foto final: se pide la misma foto por su número, y es posible que vuelva a consumir crédito.',
    'photo-changed':
      'La foto del pedido no es la misma que entonces. Abra el pedido. Si la foto hace falta, hágala otra vez: es posible que vuelva a consumir crédito.',
    'no-picture':
      'Su imagen no llegó o falta. Si el cliente la necesita, haga la foto otra vez: es posible que vuelva a consumir crédito.',
    'no-photo': 'Si todavía hace falta, hágala otra vez: es posible que vuelva a consumir crédito.',
    'unknown-outcome': 'Nadie sabe si consumió crédito. Compárelo con la lista del propio servicio.',
    erased: 'La ficha de cliente se suprimió. No hay que hacer nada.',
    unreadable:
      'Los datos apartados no se abren, así que nadie puede decir qué peticiones había en ellos. Imágenes que solo estaban allí: {pictures}. Compárelo con la lista del propio servicio desde el {when}.',
  },
  unreadableRow: 'Datos apartados',
  done: 'Hecha',
  allDone: 'Marcar todas como hechas',
  more: 'y {count} más',
};
