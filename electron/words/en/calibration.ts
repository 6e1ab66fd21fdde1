import type { CalibrationWords } from '../types.ts';

export const calibration: CalibrationWords = {
  locale: 'en-GB',
  title: 'Calibration sheet {number}',
  howToMeasure: 'Measure from the middle of one line to the middle of the other, in millimetres.',
  readings: [
    'A  box, across: {mm}',
    'B  box, down: {mm}',
    'C  rule across: {mm}',
    'D  rule down: {mm}',
    'E  paper’s left edge to the cross: {mm}',
    'F  paper’s top edge to the cross: {mm}',
  ],
  size: '{width} × {height} mm',
};
