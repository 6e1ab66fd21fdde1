import { isPin } from '../../supervisor/pin.ts';

/** The fields of a PIN that is being set. */
export interface Pins {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}
export const noPins: Pins = { current: '', next: '', again: '' };

/** True when the new PIN was typed twice alike. */
export const isNewPin = ({ next, again }: Pins): boolean => isPin(next) && again === next;
