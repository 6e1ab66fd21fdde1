// First, so that the policy for workers exists before anything else could take its name.
import './ui/own-thread.ts';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { connect } from './bridge/bridge.ts';
import { httpBridge } from './bridge/bridge-http.ts';
import { i18n } from './i18n/index.ts';
import { router } from './router.ts';
import { useConnectionStore } from './shell/connection-store.ts';
import { useFaultStore } from './state/fault-store.ts';
import { ignoreDroppedFiles } from './ui/dropped-files.ts';
import { listenForShortcuts } from './ui/use-shortcut.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const app = createApp(App);
app.use(createPinia());

const connection = useConnectionStore();
connect(window.headroom ?? httpBridge(connection.lose));

const faults = useFaultStore();
app.config.errorHandler = faults.report;
window.addEventListener('unhandledrejection', (event) => faults.report(event.reason));

ignoreDroppedFiles();
listenForShortcuts();
app.use(router).use(i18n).mount('#kiosk');
