import { expect, it } from 'vitest';
import { at, exampleRecords, later } from '../../support/records/example-records.ts';

const logo = (byte: number) => ({
  colour: new Uint8Array([byte, 1]),
  grey: new Uint8Array([byte, 2]),
  widthPx: 300,
  heightPx: 120,
});

it('keeps one logo, replaces it and removes it', () => {
  const { logos } = exampleRecords();
  expect(logos.get()).toBeNull();

  logos.set(logo(1), at);
  logos.set(logo(2), later);
  const kept = logos.get();
  expect(kept).toMatchObject({ widthPx: 300, heightPx: 120 });
  expect(logos.size()).toEqual({ widthPx: 300, heightPx: 120, updatedAt: later });
  expect([...(kept?.colour ?? [])]).toEqual([2, 1]);
  expect([...(kept?.grey ?? [])]).toEqual([2, 2]);

  logos.set(null, later);
  expect([logos.get(), logos.size()]).toEqual([null, null]);
});
