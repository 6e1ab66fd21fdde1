import type { setUp as english } from '../../en/settings/set-up.ts';

export const setUp: typeof english = {
  title: 'Configurar Headroom',
  welcome:
    'Headroom pregunta paso a paso lo que necesita un estudio. Cada paso se puede omitir y cambiar más tarde en Configuración.',
  steps: 'Pasos de la configuración inicial',
  open: 'Configurar paso a paso',
  progress:
    'Configuración inicial: {count} paso hecho de {of} | Configuración inicial: {count} de {of} pasos hechos',
  continue: 'Seguir con la configuración',
  step: 'Paso {number} de {of}',
  back: 'Atrás',
  later: 'Configurar más tarde',
  next: 'Continuar',
  save: 'Guardar y continuar',
  skip: 'Omitir por ahora',
  inPractice: 'Continuar en modo de práctica',
  states: {
    done: 'hecho',
    practice: 'en modo de práctica',
    skipped: 'omitido',
    later: 'necesita una cuenta',
  },
  without: {
    screen: 'Sin elegir aquí, las pantallas, los impresos y los correos electrónicos siguen en español.',
    studio:
      'Sin un nombre propio, el estudio se llama «Nuestro estudio» en los recibos, los resguardos y la pantalla del cliente.',
    staff:
      'Sin el PIN de un responsable, cualquier persona del mostrador puede cambiar los precios, el IVA y el resto de la configuración.',
    account:
      'Sin una cuenta, Headroom sigue en modo de práctica: las fotos no cuestan nada y llevan la marca PRACTICE.',
    recovery:
      'Sin la clave de recuperación, nadie puede abrir los datos y las imágenes del estudio si se pierde este equipo o su depósito de claves.',
    camera:
      'Sin cámara, las tomas vienen de archivos de imagen, de la carpeta vigilada o de la cámara de práctica dibujada.',
    printers: 'Sin una impresora calibrada, Headroom no imprime fotos de carné: las hojas se guardan en PDF.',
    printing:
      'Sin una impresora elegida aquí, las hojas, los resguardos y los recibos se guardan como archivos.',
    prices:
      'Sin precios propios, una foto cuesta 12,00\u00a0£ con un 20\u00a0% de IVA: el ejemplo de Headroom.',
    backups: 'Sin copias de seguridad, los datos del estudio se pierden con el disco de este equipo.',
    mail: 'Sin una cuenta de correo y su contraseña, no se pueden enviar fotos ni recibos a los clientes por correo.',
  },
  end: {
    title: 'Resumen',
    text: 'Ya puede hacer la primera foto. Todo se puede cambiar más tarde en Configuración, donde también se puede volver a abrir la configuración inicial.',
    left: 'Sin hacer todavía',
    dismiss: 'No recordármelo en el inicio',
    dismissed: 'El inicio no recuerda estos pasos.',
    toDesk: 'Ir al inicio',
    begin: 'Hacer la primera hoja',
  },
};
