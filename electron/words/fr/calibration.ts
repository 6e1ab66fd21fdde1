import type { CalibrationWords } from '../types.ts';

export const calibration: CalibrationWords = {
  locale: 'fr-FR',
  title: 'Page d’étalonnage {number}',
  howToMeasure: 'Mesurez du milieu d’un trait au milieu de l’autre, en millimètres.',
  readings: [
    'A  cadre, largeur\u00a0: {mm}',
    'B  cadre, hauteur\u00a0: {mm}',
    'C  échelle horizontale\u00a0: {mm}',
    'D  échelle verticale\u00a0: {mm}',
    'E  du bord gauche du papier à la croix\u00a0: {mm}',
    'F  du bord supérieur du papier à la croix\u00a0: {mm}',
  ],
  size: '{width}\u00a0×\u00a0{height}\u00a0mm',
};
