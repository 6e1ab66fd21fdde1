import type { MediaWords } from '../types.ts';

export const media: MediaWords = { postcard: 'Postal', roll80: 'Rollo de 80\u00a0mm de ancho' };
