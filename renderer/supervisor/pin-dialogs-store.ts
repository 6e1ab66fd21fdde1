import { defineStore } from 'pinia';
import { ref } from 'vue';

/** Whether the settings ask for a supervisor's PIN. The settings page holds the dialog; anything locked can open it. */
export const usePinDialogs = defineStore('pin-dialogs', () => ({
  unlocking: ref(false),
}));
