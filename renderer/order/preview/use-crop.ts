/** The crop of one photo while staff work on it: proposed by the measured face, then moved, sized and levelled by hand. */
import { computed, ref, type ComputedRef, type WritableComputedRef } from 'vue';
import {
  clampCrop,
  moveCrop,
  narrowestFrame,
  turnCrop,
  widestFrame,
  zoomCrop,
  type CropSpace,
  type PhotoCrop,
} from '../../../shared/formats/photo-crop.ts';
import {
  cropSpace,
  headIn,
  headInCrop,
  proposeCrop,
  type CroppedDocument,
  type HeadInCrop,
} from '../../../shared/formats/propose-crop.ts';
import type { Position, SitterView } from '../../../shared/guidance/sitter.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';

export interface CropWork {
  readonly crop: ComputedRef<PhotoCrop>;
  readonly space: ComputedRef<CropSpace>;
  /** The head as it will be on the photo; null when no face was measured. */
  readonly head: ComputedRef<HeadInCrop | null>;
  /** True when a person has changed the crop since it was proposed or saved. */
  readonly touched: ComputedRef<boolean>;
  readonly isProposed: ComputedRef<boolean>;
  /** True when the proposal itself fits the format. */
  readonly proposalFits: ComputedRef<boolean>;
  /** From 0, the largest frame that the picture holds, to 1, the smallest that is allowed. */
  readonly zoom: WritableComputedRef<number>;
  /** Degrees, clockwise. */
  readonly turn: WritableComputedRef<number>;
  /** Moves the frame, px of the picture in the frame's own directions. */
  readonly move: (by: Position) => void;
  readonly zoomBy: (factor: number, at?: Position) => void;
  readonly reset: () => void;
}

export interface CropFacts {
  readonly document: CroppedDocument;
  readonly image: ImageView;
  /** The analysis of the picture; null while there is none. */
  readonly view: SitterView | null;
  /** The crop that the finished photo was made with. */
  readonly saved: PhotoCrop | null;
}

const almost = (one: number, other: number): boolean => Math.abs(one - other) < 0.05;
const isSame = (one: PhotoCrop, other: PhotoCrop): boolean =>
  almost(one.x, other.x) &&
  almost(one.y, other.y) &&
  almost(one.width, other.width) &&
  almost(one.turn, other.turn);

export function useCrop(facts: () => CropFacts): CropWork {
  const byHand = ref<PhotoCrop | null>(null);
  const space = computed(() => cropSpace(facts().document, facts().image));
  const face = computed(() => headIn(facts().view, facts().image));
  const proposal = computed(() => proposeCrop(facts().document, face.value, space.value));
  const crop = computed(() => clampCrop(byHand.value ?? facts().saved ?? proposal.value, space.value));
  const inCrop = (of: PhotoCrop): HeadInCrop | null =>
    face.value === null ? null : headInCrop(facts().document, face.value, of);

  const ends = computed(() => {
    const { turn } = crop.value;
    return { wide: widestFrame(turn, space.value), narrow: narrowestFrame(turn, space.value) };
  });
  return {
    crop,
    space,
    head: computed(() => inCrop(crop.value)),
    touched: computed(() => byHand.value !== null && !isSame(crop.value, facts().saved ?? proposal.value)),
    isProposed: computed(() => isSame(crop.value, proposal.value)),
    proposalFits: computed(() => inCrop(proposal.value)?.fault == null),
    zoom: computed({
      get: () => {
        const { wide, narrow } = ends.value;
        return wide === narrow ? 0 : Math.log(wide / crop.value.width) / Math.log(wide / narrow);
      },
      set: (share) => {
        const { wide, narrow } = ends.value;
        const width = wide * (narrow / wide) ** share;
        byHand.value = zoomCrop(crop.value, width / crop.value.width, space.value);
      },
    }),
    turn: computed({
      get: () => crop.value.turn,
      set: (degrees) => (byHand.value = turnCrop(crop.value, degrees, space.value)),
    }),
    move: (by) => (byHand.value = moveCrop(crop.value, by, space.value)),
    zoomBy: (factor, at) => (byHand.value = zoomCrop(crop.value, factor, space.value, at)),
    reset: () => (byHand.value = proposal.value),
  };
}
