import { createPinia } from 'pinia';
import { createApp, type App as Mounted } from 'vue';
import App from './App.vue';
import { connect } from './bridge/bridge.ts';
import { httpBridge } from './bridge/bridge-http.ts';
import { i18n } from './i18n/index.ts';
import { router } from './router.ts';
import { useConnectionStore } from './shell/connection-store.ts';
import { useFaultStore } from './state/fault-store.ts';

/** Mounts the kiosk's page over the desktop's bridge if there is one, and over HTTP otherwise. */
export function mountKiosk(): Mounted {
  const app = createApp(App);
  app.use(createPinia());

  const connection = useConnectionStore();
  connect(window.headroom ?? httpBridge(connection.lose));

  app.config.errorHandler = useFaultStore().report;
  app.use(router).use(i18n).mount('#kiosk');
  return app;
}
