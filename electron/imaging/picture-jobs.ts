import { cropPicture } from './crop-picture.ts';
import { encodeForExport } from './encode-for-export.ts';
import { decodedHeic, refuseHuge } from './heic-picture.ts';
import {
  copyForService,
  inspectPicture,
  inspectWithThumbnail,
  measurePicture,
  thumbnail,
} from './imaging.ts';
import { logoOf } from './logo.ts';
import { seesThrough, transparentCopyForService } from './see-through.ts';

/** All work on a picture's pixels. It runs in the picture process only (decision 052). */
export const pictureJobs = {
  copyForService,
  cropPicture,
  decodedHeic,
  encodeForExport,
  inspectPicture,
  inspectWithThumbnail,
  logoOf,
  measurePicture,
  seesThrough,
  refuseHuge,
  thumbnail,
  transparentCopyForService,
};
export type PictureJobs = typeof pictureJobs;
