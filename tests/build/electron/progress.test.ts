import { expect, it } from 'vitest';
import { progressLine } from '../../../build/electron/progress.ts';

const total = 120_000_000;

function shown(isTTY: boolean, size: number | null): string {
  let written = '';
  const line = progressLine('Electron', { isTTY, write: (text: string) => (written += text) });
  for (let transferred = 0; transferred < total; transferred += total / 100) {
    line.show({ transferred, total: size, percent: size === null ? 0 : transferred / size });
  }
  line.show({ transferred: total, total: size, percent: 1 });
  line.end();
  return written;
}

it('writes one line per quarter into a log', () => {
  expect(shown(false, total)).toBe(
    [25, 50, 75, 100].map((percent) => `Electron: ${percent} % of 120 MB\n`).join(''),
  );
});

it('updates one line on a terminal', () => {
  const text = shown(true, total);
  expect(text.split('\r')).toContain('Electron: 37 % of 120 MB');
  expect(text.split('\n')).toEqual([expect.stringMatching(/Electron: 100 % of 120 MB$/), '']);
});

it('shows the received bytes when the size is unknown', () => {
  expect(shown(true, null).split('\r')).toContain('Electron: 60 MB');
});
