/** Moves, sizes and levels a crop by pointer, wheel, fingers and keys. */
import { ref, type Ref } from 'vue';
import type { Position } from '../../../shared/guidance/sitter.ts';
import type { CropWork } from './use-crop.ts';

/** Millimetres of the photo by which an arrow key moves it, without and with Shift. */
const fineMm = 0.5;
const coarseMm = 5;
/** How much a key zooms, and how many degrees it turns. */
const zoomStep = 1.02;
export const turnStep = 0.5;
/** Zoom for one CSS pixel of the wheel: a notch of 100 px is about a tenth. */
const wheelZoom = 0.001;

const arrows: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Position and size of the frame on the screen. */
export interface FrameOnScreen {
  readonly middle: Position;
  /** CSS pixels. */
  readonly width: number;
}

interface Fingers {
  readonly middle: Position;
  /** Null for a single finger. */
  readonly distance: number | null;
  readonly degrees: number;
}

function fingersOf(points: readonly Position[]): Fingers {
  const [one = { x: 0, y: 0 }, other] = points;
  if (other === undefined) return { middle: one, distance: null, degrees: 0 };
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.hypot(dx, dy),
    degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

interface CropHand {
  /** True while a pointer holds the picture. */
  readonly holding: Readonly<Ref<boolean>>;
  readonly start: (event: PointerEvent) => void;
  readonly drag: (event: PointerEvent) => void;
  readonly end: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
  readonly key: (event: KeyboardEvent) => void;
}

export function useCropHand(work: CropWork, frame: () => FrameOnScreen): CropHand {
  const down = new Map<number, Position>();
  const holding = ref(false);

  /** Pixels of the picture for one CSS pixel. */
  const scale = (): number => work.crop.value.width / Math.max(1, frame().width);
  const at = ({ x, y }: Position): Position => {
    const { middle, width } = frame();
    return { x: (x - middle.x) / width, y: (y - middle.y) / width };
  };
  /** The picture follows the hand, so the frame moves the other way. */
  const drag = (by: Position): void => work.move({ x: -by.x * scale(), y: -by.y * scale() });

  function follow(before: Fingers, after: Fingers): void {
    drag({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
    if (before.distance === null || after.distance === null || after.distance < 1) return;
    work.zoomBy(before.distance / after.distance, at(after.middle));
    const turned = ((after.degrees - before.degrees + 540) % 360) - 180;
    if (turned !== 0) work.turn.value += turned;
  }

  return {
    holding,
    start(event) {
      if (event.button !== 0 || down.size >= 2) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      holding.value = true;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    },
    drag(event) {
      if (!down.has(event.pointerId)) return;
      const before = fingersOf([...down.values()]);
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      follow(before, fingersOf([...down.values()]));
    },
    end(event) {
      down.delete(event.pointerId);
      holding.value = down.size > 0;
    },
    wheel(event) {
      work.zoomBy(Math.exp(event.deltaY * wheelZoom), at({ x: event.clientX, y: event.clientY }));
    },
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = arrows[event.key];
      if (way !== undefined) {
        const { space, crop } = work;
        const px = ((event.shiftKey ? coarseMm : fineMm) * crop.value.width) / space.value.photo.widthMm;
        work.move({ x: -way.x * px, y: -way.y * px });
      } else if (event.key === '+' || event.key === '=') work.zoomBy(1 / zoomStep);
      else if (event.key === '-') work.zoomBy(zoomStep);
      else if (event.key === ',') work.turn.value -= turnStep;
      else if (event.key === '.') work.turn.value += turnStep;
      else if (event.key === '0') work.reset();
      else return;
      event.preventDefault();
    },
  };
}
