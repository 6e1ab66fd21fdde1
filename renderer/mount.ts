import { createPinia } from 'pinia';
import { createApp, type App as Mounted } from 'vue';
import App from './App.vue';
import { connect } from './bridge/bridge.ts';
import { httpBridge } from './bridge/bridge-http.ts';
import { i18n, speakAsMarked } from './i18n/index.ts';
import { router } from './router.ts';
import { useConnectionStore } from './shell/connection-store.ts';
import { useFaultStore } from './state/fault-store.ts';

/** Mounts the kiosk's page over the desktop's bridge if there is one, and over HTTP otherwise. Its first screen is in its language. */
export async function mountKiosk(): Promise<Mounted> {
  const app = createApp(App);
  app.use(createPinia());

  const connection = useConnectionStore();
  connect(window.headroom ?? httpBridge(connection.lose));

  // Without its texts, the page is in English, and says that something went wrong.
  await speakAsMarked().catch(useFaultStore().report);
  app.config.errorHandler = useFaultStore().report;
  app.use(router).use(i18n).mount('#kiosk');
  return app;
}
