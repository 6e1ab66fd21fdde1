import type { StartWords } from '../types.ts';

export const start: StartWords = {
  title: 'Headroom no se ha podido iniciar',
  ended: 'Headroom no se ha iniciado',
  failures: {
    RECORDS_NEWER:
      'Los datos son de una versión más reciente de Headroom. No se ha cambiado nada. Instale la versión más reciente.',
    RECORDS_BUSY:
      'Otro Headroom u otro programa está usando estos datos. No se ha cambiado nada. Continúe allí, o ciérrelo e inicie Headroom de nuevo.',
    RECORDS_READ_ONLY:
      'Headroom no puede escribir sus datos. No se ha cambiado ni enviado nada. Compruebe el disco y sus permisos, y después inicie Headroom de nuevo.',
    DISK_FAILED:
      'El disco ha indicado un error. No se ha enviado nada, y nada de lo guardado se ha perdido. Inicie Headroom de nuevo; si se repite, haga revisar el disco.',
    DISK_FULL:
      'El disco está lleno. No se ha cambiado ni enviado nada. Libere espacio y después inicie Headroom de nuevo.',
  },
  otherFailure:
    'Headroom no se ha podido iniciar ({code}). No se ha cambiado ni enviado nada. Inícielo de nuevo; si se repite, llame al soporte técnico.',
  bug: 'No se ha cambiado ningún pedido ni se ha enviado nada. Reinicie el equipo; si se repite, llame al soporte técnico ({kind}).',
  weakening:
    'Headroom no se inicia con {option}: debilitaría la protección de las fotos y de la cuenta. No se ha cambiado nada. Inicie Headroom con su icono, o quite {option} del acceso directo que lo inicia.',
  folderUnnamed:
    'La línea de comandos no dice a qué carpeta se refiere --data. No se ha abierto ni cambiado nada. Inicie Headroom de nuevo con --data y una sola carpeta, o sin --data.',
  folderUnusable:
    'La carpeta de datos {folder} no se puede usar ({code}). No se ha abierto ni cambiado nada. Compruebe la carpeta y sus permisos, y después inicie Headroom de nuevo.',
};
