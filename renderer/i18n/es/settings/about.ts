import type { about as english } from '../../en/settings/about.ts';

export const about: typeof english = {
  title: 'Acerca de Headroom',
  version: 'Versión {version}. © 2026 the Headroom maintainers.',
  contact: 'Contacto: {address}',
  own: 'Licencia de Headroom',
  program: 'Headroom',
  proprietary: 'Propietaria',
  text: 'Headroom contiene programas, tipos de letra y modelos de rostros de terceros. Abra un componente para leer su licencia.',
  search: 'Buscar un componente o una licencia',
  loading: 'Buscando las licencias',
  failed: 'No se han podido leer las licencias.',
  failedText:
    'Inténtelo de nuevo. Si no sirve, vuelva a instalar Headroom: falta o está dañado un archivo del programa.',
  none: 'Ningún componente coincide con «{text}»',
  kinds: {
    runtime: 'Electron y sus componentes',
    library: 'Bibliotecas dentro de paquetes',
    font: 'Tipos de letra',
    model: 'Modelos de rostros',
    package: 'Paquetes',
  },
  dialog: {
    subtitle: 'Versión {version}, {licence}',
    subtitleNoVersion: 'Licencia: {licence}',
    source: 'Código fuente: {source}',
    licence: 'Texto de la licencia',
    close: 'Cerrar',
  },
};
