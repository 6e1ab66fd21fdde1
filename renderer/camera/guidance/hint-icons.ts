import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Contrast,
  Eye,
  Focus,
  Meh,
  Moon,
  RotateCcw,
  RotateCw,
  ScanFace,
  Sun,
  Users,
  Wallpaper,
  ZoomIn,
  ZoomOut,
} from '@lucide/vue';
import type { FunctionalComponent } from 'vue';
import type { HintCode } from '../../../shared/guidance/hints.ts';

/** Arrows point as sitters see themselves in the mirrored picture: their left is its left. */
const icons = {
  'no-face': ScanFace,
  'several-faces': Users,
  'too-far': ZoomIn,
  'too-close': ZoomOut,
  'move-left': ArrowLeft,
  'move-right': ArrowRight,
  'move-up': ArrowUp,
  'move-down': ArrowDown,
  'tilt-left': RotateCcw,
  'tilt-right': RotateCw,
  'turn-left': ArrowLeft,
  'turn-right': ArrowRight,
  'chin-up': ArrowUp,
  'chin-down': ArrowDown,
  'too-dark': Moon,
  'too-bright': Sun,
  'uneven-light': Contrast,
  'eyes-closed': Eye,
  'mouth-open': Meh,
  smiling: Meh,
  blurred: Focus,
  backdrop: Wallpaper,
} as const satisfies Readonly<Record<HintCode, FunctionalComponent>>;

export const hintIcon = (code: HintCode): FunctionalComponent => icons[code];
