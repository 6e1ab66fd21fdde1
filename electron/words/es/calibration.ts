import type { CalibrationWords } from '../types.ts';

export const calibration: CalibrationWords = {
  locale: 'es-ES',
  title: 'Hoja de calibración {number}',
  howToMeasure: 'Mida del centro de una línea al centro de la otra, en milímetros.',
  readings: [
    'A  recuadro, anchura: {mm}',
    'B  recuadro, altura: {mm}',
    'C  escala horizontal: {mm}',
    'D  escala vertical: {mm}',
    'E  borde izquierdo del papel a la cruz: {mm}',
    'F  borde superior del papel a la cruz: {mm}',
  ],
  size: '{width} × {height}\u00a0mm',
};
