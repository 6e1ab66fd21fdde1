import type { support as english } from '../../en/settings/support.ts';

export const support: typeof english = {
  title: 'Asistencia',
  text: 'Lo que Headroom sabe de sí mismo, en un archivo para la asistencia técnica. No contiene ningún cliente, ninguna imagen, ningún nombre, ninguna dirección ni ningún secreto. No se envía nada: léalo, guárdelo y envíelo usted.',
  save: 'Guardar el archivo de asistencia',
  again: 'Crearlo de nuevo',
  making: 'Creando el archivo de asistencia',
  contents: 'Contenido de {name}',
  contentsText: 'Esto es todo lo que contiene el archivo.',
  migration: 'Migración {number}',
  noErrors: 'Ninguno en el registro',
  lastError: '{count} en el registro; el último: {when}',
  facts: {
    program: 'Programa',
    versions: 'Componentes',
    system: 'Sistema',
    records: 'Datos del estudio',
    errors: 'Advertencias y errores',
    madeAt: 'Creado',
  },
};
