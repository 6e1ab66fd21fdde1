import { mix } from './palette.ts';
import type { PortraitParams } from './params.ts';
import { between, seededRandom } from './random.ts';
import { element, linear, radial } from './svg.ts';

/** Draws what is behind the people, in px of the picture. */
export function background(params: PortraitParams): string {
  const { width, height, backgroundColour: colour } = params;
  const wall = (fill: string): string => element('rect', { width, height, fill });
  switch (params.background) {
    case 'none':
      return '';
    case 'plain':
      return wall(colour);
    case 'gradient':
      return (
        radial('wall', { x: width * 0.45, y: height * 0.4 }, width * 0.62, [
          [0, mix(colour, '#ffffff', 0.4), 1],
          [1, mix(colour, '#30343a', 0.45), 1],
        ]) + wall('url(#wall)')
      );
    case 'busy':
      return wall(mix(colour, '#8a7258', 0.35)) + shelves(params);
  }
}

const bookColours = ['#7c3b35', '#2f4f63', '#c4a15a', '#4d6648', '#87745c', '#5a4763', '#b5654a', '#d8d2c4'];

/** Draws shelves of books with a window at one side: edges and colours everywhere, as in a lived-in room. */
function shelves({ width, height, seed }: PortraitParams): string {
  const random = seededRandom(seed + 77);
  const parts: string[] = [];
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const floor = ((row + 1) / rows) * height;
    let x = 0;
    while (x < width * 0.74) {
      const thick = between(random, 0.012, 0.034) * width;
      const tall = between(random, 0.13, 0.21) * height;
      const colour = bookColours[Math.floor(random() * bookColours.length)] ?? '#87745c';
      if (random() < 0.9)
        parts.push(element('rect', { x, y: floor - tall, width: thick * 0.94, height: tall, fill: colour }));
      x += thick;
    }
    parts.push(
      element('rect', {
        x: 0,
        y: floor - height * 0.012,
        width: width * 0.76,
        height: height * 0.018,
        fill: '#6b4c33',
      }),
    );
  }
  parts.push(
    linear('sky', { x: 0, y: 0 }, { x: 0, y: height }, [
      [0, '#cfe4f2', 1],
      [1, '#eef3ea', 1],
    ]),
    element('rect', {
      x: width * 0.8,
      y: height * 0.06,
      width: width * 0.17,
      height: height * 0.7,
      fill: 'url(#sky)',
      stroke: '#f4f1ea',
      'stroke-width': width * 0.008,
    }),
    element('rect', {
      x: width * 0.88,
      y: height * 0.06,
      width: width * 0.008,
      height: height * 0.7,
      fill: '#f4f1ea',
    }),
  );
  return parts.join('');
}
