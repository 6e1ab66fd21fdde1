import type { MediaWords } from '../types.ts';

export const media: MediaWords = { postcard: 'Postcard', roll80: 'Roll, 80 mm wide' };
