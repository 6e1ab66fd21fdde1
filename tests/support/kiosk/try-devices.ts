/**
 * Asks for the computer's devices, place and clipboard, and returns what came of each: `open`, or the name of the error. Runs in a
 * page, so it can use nothing from this file.
 */
export async function tryDevices() {
  const outcomeOf = (work: () => Promise<unknown>): Promise<string> =>
    work().then(
      () => 'open',
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    );
  const place = new Promise<string>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      () => resolve('open'),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'asked'),
    );
  });
  const { usb } = navigator as unknown as { usb: { getDevices(): Promise<unknown> } };
  return {
    microphone: await outcomeOf(() => navigator.mediaDevices.getUserMedia({ audio: true })),
    screen: await outcomeOf(() => navigator.mediaDevices.getDisplayMedia()),
    clipboard: await outcomeOf(() => navigator.clipboard.readText()),
    usb: await outcomeOf(() => usb.getDevices()),
    place: await place,
    notifications: Notification.permission,
  };
}
