import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'vue/compiler-sfc';
import { preProcessFile } from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Returns the text of a file's scripts; a stylesheet has none. */
function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.vue')) return file.endsWith('.ts') ? text : '';
  const { descriptor } = parse(text);
  return `${descriptor.script?.content ?? ''}\n${descriptor.scriptSetup?.content ?? ''}`;
}

/** Type imports do not reach the built page. */
const withoutTypes = (script: string): string => script.replace(/^import type [^;]+;$/gm, '');

/** Returns every file of ours that a page's entry imports, directly or not. */
function filesBehind(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = resolve(root, entry);
  const name = relative(root, file);
  if (seen.has(name) || !existsSync(file)) return seen;
  seen.add(name);
  for (const { fileName } of preProcessFile(withoutTypes(scriptOf(file))).importedFiles)
    if (fileName.startsWith('.')) filesBehind(resolve(dirname(file), fileName), seen);
  return seen;
}

const fetching = /\bfetch\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon|BroadcastChannel|postMessage/;

describe('the customer’s page', () => {
  const files = filesBehind('renderer/customer-screen/page/main.ts');

  it('is completely found by this test', () => {
    expect([...files]).toEqual(
      expect.arrayContaining([
        'renderer/customer-screen/page/ApprovalView.vue',
        'renderer/camera/HeadGuide.vue',
        'renderer/i18n/en.ts',
      ]),
    );
    expect([...filesBehind('renderer/main.ts')]).toContain('renderer/bridge/bridge.ts');
  });

  it('imports no bridge, no store and no route of the kiosk', () => {
    const forbidden = /bridge|-store\.ts$|router|shared\/contract|shared\/schemas/;
    expect([...files].filter((file) => forbidden.test(file))).toEqual([]);
  });

  it('makes its requests in one file only', () => {
    const asking = [...files].filter((file) => fetching.test(scriptOf(join(root, file))));
    expect(asking).toEqual(['renderer/customer-screen/page/feed.ts']);
  });
});
