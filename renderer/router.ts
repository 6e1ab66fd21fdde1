import { createRouter, createWebHashHistory } from 'vue-router';

/** Hash addresses: the page is one file on both hosts, and a reload comes back to the same place. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'desk', component: () => import('./desk/DeskPage.vue') },
    { path: '/order/:id', name: 'order', component: () => import('./order/OrderPage.vue'), props: true },
    { path: '/codes', name: 'codes', component: () => import('./codes/CodesPage.vue') },
    {
      path: '/settings/:section?',
      name: 'settings',
      component: () => import('./settings/SettingsPage.vue'),
      props: true,
    },
    { path: '/:elsewhere(.*)*', redirect: '/' },
  ],
});
