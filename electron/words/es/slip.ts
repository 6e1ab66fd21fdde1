import type { SlipWords } from '../types.ts';

export const slip: SlipWords = {
  locale: 'es-ES',
  title: 'Su código de foto británico',
  howToType:
    'Escríbalo sin espacios. Las mayúsculas y las minúsculas son distintas: copie cada una exactamente.',
  validUntil: 'Válido hasta el {date}',
  lifetime: 'Son {days} días desde el {date}.',
  lifetimeOneDay: 'Es un día desde el {date}.',
  onceUsed: 'Cuando se usa en una solicitud, la foto pertenece a esa solicitud.',
  notAnApproval:
    'Este código no es una aprobación de la foto. La oficina de expedición decide si acepta la foto.',
  orderNumber: 'Pedido {number}',
  practice: 'PRACTICE',
  practiceMeaning: 'Hecho en modo de práctica. Este código no funciona en una solicitud.',
};
