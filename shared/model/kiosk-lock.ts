/** The kiosk lock, as the settings show it. */
export interface KioskLockView {
  readonly on: boolean;
}
