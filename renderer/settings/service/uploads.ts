/** Size of the copy of a shot that is sent to the service, as choices of a list. */
import { t } from '../../i18n/index.ts';

/** Pixels of the longer side; null sends the shot at full size. */
const sizes = { small: 2_000, standard: 3_000, large: 4_500, full: null } as const;

export interface UploadChoice {
  readonly value: string;
  readonly label: string;
}
const valueOf = (pixels: number | null): string => (pixels === null ? 'full' : String(pixels));

/** Returns the sensible sizes, and the current one even if it is not among them. */
export function uploadChoices(current: number | null): readonly UploadChoice[] {
  const usual = Object.entries(sizes).map(([name, pixels]) => ({
    value: valueOf(pixels),
    label: t(`settings.service.uploads.${name as keyof typeof sizes}`),
  }));
  if (usual.some(({ value }) => value === valueOf(current))) return usual;
  return [
    ...usual,
    { value: valueOf(current), label: t('settings.service.uploads.own', { pixels: current ?? 0 }) },
  ];
}
export const uploadValue = valueOf;
export const uploadPixels = (value: string): number | null => (value === 'full' ? null : Number(value));
