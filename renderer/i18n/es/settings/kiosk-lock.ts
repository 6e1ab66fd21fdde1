import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Modo bloqueado',
  text: 'En modo bloqueado, Headroom ocupa toda la pantalla y solo se cierra con un PIN de responsable. Este modo pertenece a este equipo y sigue activo al reiniciar, en modo de práctica y con una cuenta.',
  switch: 'Bloquear este equipo en Headroom',
  desktopHint:
    'La ventana ocupa toda la pantalla y no sale de ella, la pantalla no se apaga y el Headroom instalado se inicia con el equipo. Las teclas y los menús de un navegador, el zoom y los archivos soltados no hacen nada.',
  browserHint:
    'Las teclas y los menús de un navegador, el zoom y los archivos soltados no hacen nada. La ventana ocupa toda la pantalla a partir del próximo inicio de Headroom. En el navegador, la pantalla puede apagarse y nada inicia Headroom con el equipo.',
  files:
    'Al elegir o guardar un archivo, una ventana del sistema muestra las carpetas de este equipo. En modo bloqueado, para eso también hace falta un PIN de responsable. Las imágenes siguen entrando por la cámara y la carpeta vigilada, y siguen saliendo por exportación y correo electrónico.',
  noPin:
    'Añada primero una persona responsable con PIN, en Personal: sin ella, nadie podría salir del modo bloqueado.',
  leave: 'Salir de Headroom',
  leaveTitle: '¿Salir de Headroom?',
  leaveText: 'Headroom se cierra. Al iniciarse vuelve a estar en modo bloqueado.',
  dialogText:
    'Headroom está en modo bloqueado. Un PIN de responsable abre la ventana del sistema para este archivo y desbloquea la configuración.',
};
