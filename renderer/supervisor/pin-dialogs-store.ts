import { defineStore } from 'pinia';
import { ref } from 'vue';

/** Which of the PIN's dialogs is open. The settings page holds both; anything locked can open one. */
export const usePinDialogs = defineStore('pin-dialogs', () => ({
  unlocking: ref(false),
  setting: ref(false),
}));
