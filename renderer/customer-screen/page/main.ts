/**
 * The customer's page. It is built with the kiosk's and shares its looks and texts, but it has no bridge: `feed.ts` holds
 * everything that it can request.
 */
// First, so that the policy for workers exists before anything else could take its name.
import '../../ui/own-thread.ts';
import { createApp } from 'vue';
import { i18n } from '../../i18n/index.ts';
import { ignoreDroppedFiles } from '../../ui/dropped-files.ts';
import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/high-contrast.css';
import CustomerPage from './CustomerPage.vue';

// As on the kiosk's page: a reload opens the page without its one-time address.
if (location.search !== '') history.replaceState(null, '', location.pathname);
ignoreDroppedFiles();
createApp(CustomerPage).use(i18n).mount('#kiosk');
