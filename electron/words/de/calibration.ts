import type { CalibrationWords } from '../types.ts';

export const calibration: CalibrationWords = {
  locale: 'de-DE',
  title: 'Kalibrierbogen {number}',
  howToMeasure: 'Messen Sie von Linienmitte zu Linienmitte, in Millimetern.',
  readings: [
    'A  Rahmen, Breite: {mm}',
    'B  Rahmen, Höhe: {mm}',
    'C  waagerechte Messlinie: {mm}',
    'D  senkrechte Messlinie: {mm}',
    'E  linker Papierrand bis zum Kreuz: {mm}',
    'F  oberer Papierrand bis zum Kreuz: {mm}',
  ],
  size: '{width} × {height}\u00a0mm',
};
