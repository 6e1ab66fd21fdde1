import { createRouter, createWebHashHistory } from 'vue-router';
import DeskPage from './desk/DeskPage.vue';

/**
 * Addresses in the hash: the page is one file on both hosts, and a reload returns to the same screen. The desk is not
 * loaded on its own, because it is the first screen, and its 27 small files came after all others.
 */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'desk', component: DeskPage },
    { path: '/order/:id', name: 'order', component: () => import('./order/OrderPage.vue'), props: true },
    {
      path: '/customers/:id?',
      name: 'customers',
      component: () => import('./customers/CustomersPage.vue'),
      props: true,
    },
    { path: '/codes', name: 'codes', component: () => import('./codes/CodesPage.vue') },
    { path: '/retouch', name: 'retouch-list', component: () => import('./retouch/RetouchListPage.vue') },
    {
      path: '/retouch/:sessionId',
      name: 'retouch-session',
      component: () => import('./retouch/RetouchPage.vue'),
      props: true,
      meta: { screen: 'retouch-list' },
    },
    {
      path: '/order/:id/retouch/:shotId',
      name: 'retouch',
      component: () => import('./retouch/RetouchPage.vue'),
      props: true,
      meta: { screen: 'order' },
    },
    { path: '/headshots', name: 'headshots', component: () => import('./headshots/HeadshotsListPage.vue') },
    {
      path: '/headshots/:sessionId',
      name: 'headshot-session',
      component: () => import('./headshots/HeadshotsPage.vue'),
      props: true,
      meta: { screen: 'headshots' },
    },
    { path: '/face-match', name: 'face-match', component: () => import('./face-match/FaceMatchPage.vue') },
    {
      path: '/opening-check',
      name: 'opening-check',
      component: () => import('./opening-check/OpeningCheckPage.vue'),
      meta: { screen: 'desk' },
    },
    { path: '/prints', name: 'prints', component: () => import('./prints/PrintsPage.vue') },
    { path: '/day', name: 'takings', component: () => import('./takings/TakingsPage.vue') },
    {
      path: '/day/closings',
      name: 'closings',
      component: () => import('./takings/ClosingsPage.vue'),
      meta: { screen: 'takings' },
    },
    {
      path: '/day/period',
      name: 'takings-period',
      component: () => import('./takings/PeriodPage.vue'),
      meta: { screen: 'takings' },
    },
    {
      path: '/day/closings/:number',
      name: 'closing',
      component: () => import('./takings/ClosingPage.vue'),
      props: true,
      meta: { screen: 'takings' },
    },
    {
      path: '/settings/:section?',
      name: 'settings',
      component: () => import('./settings/SettingsPage.vue'),
      props: true,
    },
    {
      path: '/set-up/:section?',
      name: 'set-up',
      component: () => import('./settings/set-up/SetUpPage.vue'),
      props: true,
      meta: { screen: 'settings' },
    },
    { path: '/:elsewhere(.*)*', redirect: '/' },
  ],
});
