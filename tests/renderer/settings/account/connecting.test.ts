import { afterEach, describe, expect, it } from 'vitest';
import { router } from '../../../../renderer/router.ts';
import type { OpenCallView } from '../../../../shared/model/calls.ts';
import { uncertainCall } from '../../../support/fixture/retouch.ts';
import { fixtureId } from '../../../support/fixture/data.ts';
import { openSettings, type OpenSettings } from '../settings-page.ts';

let open: OpenSettings | undefined;
afterEach(() => {
  open?.close();
  open = undefined;
  document.body.innerHTML = '';
});

async function fillIn(settings: OpenSettings, secret = 'right'): Promise<void> {
  await settings.type('Service address', 'https://eu.photos.example');
  await settings.type('API key', 'canary-key');
  await settings.type('API secret', secret);
}

describe('the account', () => {
  it('needs a PIN before it is connected, and asks for no key until then', async () => {
    open = await openSettings('no-pin', 'account');

    expect(open.page.get('[aria-keyshortcuts=Enter]').text()).toBe('Set up staff first');
    expect(open.page.findAll('input')).toHaveLength(0);
    await open.press('Set up staff first');
    await router.isReady();
    expect(router.currentRoute.value.params).toEqual({ section: 'staff' });
    expect(open.text()).not.toContain('Saved');
  });

  it('is tested and saved; then only host and region are on the page', async () => {
    open = await openSettings('unlocked', 'account');
    await fillIn(open);
    await open.press('Test and save');

    expect(open.kiosk.made.find(({ name }) => name === 'connectAccount')?.args).toMatchObject({
      region: 'eu',
      headshotBaseUrl: '',
    });
    expect(open.text()).toContain('eu.photos.example');
    expect(open.text()).toContain('European Union');
    expect(document.body.innerHTML).not.toContain('canary-key');
  });

  it('hides key and secret while they are typed', async () => {
    open = await openSettings('unlocked', 'account');
    const kinds = open.page.findAll('input[type=password]');

    expect(kinds).toHaveLength(2);
  });

  it.each([
    ['wrong-secret', 'The service does not accept this key and secret.'],
    ['bad-certificate', 'The connection to this address is not safe.'],
    ['no-such-host', 'There is no such address.'],
    ['captive-portal', 'The server at this address is not the photo service.'],
  ])('says for %s what happened, and that nothing was saved or spent', async (studio, words) => {
    open = await openSettings(studio, 'account');
    await fillIn(open);
    await open.press('Test and save');

    const notice = open.page.get('[role=alert]').text();
    expect(notice).toContain(words);
    expect(notice).toContain('Nothing was saved and nothing was spent.');
  });

  it('marks an address without https at its field, and moves the cursor there', async () => {
    open = await openSettings('not-https', 'account');
    await fillIn(open);
    await open.press('Test and save');

    const field = open.page.get('input[type=url]');
    expect(field.attributes('aria-invalid')).toBe('true');
    expect(open.text()).toContain('The address must begin with https://');
    expect(document.activeElement).toBe(field.element);
    expect(open.page.findAll('[role=alert]')).toHaveLength(0);
  });

  it.each([['no-keychain', 'set up its keychain']])(
    'with %s says why it is in practice and what to do, and asks for no key',
    async (studio, words) => {
      open = await openSettings(studio, 'account');

      expect(open.text()).toContain(words);
      expect(open.page.findAll('input')).toHaveLength(0);
      expect(open.page.find('[aria-keyshortcuts=Enter]').exists()).toBe(false);
    },
  );

  it('cannot be disconnected while a photo is open: it names the order and links to it', async () => {
    open = await openSettings('connected', 'account');
    await open.press('Disconnect');

    expect(open.text()).toContain('One call to the service has to be settled first');
    expect(open.page.get('[role=alert] a').text()).toContain('Amelia Okafor');
    expect(open.page.get('[role=alert] a').text()).toContain('Outcome unknown');
    expect(open.made()).not.toContain('disconnectAccount');
  });

  it('cannot be disconnected while a retouch session or a face match waits: it links to each', async () => {
    const nobodys = { orderId: null, photoId: null, orderNumber: '', customerName: '', documentName: '' };
    const waiting: readonly OpenCallView[] = [
      { ...uncertainCall(), ...nobodys, sessionId: fixtureId('ben', 4), customerName: 'holiday.jpg' },
      { ...uncertainCall(), ...nobodys, sessionId: fixtureId('ben', 5), endpoint: 'generatePortrait' },
      { ...uncertainCall(), ...nobodys, sessionId: null, endpoint: 'faceMatch' },
    ];
    open = await openSettings('connected', 'account', { listOpenCalls: () => waiting });
    await open.press('Disconnect');

    const [session, headshots, match] = open.page.findAll('[role=alert] a');
    expect(session?.text()).toContain('holiday.jpg');
    expect(session?.text()).toContain('Retouch');
    expect(session?.attributes('href')).toContain(`/retouch/${fixtureId('ben', 4)}`);
    expect(headshots?.attributes('href')).toContain(`/headshots/${fixtureId('ben', 5)}`);
    expect(match?.text()).toMatch(/^Face match/);
    expect(match?.attributes('href')).toContain('/face-match');
  });

  it('is disconnected after a second question when nothing is open', async () => {
    open = await openSettings('connected', 'account', { listOpenCalls: () => [] });
    await open.press('Disconnect');
    expect(open.made()).not.toContain('disconnectAccount');
    await open.press('Disconnect the account');

    expect(open.made()).toContain('disconnectAccount');
    expect(open.text()).toContain('Practice mode is on because no account is connected.');
  });

  it('cannot be changed or disconnected while it is locked', async () => {
    open = await openSettings('connected-locked', 'account');
    const ways = open.page.findAll('fieldset button');

    expect(ways.length).toBeGreaterThan(0);
    expect((open.page.get('fieldset').element as HTMLFieldSetElement).disabled).toBe(true);
    expect(open.text()).toContain('eu.photos.example');
  });
});
