/** A polite live region that appears together with its text is silent: what appears later is announced instead. */
import { expect, it } from 'vitest';
import {
  nodeKinds,
  pageSources,
  sourceOf,
  type PageSource,
  type TemplateNode,
} from '../i18n/page-sources.ts';

const appears = ({ props = [] }: TemplateNode): boolean =>
  props.some(({ type, name }) => type === nodeKinds.directive && /^(?:if|else|else-if|for)$/u.test(name));
const isPolite = ({ props = [] }: TemplateNode): boolean =>
  props.some(
    ({ type, name, value }) =>
      type === nodeKinds.attribute &&
      ((name === 'role' && value?.content === 'status') ||
        (name === 'aria-live' && value?.content === 'polite')),
  );

/** Returns the tags of live regions that appear with their text: on their own, or as the first thing in what appears. */
function silentIn({ template }: PageSource): readonly string[] {
  const found: string[] = [];
  function look(nodes: readonly TemplateNode[], isNew: boolean): void {
    for (const node of nodes) {
      const appearsNow = isNew || appears(node);
      if (appearsNow && isPolite(node)) found.push(node.tag ?? '');
      look((node.children ?? []) as readonly TemplateNode[], appearsNow && node.tag === 'template');
    }
  }
  look(template, false);
  return found;
}

it('no live region of the page appears together with its text', () => {
  const silent = pageSources().flatMap((source) => silentIn(source).map((tag) => `${source.file}: ${tag}`));
  expect(silent).toEqual([]);
});

it('one that does is found', () => {
  const silent = `<template><p v-if="done" role="status">{{ done }}</p><template v-if="a"><i aria-live="polite" /></template></template>`;
  expect(silentIn(sourceOf('a.vue', silent))).toEqual(['p', 'i']);
  const heard = `<template><p role="status"><b v-if="done">{{ done }}</b></p><p v-if="wrong" role="alert" /></template>`;
  expect(silentIn(sourceOf('a.vue', heard))).toEqual([]);
});
