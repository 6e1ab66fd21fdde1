/** Customers from a CSV file. */
import type { customerImport as english } from '../../en/data/customer-import.ts';

export const customerImport: typeof english = {
  begin: 'Importar fichas',
  title: 'Importación de fichas de cliente',
  text: 'Una lista de una hoja de cálculo, una agenda u otra caja, guardada como CSV.',
  drop: 'Suelte aquí un archivo CSV',
  dropText: 'El archivo no se modifica.',
  choose: 'Elegir un archivo',
  other: 'Elegir otro archivo',
  reading: 'Leyendo {name}',
  unlock: 'Importar fichas de cliente requiere el PIN de responsable.',
  troubles: {
    empty: '{name} está vacío. Exporte la lista otra vez.',
    'too-large': '{name} ocupa más de {size}\u00a0MB. Divida la lista en varios archivos.',
    locked: '{name} no se puede abrir: otro programa lo está usando, o este usuario no puede leerlo.',
  },
  problems: {
    empty: {
      title: 'No hay clientes en este archivo',
      text: 'No tiene ninguna línea debajo de los nombres de las columnas. Exporte la lista otra vez.',
    },
    'no-text': {
      title: 'Este archivo no es CSV',
      text: 'Ábralo en el programa que lo escribió y guárdelo como CSV. Si es CSV, elija otra codificación.',
    },
    'too-many': {
      title: 'Demasiados clientes en este archivo',
      text: 'Headroom lee hasta {count} de una vez. Divida la lista en varios archivos.',
    },
    'no-name': {
      title: 'Ninguna columna tiene los nombres',
      text: 'Elija abajo qué columna tiene el nombre del cliente.',
    },
  },
  encoding: 'Codificación',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, little-endian',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'Europa occidental (Windows-1252)',
    'windows-1250': 'Europa central (Windows-1250)',
  },
  separator: 'Entre columnas',
  separators: { comma: 'Coma', semicolon: 'Punto y coma', tab: 'Tabulador' },
  heads: 'La primera línea tiene los nombres de las columnas',
  columns: 'Columnas',
  column: 'Columna {number}',
  uses: {
    none: 'No se importa',
    name: 'Nombre completo',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    phone: 'Teléfono',
    email: 'Correo',
    notes: 'Notas',
  },
  several: 'Los demás teléfonos y correos electrónicos van a las notas.',
  nothingIn: 'Vacía',
  added: 'Ningún cliente nuevo | Un cliente nuevo | {count} clientes nuevos',
  addedMore: 'Y uno más. | Y {count} más.',
  duplicates:
    'Aquí todavía no se conoce a nadie | Uno ya se conoce, o está dos veces en el archivo | {count} ya se conocen, o están dos veces en el archivo',
  duplicateRule: 'Clientes que ya se conocen o están dos veces en el archivo',
  rules: { skip: 'Omitirlos', fill: 'Completar lo que falta', add: 'Añadirlos también' },
  ruleNotes: {
    skip: 'Las fichas de aquí se quedan como están.',
    fill: 'Teléfono, correo y notas donde estén vacíos, si el nombre también es el mismo. Los demás se omiten. | Teléfono, correo y notas donde estén vacíos, si el nombre también es el mismo: un cliente. Los demás se omiten. | Teléfono, correo y notas donde estén vacíos, si el nombre también es el mismo: {count} clientes. Los demás se omiten.',
    add: 'Las fichas se pueden combinar después.',
  },
  duplicate: {
    phone: 'Línea {line}, {name}: el teléfono de {other}',
    email: 'Línea {line}, {name}: el correo electrónico de {other}',
    name: 'Línea {line}, {name}: el nombre de {other}',
  },
  duplicateLine: {
    phone: 'Línea {line}, {name}: el teléfono de la línea {other}',
    email: 'Línea {line}, {name}: el correo electrónico de la línea {other}',
    name: 'Línea {line}, {name}: el nombre de la línea {other}',
  },
  unreadable:
    'Todas las líneas se pueden leer | Una línea no se puede importar | {count} líneas no se pueden importar',
  lineProblems: {
    quotes: 'Línea {line}: faltan o sobran unas comillas.',
    columns: 'Línea {line}: más valores que columnas. Es posible que el separador forme parte de un valor.',
    'no-name': 'Línea {line}: sin nombre.',
    'too-long': 'Línea {line}: un valor es demasiado largo.',
    characters: 'Línea {line}: caracteres que no se pueden leer. Es posible que la codificación sea otra.',
  },
  do: 'No importar a nadie | Importar un cliente | Importar {count} clientes',
  fillIn: 'Completar un cliente | Completar {count} clientes',
  importing: 'Importando: las fichas no se ven hasta que estén todas.',
  progress: '{done} de {of} clientes',
  done: {
    title: 'Fichas de cliente importadas',
    added: 'Ningún cliente añadido | Un cliente añadido | {count} clientes añadidos',
    filled: 'Nadie ha recibido más datos | Un cliente recibe más datos | {count} clientes reciben más datos',
    skipped: 'Nadie omitido | Uno omitido, que ya se conocía | {count} omitidos, que ya se conocían',
    unreadable: 'Ninguna línea omitida | Una línea omitida | {count} líneas omitidas',
    close: 'Hecho',
  },
};
