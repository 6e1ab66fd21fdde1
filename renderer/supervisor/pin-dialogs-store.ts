import { defineStore } from 'pinia';
import { ref } from 'vue';

/**
 * Whether a supervisor's PIN is asked for. The settings page holds the dialog that unlocks the settings, the shell the one
 * that leaves a locked kiosk; anything can open them.
 */
export const usePinDialogs = defineStore('pin-dialogs', () => ({
  unlocking: ref(false),
  leaving: ref(false),
}));
