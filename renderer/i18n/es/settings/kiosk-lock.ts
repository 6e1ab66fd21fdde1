import type { lockSettings as english } from '../../en/settings/kiosk-lock.ts';

/** The kiosk lock: its section in the settings, and leaving. */
export const lockSettings: typeof english = {
  title: 'Modo bloqueado',
  text: 'En modo bloqueado, Headroom ocupa toda la pantalla y solo se cierra con un PIN de responsable. Este modo pertenece a este equipo y sigue activo al reiniciar, en modo de práctica y con una cuenta.',
  switch: 'Bloquear este equipo en Headroom',
  desktopHint:
    'La ventana ocupa toda la pantalla y no sale de ella, y la pantalla no se apaga. Las teclas y los menús de un navegador, el zoom y los archivos soltados no hacen nada.',
  browserHint:
    'Las teclas y los menús de un navegador, el zoom y los archivos soltados no hacen nada. La ventana ocupa toda la pantalla a partir del próximo inicio de Headroom. En el navegador, la pantalla puede apagarse.',
  files:
    'Al elegir o guardar un archivo, una ventana del sistema muestra las carpetas de este equipo. En modo bloqueado, para eso también hace falta un PIN de responsable. Las imágenes siguen entrando por la cámara y la carpeta vigilada, y siguen saliendo por exportación y correo electrónico.',
  noPin:
    'Añada primero una persona responsable con PIN, en Personal: sin ella, nadie podría salir del modo bloqueado.',
  counterOpen:
    'El puesto no se bloquea automáticamente: cualquiera que llegue a la pantalla puede usar Headroom.',
  toStaff: 'Elegir en Personal cuándo se bloquea',
  leave: 'Salir de Headroom',
  leaveTitle: '¿Salir de Headroom?',
  leaveText: 'Headroom se cierra. Al iniciarse vuelve a estar en modo bloqueado.',
  dialogText:
    'Headroom está en modo bloqueado. Un PIN de responsable abre la ventana del sistema para este archivo y desbloquea la configuración.',
  /** Items that only the operating system can close. */
  system: {
    title: 'Lo que solo puede cerrar el sistema operativo',
    text: 'Headroom mira este equipo y no cambia nada. Incluye scripts para estos ajustes; la página «Kiosk lock» de la documentación los explica.',
    looking: 'Mirando este equipo',
    again: 'Comprobar de nuevo',
    unknown: 'Headroom no ha podido averiguarlo. Compruébelo en el sistema.',
    states: { closed: 'Cerrado', open: 'Abierto', unknown: 'No se sabe' },
    noneOpen: 'No hay nada abierto',
    someOpen: 'Hay un punto abierto | Hay {count} puntos abiertos',
    names: {
      start: 'Inicio sin Headroom',
      restart: 'Sin nuevo inicio tras un fallo',
      'sign-in': 'Pantalla de inicio de sesión',
      rights: 'Permisos de esta cuenta del sistema',
      desktop: 'Escritorio del sistema',
      session: 'Tipo de sesión',
      programs: 'Otros programas',
      'task-manager': 'Administrador de tareas',
      'switch-user': 'Cambio de usuario',
      'sticky-keys': 'Teclas especiales',
      consoles: 'Consolas de texto',
      'server-keys': 'Ctrl+Alt+Retroceso',
      'system-keys': 'Alt+PetSis',
      'force-quit': 'Forzar salida',
      dumps: 'Volcados de memoria',
    },
    todo: {
      start: 'Headroom no ha encontrado nada que lo inicie con el equipo. Configúrelo.',
      restart: 'Headroom no ha encontrado nada que lo inicie de nuevo tras un fallo. Configúrelo.',
      'sign-in':
        'Headroom no ha encontrado un inicio de sesión automático en esta cuenta del sistema. Sin él, una persona debe iniciar sesión después de cada arranque.',
      rights:
        'Esta cuenta del sistema puede cambiar el equipo y podría quitar el bloqueo. Use en el mostrador una cuenta sin permisos de administrador.',
      desktop:
        'El escritorio del sistema está abierto junto a Headroom. Use una sesión que solo inicie Headroom.',
      session:
        'Esta es una sesión de Wayland: sus teclas pueden llevar fuera de Headroom, y Headroom no puede colocar la ventana del cliente. Use una sesión de X11, o cage si no hay pantalla para el cliente.',
      programs:
        'Headroom no ha encontrado ninguna regla que impida a esta cuenta del sistema iniciar otros programas. Permita solo lo que necesita el mostrador.',
      'task-manager':
        'Ctrl+Alt+Supr ofrece el Administrador de tareas, que puede cerrar Headroom. Desactívelo para esta cuenta del sistema.',
      'switch-user': 'Ctrl+Alt+Supr ofrece cambiar de usuario. Desactívelo.',
      'sticky-keys':
        'Pulsar cinco veces Mayús abre una ventana que lleva a los ajustes del sistema. Desactívelo para esta cuenta del sistema.',
      consoles: 'Ctrl+Alt con una tecla de función puede abrir una consola de texto. Desactívelo.',
      'server-keys': 'Ctrl+Alt+Retroceso puede cerrar la sesión. Desactívelo.',
      'system-keys': 'Alt+PetSis con una letra puede cerrar programas o reiniciar el equipo. Desactívelo.',
      'force-quit':
        'Headroom no puede averiguarlo. En modo bloqueado, pulse Comando+Opción+Escape: no debería abrirse ninguna ventana.',
      dumps:
        'Tras un fallo, la memoria de Headroom puede quedar en un archivo y contener retratos. Desactívelo.',
    },
  },
};
