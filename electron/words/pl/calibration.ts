import type { CalibrationWords } from '../types.ts';

export const calibration: CalibrationWords = {
  locale: 'pl-PL',
  title: 'Arkusz kalibracyjny {number}',
  howToMeasure: 'Mierz od środka jednej linii do środka drugiej, w milimetrach.',
  readings: [
    'A  ramka, szerokość: {mm}',
    'B  ramka, wysokość: {mm}',
    'C  podziałka pozioma: {mm}',
    'D  podziałka pionowa: {mm}',
    'E  od lewej krawędzi papieru do krzyżyka: {mm}',
    'F  od górnej krawędzi papieru do krzyżyka: {mm}',
  ],
  size: '{width} × {height} mm',
};
