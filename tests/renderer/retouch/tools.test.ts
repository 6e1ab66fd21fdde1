import { afterEach, describe, expect, it } from 'vitest';
import { cutOut, orderSession, retouchSession, version } from '../../support/fixture/retouch.ts';
import { fixtureId } from '../../support/fixture/data.ts';
import { closeSession, openSession } from './opened-session.ts';

afterEach(closeSession);

describe('an open tool', () => {
  it.each([
    ['a', 'AI edit · 1 credit', { tool: 'aiEdit', format: 'JPEG' }],
    ['b', 'Remove the background · 1 credit', { tool: 'removeBackground', quality: 'best', format: 'PNG' }],
    ['e', 'Enhance · 1 credit', { tool: 'enhance', scaleFactor: 2, face: false, format: 'JPEG' }],
  ])('under %s shows its cost, and Enter makes one call', async (key, words, edit) => {
    const { nextStep, press, argsOf } = await openSession(retouchSession());

    await press(key);
    expect(nextStep().text()).toContain(words);
    expect(argsOf('edit')).toEqual([]);

    await press('Enter');
    expect(argsOf('edit')).toEqual([
      { sessionId: fixtureId('ben', 1), versionId: fixtureId('ver', 0), edit },
    ]);
  });

  it('shows its own rule only', async () => {
    const { page, press } = await openSession(retouchSession());

    await press('a');
    expect(page.text()).toContain('It chooses no document size and promises no acceptance.');
    await press('b');
    expect(page.text()).toContain('It does not crop.');
    expect(page.text()).not.toContain('promises no acceptance');
    await press('e');
    expect(page.text()).toContain('It judges neither the person');
  });

  it('is closed by its key, or by Escape, before anything is left', async () => {
    const { page, nextStep, press } = await openSession(retouchSession());

    await press('a');
    await press('a');
    expect(nextStep().text()).toContain('Export…');

    await press('e');
    await press('Escape');
    expect(nextStep().text()).toContain('Export…');
    expect(page.find('fieldset.strip').exists()).toBe(true);
  });

  it('is needed to spend anything with Enter', async () => {
    const { press, argsOf } = await openSession(orderSession());

    await press('Enter');

    expect(argsOf('edit')).toEqual([]);
  });

  it('suggests PNG for a transparent picture, until staff choose otherwise', async () => {
    const { page, press, argsOf } = await openSession(retouchSession({ versions: [version(0), cutOut(1)] }));

    await press('e');
    expect(page.text()).toContain('The removed background stays transparent.');
    await press('Enter');

    expect(argsOf('edit')).toMatchObject([{ edit: { tool: 'enhance', format: 'PNG' } }]);
  });
});

describe('a result', () => {
  it('is selected when it arrives, and compared with the original', async () => {
    const { page, press, picked, compared } = await openSession(retouchSession());

    await press('a');
    await press('Enter');

    expect(picked()).toBe('1 · AI edit, 1920\u00a0×\u00a01080\u00a0px');
    expect(compared()).toMatchObject({ beforeLabel: 'Original', afterLabel: '1 · AI edit' });
    expect(page.findAll('fieldset.strip input')).toHaveLength(2);
  });

  it('without a background shows the document’s colour behind it in an order, and is free to keep', async () => {
    const { nextStep, press, argsOf, picked, compared } = await openSession(orderSession());

    await press('b');
    await press('Enter');
    expect(compared()['backdrop']).toBe('#e6e2d8');
    expect(nextStep().text()).toContain('Keep this background · free');

    await press('Enter');
    expect(argsOf('fillBackground')).toMatchObject([{ versionId: fixtureId('ver', 1), colour: '#e6e2d8' }]);
    expect(picked()).toBe('2 · Background #e6e2d8, 1920\u00a0×\u00a01080\u00a0px');
  });

  it('without a background stays transparent without an order until a colour is chosen', async () => {
    const { page, nextStep, press, argsOf, compared } = await openSession(retouchSession());

    await press('b');
    await press('Enter');
    expect(compared()['backdrop']).toBe('transparent');
    expect(nextStep().text()).toContain('Export…');

    const grey = page.findAll('label.choice').find((label) => label.text() === 'Light grey');
    await grey?.get('input').setValue(true);
    expect(compared()['backdrop']).toBe('#e6e6e6');
    expect(argsOf('fillBackground')).toEqual([]);
  });

  it('accepts a colour of the studio’s own, and no other text', async () => {
    const { page, press, compared } = await openSession(
      retouchSession({ versions: [version(0), cutOut(1)] }),
    );
    await press('f');

    const other = page.findAll('label.choice').find((label) => label.text() === 'Other colour');
    await other?.get('input').setValue(true);
    const field = page.get('.own input:not([type=color])');
    await field.setValue('#12ab');
    expect(page.text()).toContain('Enter # and six digits');
    await field.setValue('12AB34');

    expect(compared()['backdrop']).toBe('#12ab34');
  });

  it('gets no colour while the typed one is invalid: Enter would keep the one before', async () => {
    const { page, nextStep, press, argsOf } = await openSession(
      retouchSession({ versions: [version(0), cutOut(1)] }),
    );
    await press('f');
    const choice = (words: string) => page.findAll('label.choice').find((label) => label.text() === words);
    await choice('Other colour')?.get('input').setValue(true);

    await page.get('.own input:not([type=color])').setValue('#12zz');
    expect(nextStep().attributes('disabled')).toBeDefined();
    await press('Enter');
    expect(argsOf('fillBackground')).toEqual([]);

    await choice('Light grey')?.get('input').setValue(true);
    await press('Enter');
    expect(argsOf('fillBackground')).toMatchObject([{ colour: '#e6e6e6' }]);
  });

  it('that came back without the requested transparency says so', async () => {
    const { page } = await openSession(
      retouchSession({
        versions: [version(0), cutOut(1, { transparent: false, doubts: ['format-differs'] })],
      }),
    );

    expect(page.text()).toContain('The service sent a different file type than requested.');
    expect(page.text()).toContain('It came back without transparency');
  });
});
