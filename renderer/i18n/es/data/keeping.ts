/** How long data is kept, and what goes when. */
import type { keeping as english } from '../../en/data/keeping.ts';

export const keeping: typeof english = {
  title: 'Conservación',
  text: 'Cuánto tiempo se conservan los datos en este equipo. Headroom quita lo que ha cumplido su plazo al iniciarse y una vez al día.',
  days: '{count} día | {count} días',
  years: '{count} año | {count} años',
  noEnd: 'Sin límite',
  groups: {
    pictures: 'Imágenes de pedidos cerrados',
    open: 'Pedidos abiertos',
    files: 'Archivos',
    years: 'Clientes, cuentas y registro de auditoría',
  },
  withConsent: 'Con consentimiento del cliente',
  without: 'Sin consentimiento',
  withoutHint:
    'También para retratos e imágenes retocadas sin pedido, desde el último trabajo en ellos, y para las direcciones a las que se enviaron correos.',
  shots: 'Tomas y ediciones, como máximo',
  shotsHint: 'También con consentimiento. La foto final puede conservarse más tiempo.',
  previews: 'Vistas previas, como máximo',
  previewsHint: 'También con consentimiento.',
  open: 'Sus imágenes',
  openHint:
    'Desde el último trabajo en el pedido. El pedido se queda. Las imágenes también se quedan mientras se desconoce el resultado de una petición, y mientras una foto pagada no está impresa ni resuelta.',
  abandoned: 'Cancelar pedidos sin pago al cabo de',
  abandonedHint:
    'Desde el último trabajo en el pedido. Un pedido con una petición de resultado desconocido, un código o una impresión en curso sigue abierto.',
  files: 'Hojas guardadas como PDF',
  filesHint:
    'Headroom las conserva cifradas y las suprime con las imágenes, como muy tarde. Las copias que usted guarde están sin cifrar, y Headroom no las suprime.',
  copies: 'Copias de los datos',
  copiesHint: 'Hechas antes de una actualización. Contienen nombres de clientes.',
  setAside: 'Datos apartados',
  setAsideHint:
    'Por una restauración, o cuando el estudio empezó con datos nuevos. Contienen clientes e imágenes de aquel momento.',
  logs: 'Archivos de registro',
  logsHint: 'No nombran a ningún cliente. Headroom también quita los más antiguos cuando hay más de cinco.',
  customers: 'Clientes',
  customersHint:
    'Desde el último trabajo en un pedido. Se suprimen el nombre, los datos de contacto, las notas, los códigos y las imágenes. Un pedido abierto, una petición de resultado desconocido o un código válido conservan la ficha de cliente.',
  accounts: 'Pedidos cerrados con sus cuentas',
  accountsHint:
    'Los pedidos, pagos, peticiones y cierres se quitan por completo. Pregunte en su gestoría cuánto tiempo exige conservarlos la ley.',
  audit: 'Registro de auditoría',
  auditHint: 'Se quita desde el principio. La comprobación empieza entonces después de lo que se quitó.',
  forecast: {
    title: 'Qué se quita y cuándo',
    text: 'Con los plazos de arriba, si no ocurre nada más. Los números cambian con lo que introduce.',
    counting: 'Contando qué se quita y cuándo',
    held: 'De momento no se quita nada',
    heldText:
      'La fecha de este equipo puede estar mal. Compruébela en el aviso de la parte superior de esta pantalla.',
    nothing: 'Nada',
    now: 'En la próxima limpieza',
    columns: { kind: 'Datos', next: 'Próximo', week: 'En 7 días', month: 'En 30 días' },
    kinds: {
      shots: 'Tomas y ediciones de pedidos cerrados',
      previews: 'Vistas previas de pedidos cerrados',
      finals: 'Fotos finales de pedidos cerrados',
      open: 'Pedidos abiertos que pierden sus imágenes',
      headshots: 'Retratos, y ediciones sin pedido',
      files: 'Hojas guardadas como PDF',
      mails: 'Direcciones a las que se enviaron correos',
      abandoned: 'Pedidos abiertos que se cancelan',
      customers: 'Clientes',
      accounts: 'Pedidos cerrados con sus cuentas',
      audit: 'Entradas del registro de auditoría',
      copies: 'Copias de los datos',
      setAside: 'Carpetas con datos apartados',
      logs: 'Archivos de registro',
    },
  },
};
