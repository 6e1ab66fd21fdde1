import { photoCodeDays } from '../../../shared/photo-code.ts';
import type { codes as english } from '../en/codes.ts';

export const codes: typeof english = {
  pageTitle: 'Códigos de foto',
  pageText: `Todos los códigos de foto británicos entregados aquí. Un código es válido durante ${photoCodeDays} días y no es una aprobación de la foto.`,
  lists: {
    label: 'Códigos que se muestran',
    toRemind: 'Por avisar',
    counted: '{list}: {count}',
    all: 'Todos los códigos',
    toRemindText:
      'Códigos que caducan en los próximos siete días, sin solicitud y sin recordatorio. Abra el primero y repáselos uno por uno.',
    nobody: 'Nadie espera un recordatorio',
    nobodyHint:
      'Los códigos aparecen aquí en sus últimos siete días, hasta que anote una solicitud o un recordatorio.',
  },
  open: 'Abrir el código {code} de {name}',
  noContact: 'Sin teléfono ni correo electrónico',
  hoursLeft:
    'Caduca en menos de una hora | {left} · caduca en {count} hora | {left} · caduca en {count} horas',
  linkedShort: 'En una solicitud desde el {date}',
  remindedPhone: 'Aviso por teléfono, {date}',
  remindedEmail: 'Aviso por correo, {date}',
  remindedQueued: 'Recordatorio por correo a la espera de envío, {date}',
  mailNotSent: 'El recordatorio por correo no se ha enviado.',
  mailUnknown: 'No se sabe si el recordatorio por correo se ha enviado.',
  actBy: '{act} · {by}',
  dialog: {
    title: 'Código de foto de {name}',
    copy: 'Copiar código',
    copied: 'Copiado',
    linked: 'El cliente lo ha usado en una solicitud',
    linkedHint:
      'Desaparece entonces de Inicio y de los recordatorios. Desde ese momento pertenece a esa solicitud.',
    byPhone: 'Anotar aviso telefónico',
    byEmail: 'Enviar recordatorio a {address}',
    takeBack: 'Anular el aviso',
    noReminder: 'El cliente todavía no tiene aviso',
    mailFailed: 'En el pedido {number} se ve el motivo y se puede enviar otra vez.',
    noted: {
      phone: 'Anotado: aviso por teléfono a {name}.',
      email:
        'El recordatorio por correo a {name} está en camino. Si no se envía, el código vuelve a aparecer aquí.',
    },
    toRemind: 'Por avisar: {count}',
    next: 'Código siguiente',
    slipPrint: 'Imprimir resguardo',
    slipSent: 'El resguardo se ha enviado a {printer}.',
    slipReason: '¿Por qué se imprime otra vez el resguardo?',
    slipReasonHint: 'Ya está en papel. Indique un motivo; se conserva.',
    slipAgain: 'Volver a imprimir',
    slipSave: 'Guardar resguardo',
    slipSaved: 'El resguardo se ha guardado como archivo.',
    slipMail: 'Enviar por correo',
    mailed: 'El resguardo va a {address}. En el pedido se ve cuándo se envía, o por qué no.',
    ended:
      'Un código caducado no se puede renovar. Para un código nuevo hace falta una foto nueva, y su vista previa y su foto final vuelven a consumir crédito.',
    endedDirect:
      'Un código caducado no se puede renovar. Para un código nuevo hace falta una foto nueva, que vuelve a consumir 1 crédito.',
    again: 'Nuevo pedido como el {number}',
    order: 'Pedido {number}',
    close: 'Cerrar',
  },
  search: 'Buscar un código por nombre, teléfono, número de pedido o código',
  count: '{valid} válidos · {ended} caducados',
  incomplete:
    'Los códigos solo se han buscado en los últimos pedidos que coinciden. Escriba más para afinar la búsqueda.',
  ended: 'Caducado',
  title: 'Código de foto británico',
  titlePractice: 'Código de foto británico · PRACTICE',
  qr: 'Código QR de {code}',
  until: 'Válido hasta el {date}',
  daysLeft: 'Caduca hoy | Queda {count} día | Quedan {count} días',
  endsToday: 'Caduca hoy a las {time}',
  expired: 'Caducó el {date}',
  slipShort: 'Resguardo',
  slipOf: 'Resguardo para {name}',
  noApproval: 'Con el código, la oficina de expedición recibe la foto. No es una aprobación de la foto.',
  clockBehind:
    'El reloj de este equipo va retrasado respecto al del servicio de fotos, que indica {when}. Los días y las horas que quedan se cuentan según el servicio. Ponga en hora el reloj en la configuración del sistema.',
  dateDoubt: 'Compruebe la fecha antes de entregar el resguardo',
  dateDoubtBoth:
    'Cuando se emitió el código, la fecha del servicio era {service} y la de este equipo {counter}. {countedFrom}',
  dateDoubtCounter:
    'Cuando se emitió el código, la fecha de este equipo era {counter}, y el servicio no envió ninguna. {countedFrom}',
  countedFrom: {
    counter: `Los ${photoCodeDays} días empiezan en la fecha de este equipo. Si esa fecha está mal, diga al cliente que use el código hoy mismo.`,
    service: `Los ${photoCodeDays} días empiezan en la fecha del servicio. Corrija el reloj de este equipo: otros días que muestra también están mal.`,
  },
  dateDoubtShort: 'Compruebe la fecha',
  missing:
    'El servicio ha enviado la foto, pero ningún código, aunque este documento lo tiene. La foto se puede imprimir; pregunte al servicio por el código.',
  loading: 'Buscando los códigos',
  none: 'Todavía no se ha entregado ningún código',
  noneHint:
    'Un pedido de pasaporte británico termina con un código de foto. Se conserva aquí con los días que le quedan.',
  notFound: 'Ningún código coincide con «{text}»',
  notFoundHint:
    'Pruebe con el principio de un nombre o del código, con tres o más cifras del teléfono, o con el número de pedido.',
  columns: {
    code: 'Código',
    customer: 'Cliente',
    left: 'Tiempo restante',
    until: 'Válido hasta',
    slip: 'Resguardo',
  },
};
