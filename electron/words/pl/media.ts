import type { MediaWords } from '../types.ts';

export const media: MediaWords = { postcard: 'Pocztówka', roll80: 'Rolka, szerokość 80\u00a0mm' };
