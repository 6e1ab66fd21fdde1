import type { dateCheck as english } from '../../en/data/date-check.ts';

export const dateCheck: typeof english = {
  banner:
    'La fecha de este equipo puede estar mal: {date}. Headroom no borra ningún dato antiguo hasta que la compruebe.',
  open: 'Comprobar la fecha',
  title: '¿Es correcta esta fecha?',
  rows: { now: 'Este equipo', service: 'Servicio de fotos', known: 'Último trabajo aquí' },
  wrong:
    'Si está mal, ponga la fecha correcta en la configuración del sistema de este equipo. Headroom nota el cambio en menos de un minuto.',
  right:
    'Si es correcta, se confirma con el PIN de responsable. Headroom borra entonces todos los datos cuyo plazo ha terminado en esa fecha, y nadie puede recuperarlos.',
  confirm: 'Confirmar la fecha',
  unlock: 'Confirmar la fecha requiere el PIN de responsable.',
};
