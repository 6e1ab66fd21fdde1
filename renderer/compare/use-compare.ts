import { computed, onScopeDispose, watch, type ComputedRef, type Ref } from 'vue';
import type { ImageView } from '../../shared/model/pictures.ts';
import { frameOf, type Box, type Size } from './frame.ts';
import type { CompareMode, Side } from './modes.ts';
import { overlap, panesOf, type Pane } from './panes.ts';
import { createPictureLoader } from './picture-loader.ts';
import { useDivider, type UsedDivider } from './use-divider.ts';
import { useGround } from './use-ground.ts';
import { usePicture, type PictureState, type UsedPicture } from './use-picture.ts';
import { useStageSize } from './use-stage-size.ts';
import { useView, type UsedView } from './use-view.ts';
import { boxOnStage } from './view.ts';
import type { PaintedPicture, Scene } from './scene.ts';

export interface CompareOptions {
  readonly images: Readonly<Record<Side, () => ImageView | null>>;
  readonly mode: () => CompareMode;
  /** `#rrggbb` or `transparent`. */
  readonly backdrop: () => string;
}

export interface UsedCompare {
  /** The mode in use: a single picture is always shown alone, whatever mode was requested. */
  readonly mode: ComputedRef<CompareMode>;
  readonly pictures: Readonly<Record<Side, UsedPicture>>;
  readonly sizes: Readonly<Record<Side, ComputedRef<Size | null>>>;
  readonly panes: ComputedRef<readonly Pane[]>;
  /** The visible area of the pictures in the first pane. */
  readonly seen: ComputedRef<Box>;
  readonly density: Readonly<Ref<number>>;
  readonly frame: ComputedRef<Size | null>;
  readonly view: UsedView;
  readonly divider: UsedDivider;
  readonly scene: ComputedRef<Scene | null>;
}

/** CSS pixels between two pictures next to each other. */
const gapPx = 12;
/** Above this zoom, single pixels are visible; below it, smoothing hides the steps that the display would add. */
const smoothUpTo = 2;
const noSize: Size = { width: 0, height: 0 };
const everything: Box = { left: 0, top: 0, width: 1, height: 1 };

/** Returns the decoded picture's size when it is known, otherwise the size in the records. */
function sizeOf(image: ImageView | null, state: PictureState): Size | null {
  const [level] = state.phase === 'ready' ? state.levels : [];
  if (level !== undefined) return { width: level.width, height: level.height };
  return image === null ? null : { width: image.widthPx, height: image.heightPx };
}

const paintedOf = (image: ImageView | null, state: PictureState): PaintedPicture | null =>
  image === null || state.phase !== 'ready'
    ? null
    : { levels: state.levels, seeThrough: image.mime !== 'image/jpeg' };

export function useCompare(
  { images, mode: wanted, backdrop }: CompareOptions,
  stage: Readonly<Ref<HTMLElement | null>>,
): UsedCompare {
  const loader = createPictureLoader();
  onScopeDispose(() => loader.close());
  const { size, density } = useStageSize(stage);
  const ground = useGround(stage);
  const pictures = {
    before: usePicture(images.before, loader),
    after: usePicture(images.after, loader),
  };

  const alone = computed<Side | null>(() =>
    images.after() === null ? 'before' : images.before() === null ? 'after' : null,
  );
  const mode = computed<CompareMode>(() => (alone.value === null ? wanted() : 'single'));
  const sizes = {
    before: computed(() => sizeOf(images.before(), pictures.before.state.value)),
    after: computed(() => sizeOf(images.after(), pictures.after.state.value)),
  };
  const frame = computed(() =>
    frameOf([sizes.before.value, sizes.after.value].filter((one) => one !== null)),
  );
  const layout = (split: number): readonly Pane[] =>
    panesOf(size.value ?? noSize, {
      mode: mode.value,
      only: alone.value ?? 'after',
      split,
      gap: Math.round(gapPx * density.value),
    });
  const pane = computed<Size>(() => {
    const [first] = layout(0);
    return { width: first?.width ?? 0, height: first?.height ?? 0 };
  });

  const view = useView(
    () => frame.value,
    () => pane.value,
  );
  const seen = computed<Box>(() => {
    const whole: Box = { left: 0, top: 0, ...pane.value };
    if (frame.value === null) return whole;
    return overlap(whole, boxOnStage(view.view.value, frame.value, whole, everything)) ?? whole;
  });
  const divider = useDivider(() => seen.value);
  const panes = computed(() => layout(mode.value === 'slider' ? divider.split.value : 0));
  // Staff who put two whole pictures next to each other want to look closer.
  watch(
    () => mode.value === 'side' && size.value !== null && frame.value !== null,
    (nextToEachOther) => (nextToEachOther ? view.lookCloser() : view.comeBack()),
    { immediate: true },
  );

  const painted = computed(() => ({
    before: paintedOf(images.before(), pictures.before.state.value),
    after: paintedOf(images.after(), pictures.after.state.value),
  }));
  const scene = computed<Scene | null>(() =>
    size.value === null || frame.value === null
      ? null
      : {
          stage: size.value,
          panes: panes.value,
          frame: frame.value,
          view: view.view.value,
          pictures: painted.value,
          ground: ground.value,
          backdrop: backdrop(),
          smooth: view.fitted.value || view.view.value.zoom <= smoothUpTo,
          moving: false,
          density: density.value,
        },
  );
  return { mode, pictures, sizes, panes, seen, density, frame, view, divider, scene };
}
