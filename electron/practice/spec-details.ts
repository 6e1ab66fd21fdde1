/** Formats a specification in the words of the interface: every value is text for people. */
import { mmPerInch } from '../../shared/inch.ts';
import type { Range, Spec } from './specs.ts';

/** At most two decimals, without trailing zeros. */
const short = (value: number): string => String(Number(value.toFixed(2)));
const range = ({ min, max }: Range): string => `${short(min)} - ${short(max)} mm`;

function size({ unit, widthMm, heightMm }: Spec): string {
  const scale = unit === 'in' ? mmPerInch : 1;
  return `${short(widthMm / scale)} x ${short(heightMm / scale)} ${unit}`;
}

/**
 * Formats whole kilobytes that are valid in both readings of the unit: the minimum rounded up, the maximum rounded
 * down.
 */
const fileSize = ({ min, max }: Range): string => `${Math.ceil(min / 1024)} - ${Math.floor(max / 1000)} KB`;

/** Returns the answer of `getIdPhotoSpec`. Figures that only the crop needs are not sent. */
export function specDetails(spec: Spec): Readonly<Record<string, string>> {
  return {
    specCode: spec.specCode,
    specCodeName: spec.specCodeName,
    photoSizeUnit: spec.unit,
    photoSize: size(spec),
    photoPixel: `${spec.widthPx} x ${spec.heightPx} px`,
    photoDpi: `${spec.dpi} DPI`,
    headHeight: range(spec.headMm),
    eyeToBottom: range(spec.eyeToBottomMm),
    backgroundColor: spec.backgroundColor,
    backgroundColorName: spec.backgroundColorName,
    recency: spec.recency,
    expression: 'NEUTRAL',
    color: 'IN_COLOR',
    glasses: spec.glasses,
    eyesAndEars: 'VISIBLE_NO_HIDE',
    ...(spec.fileBytes === null ? {} : { fileSize: fileSize(spec.fileBytes) }),
    // Practice's own property: a figure that was not taken from a published page should not look like a rule.
    source: spec.source,
  };
}
