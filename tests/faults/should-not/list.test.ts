import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shouldNot, testsOf } from './list.ts';

const root = join(import.meta.dirname, '../../..');
const items = Object.entries(shouldNot);

describe.each(items)('%s', (_item, shown) => {
  it('is shown in both hosts', () => {
    const inBoth = (shown.both ?? []).length > 0;
    const inEach = (shown.browser ?? []).length > 0 && (shown.desktop ?? []).length > 0;
    expect(inBoth || inEach).toBe(true);
  });

  it.each(testsOf(shown))('has its test: %s, %s', (file, title) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });
});
