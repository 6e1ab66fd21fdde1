/** Figures that texts name, each derived from its one home in shared/. */
import { maxShotBytes, mostPixels } from '../../shared/picture-limits.ts';

/** Most pixels of a picture, millions. */
export const megapixels = mostPixels / 1_000_000;

/** Largest picture file in round MB: such a file is accepted whether an MB has 1,000 or 1,024 times 1,000 bytes. */
export const megabytes = Math.floor(maxShotBytes / 1024 ** 2 / 10) * 10;
