/**
 * The customer's page. It is built beside the kiosk's and shares its looks and words, but it has no bridge: what it
 * can ask for is in `feed.ts`, all of it.
 */
// First: the policy for threads is made before anything else could take its name.
import '../../ui/own-thread.ts';
import { createApp } from 'vue';
import { i18n } from '../../i18n/index.ts';
import { ignoreDroppedFiles } from '../../ui/dropped-files.ts';
import '../../ui/fonts.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import CustomerPage from './CustomerPage.vue';

ignoreDroppedFiles();
createApp(CustomerPage).use(i18n).mount('#kiosk');
