import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';

/** Draws a name badge that shows at once that no real person was photographed. In the body's coordinates. */
export function badge({ params, proportions: p }: Sketch): string {
  if (params.badge === 'none') return '';
  const x = p.shoulders * 0.34;
  const y = p.shoulderY + 29;
  const label = {
    x: x + 16,
    y: y + 7.1,
    'font-family': 'sans-serif',
    'font-size': 5.2,
    'font-weight': 700,
    'text-anchor': 'middle',
    textLength: 27,
    fill: '#262626',
  };
  return (
    element('rect', {
      x,
      y,
      width: 32,
      height: 10.4,
      rx: 1.4,
      fill: '#f7f6f2',
      stroke: '#8f8d88',
      'stroke-width': 0.4,
    }) + element('text', label, 'PRACTICE')
  );
}
