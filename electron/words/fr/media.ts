import type { MediaWords } from '../types.ts';

export const media: MediaWords = { postcard: 'Carte postale', roll80: 'Rouleau, largeur 80\u00a0mm' };
