/** The recovery key: in the settings, and on the page that asks for it. */
import type { recovery as english } from '../../en/data/recovery.ts';

export const recovery: typeof english = {
  text: 'La clave de recuperación abre los datos y las imágenes de este estudio en otro equipo, o aquí si el depósito de claves ha perdido la suya. Sin ella, nadie puede abrirlos cuando se pierde este equipo o su depósito de claves, ni siquiera desde una copia de seguridad.',
  practice:
    'El modo de práctica no tiene clave de recuperación: su clave está en el archivo vault.key, entre los datos de práctica. Un estudio la tiene en cuanto su cuenta está conectada.',
  proven: 'Escrita correctamente el {day}',
  provenText: 'Guarde bien el papel. Si se pierde, imprima o anote otra vez la clave de recuperación.',
  unproven: 'Todavía sin comprobar',
  unprovenText:
    'Imprima o anote la clave de recuperación y escríbala después una vez para comprobar que el papel es correcto.',
  show: 'Mostrar la clave',
  prove: 'Escribir la clave',
  showTitle: 'Clave de recuperación',
  showText:
    'Imprímala o anótela en papel y guarde bien el papel, lejos de este equipo. Quien la tenga, junto con una copia de los datos, puede abrir todos los datos e imágenes.',
  print: 'Imprimir la clave',
  printed: 'Enviada a {printer}. Recoja el papel y compruebe que se lee cada carácter.',
  noPrinter:
    'Para imprimirla, elija en la configuración, en «Impresión», una impresora para recibos o para resguardos.',
  written: 'La tengo en papel',
  proveTitle: 'Comprobación de la clave de recuperación',
  proveText: 'Escríbala mirando el papel. Así se comprueba que el papel es correcto.',
  check: 'Comprobar la clave',
  label: 'Clave de recuperación',
  hint: '56 caracteres. Los espacios, los guiones y las mayúsculas o minúsculas no importan.',
  open: 'Abrir con la clave',
  wrong: {
    short: 'Faltan caracteres: una clave de recuperación tiene 56.',
    long: 'Sobran caracteres: una clave de recuperación tiene 56.',
    mistyped: 'Al menos un carácter es incorrecto. Compare cada grupo con el papel.',
    other: 'Esta clave de recuperación no abre los datos de este equipo. No se ha cambiado nada.',
  },
  notice: 'La clave de recuperación todavía no se ha comprobado',
};
