import type { PictureTrouble } from '../../shared/model/pictures.ts';

/** A file that could not be used, by the name that staff know it by. */
export interface ImportTrouble {
  readonly name: string;
  readonly trouble: PictureTrouble;
}
