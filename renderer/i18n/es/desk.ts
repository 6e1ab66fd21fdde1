import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  title: 'Inicio',
  search: 'Buscar un pedido por nombre, teléfono, correo, número de pedido o código',
  newOrder: 'Nuevo pedido',
  loading: 'Buscando los pedidos de hoy',
  searching: 'Buscando',
  ready: 'Todo listo para el cliente siguiente.',
  toAccount: 'Conectar una cuenta',
  practice: {
    'no-account':
      'Modo de práctica: no hay ninguna cuenta conectada. Las fotos se hacen en este equipo, no cuestan nada y llevan la marca PRACTICE.',
    'no-keychain':
      'Modo de práctica: este equipo no tiene un depósito de claves donde guardar una cuenta. Las fotos se hacen aquí, no cuestan nada y llevan la marca PRACTICE.',
  },
  inHand: 'Sin terminar',
  groups: { needing: 'Requiere atención', others: 'En curso' },
  needYou:
    'Ningún pedido requiere atención. | Primero hay un pedido que requiere atención. | Primero hay {count} pedidos que requieren atención.',
  doneToday: 'Terminados hoy',
  codes: 'Códigos a punto de caducar',
  noneInHand: 'Nadie espera',
  noneInHandHint: 'Un pedido sin terminar espera aquí, en el paso en el que lo dejó.',
  noneDone: 'Hoy todavía no se ha terminado nada',
  noneDoneHint: 'Los pedidos terminados se quedan aquí hasta medianoche, para otra impresión o un recibo.',
  noneExpiring: 'Ningún código está a punto de caducar',
  allCodes: 'Mostrar {count} código | Mostrar los {count} códigos',
  noneExpiringHint: 'Los códigos de foto aparecen aquí en sus últimos siete días.',
  stoppedAt: 'Paso: {step}',
  noDocument: 'Todavía sin documento',
  partPaid: 'Pago parcial: {amount}',
  attention: {
    'uncertain-call': 'Resultado desconocido',
    'final-owed': 'Pagado, falta la foto',
    'uncertain-print': '¿Se ha imprimido?',
    'waiting-print': 'No impreso',
    mail: 'Correo no enviado',
  },
  prints: {
    title: 'Impresiones en espera | {count} impresión en espera | {count} impresiones en espera',
    answer: '¿Se ha imprimido?',
    line: '{trouble} · {printer} · {what}',
    order: 'pedido {number}',
    all: 'Ver todas las impresiones',
  },
  found: 'Resultados',
  newestFound: '{count} últimos',
  newestFoundHint: 'Solo se muestran los {count} últimos pedidos. Escriba más para afinar la búsqueda.',
  foundCount: 'Sin resultados | Un pedido encontrado | {count} pedidos encontrados',
  notFound: 'Ningún pedido coincide con «{text}»',
  notFoundHint:
    'Pruebe con el principio de un nombre, con tres o más cifras del teléfono o con el número de pedido. La búsqueda de clientes admite también la fecha de un pedido y perdona una letra equivocada.',
  findCustomer: 'Buscar clientes',
};
