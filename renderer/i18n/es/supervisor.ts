/** The supervisors' PINs: unlocking with one, and what is locked without it. */
import type { supervisor as english } from '../en/supervisor.ts';

export const supervisor: typeof english = {
  pin: 'PIN de responsable',
  pad: 'Teclas numéricas',
  erase: 'Borrar la última cifra',
  none: 'Aquí cualquiera puede cambiar la configuración. Un PIN de responsable lo impide, y hace falta para conectar una cuenta.',
  locked:
    'La configuración está bloqueada. Todo se puede leer; para cambiar algo hace falta el PIN de responsable.',
  unlocked:
    'Configuración desbloqueada. Se bloquea dentro de {count} minuto. | Configuración desbloqueada. Se bloquea dentro de {count} minutos.',
  unlock: 'Desbloquear',
  /** The preview of a file that is applied. */
  changes: 'Qué cambia',
  unlockToChange: 'Desbloquear para cambiar',
  unlockTitle: 'Desbloqueo de la configuración',
  unlockText: 'El PIN de responsable permite hacer cambios hasta diez minutos después del último.',
  lock: 'Bloquear la configuración',
  who: 'Responsable',
  setUp: 'Configurar el personal',
  wrong:
    'PIN incorrecto. | PIN incorrecto. Queda un intento antes de tener que esperar. | PIN incorrecto. Quedan {count} intentos antes de tener que esperar.',
  wrongOnce: 'PIN incorrecto.',
  wait: 'Demasiados intentos incorrectos. Inténtelo de nuevo dentro de {time}.',
};
