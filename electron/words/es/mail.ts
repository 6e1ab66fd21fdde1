import type { MailWords } from '../types.ts';

export const mail: MailWords = {
  locale: 'es-ES',
  subject: '{studio}: su foto, pedido {order}',
  practice: 'PRACTICE',
  text: `Hola:

Le enviamos lo que nos pidió de su pedido {order}. Lo encontrará en los archivos adjuntos.

No comparta los archivos de las fotos ni los códigos: cualquiera que los tenga puede usarlos.

{studio}`,
  practiceText: 'Esto es una práctica: las fotos llevan marca de agua y ningún organismo las admite.',
  reminderSubject: '{studio}: su código de foto es válido hasta el {date}',
  reminderText: `Hola:

El código de la foto de pasaporte británico de {person} (pedido {order}) caduca el {date} a las {time}.

{code}

Escríbalo antes en la solicitud del pasaporte. Las mayúsculas y las minúsculas son distintas: cópielo exactamente, sin espacios.

Un código caducado no se puede renovar: hace falta una foto nueva. Si ya ha usado el código, no tiene que hacer nada.

El resguardo con el código va adjunto. No lo comparta: cualquiera que tenga el código puede usar la foto.

{studio}`,
  testSubject: 'Correo de prueba de Headroom',
  testText: `Hola:

Este correo demuestra que Headroom puede enviar correos en nombre de {studio}. No hace falta responder.`,
};
