/** Damaged records: above every screen, and on the page that appears when they do not open. */
import type { damaged as english } from '../../en/data/damaged.ts';

export const damaged: typeof english = {
  areas: {
    customers: 'clientes',
    orders: 'pedidos',
    photos: 'fotos y tomas',
    retouch: 'imágenes retocadas',
    payments: 'pagos y reembolsos',
    takings: 'recaudación y cierres',
    codes: 'códigos de foto',
    prints: 'impresiones e impresoras',
    calls: 'peticiones al servicio de fotos',
    mail: 'correo',
    staff: 'personal',
    audit: 'registro de auditoría',
    settings: 'configuración',
    search: 'búsqueda',
    other: 'otros datos',
    all: 'todo',
  },
  banner:
    'Los datos están dañados. Partes dañadas: {areas}. No se envía nada que cueste crédito. No haga más pedidos, porque una copia de seguridad restaurada no los tiene, y no elimine nada. Pida a la persona responsable que restaure una copia de seguridad.',
  practiceBanner:
    'Los datos de práctica están dañados. Partes dañadas: {areas}. No se puede hacer ninguna vista previa ni foto.',
  practiceBegin: 'Empiece de nuevo el modo de práctica.',
  practiceLocked:
    'En modo bloqueado no se puede empezar de nuevo el modo de práctica. Desactive primero el modo bloqueado en la configuración.',
  repairable:
    'Las listas para buscar y ordenar están dañadas. Partes dañadas: {areas}. No se ha perdido ningún dato. No se envía nada que cueste crédito hasta que se reparen. La reparación cierra todas las pantallas durante unos segundos o, si hay muchos pedidos, durante unos minutos.',
  repair: 'Reparar los datos',
  wait: 'Reparando los datos',
  waitText: 'No se ha perdido nada. Si hay muchos pedidos, tarda unos minutos. Deje esta página abierta.',
  restoring: 'Poniendo la copia en su lugar',
  restoringText: 'Los datos actuales se conservan al lado. Deje esta página abierta.',
  'disk-full':
    'El disco de este equipo tiene muy poco espacio para la reparación. No se ha cambiado nada. Libere espacio y repare otra vez.',
  failed:
    'Los datos no se han podido reparar. No se ha cambiado nada. Pida a la persona responsable que restaure una copia de seguridad.',
  practiceFailed: 'Los datos de práctica no se han podido reparar. No se ha cambiado nada.',
  repaired:
    'Las listas para buscar y ordenar estaban dañadas y se han reparado. No se ha perdido nada, y el archivo dañado se conserva. Un daño así puede ser la primera señal de que el disco falla: haga que lo revisen.',
  read: 'Lo he leído',
  unlock:
    'Restaurar una copia de seguridad sustituye todos los datos de este equipo y requiere el PIN de responsable.',
  title: 'Los datos están dañados',
  practiceTitle: 'Los datos de práctica están dañados',
  parts: 'Partes dañadas: {areas}. Headroom no ha eliminado ni enviado nada.',
  unreadable: 'No se puede leer nada del archivo records.sqlite. Headroom no ha eliminado ni enviado nada.',
  notRepaired:
    'Solo están dañadas las listas para buscar y ordenar, y no se ha perdido ningún dato, pero Headroom no ha podido repararlas. Libere espacio en el disco de este equipo y pulse Reintentar. Si vuelve a salir esta página, haga lo siguiente.',
  now: 'Restaure una copia de seguridad. El archivo dañado y las imágenes se conservan entonces al lado, en una carpeta llamada «set-aside».',
  without:
    'Si no hay copia de seguridad, cierre Headroom, saque el archivo de la carpeta «studio», dentro de la carpeta de datos de Headroom, e inicie Headroom: entonces ofrece empezar con datos nuevos.',
  practiceNow: 'El modo de práctica no tiene pedidos reales ni copias de seguridad. Empiécelo de nuevo.',
  anew: 'Empezar de nuevo…',
  anewTitle: '¿Empezar de nuevo el modo de práctica?',
  anewText:
    'El modo de práctica empieza vacío. Sus datos dañados y sus imágenes se conservan en una carpeta llamada «set-aside» junto a los nuevos. Los datos de un estudio no se tocan.',
  begin: 'Empezar de nuevo',
};
