import type { MediaWords } from '../types.ts';

export const media: MediaWords = { postcard: 'Postkarte', roll80: 'Papierrolle, 80\u00a0mm breit' };
