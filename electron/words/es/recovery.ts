import type { RecoveryWords } from '../types.ts';

export const recovery: RecoveryWords = {
  locale: 'es-ES',
  title: 'Clave de recuperación',
  opens:
    'Abre los datos y las imágenes del estudio en otro equipo, o cuando el depósito de claves ha perdido la suya.',
  printed: 'Impresa: {when}',
  keep: 'Guarde bien este papel, lejos del equipo y de sus copias de seguridad. Quien lo tenga, junto con una copia de los datos, puede abrirlo todo.',
  prove: 'Escríbala una vez en Headroom para comprobar que se lee cada carácter.',
};
