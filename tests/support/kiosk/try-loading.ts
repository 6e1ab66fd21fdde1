/**
 * Tries to load from another address and to send something there, and returns what came of each: `refused`, the directive of the policy
 * that refused it, or something else. Runs in a page, so it can use nothing from this file.
 */
export async function tryLoading(address: string) {
  const refused: Record<string, string> = {};
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    refused[blockedURI] = effectiveDirective;
  });
  const image = new Image();
  const loaded = new Promise<string>((resolve) => {
    image.addEventListener('load', () => resolve('loaded'));
    image.addEventListener('error', () => resolve('refused'));
  });
  image.src = `${address}/pixel.svg`;
  const outcomes = {
    image: await loaded,
    fetch: await fetch(`${address}/fetch`, { method: 'POST', body: 'x' }).then(
      () => 'sent',
      () => 'refused',
    ),
    module: await import(`${address}/module.js`).then(
      () => 'loaded',
      () => 'refused',
    ),
  };
  navigator.sendBeacon(`${address}/beacon`, 'x');
  const frame = document.createElement('iframe');
  frame.src = `${address}/frame.html`;
  document.body.append(frame);
  const reported = () => ({
    beacon: refused[`${address}/beacon`],
    frame: refused[`${address}/frame.html`] ?? refused[address],
  });
  // The page is told of what was refused in tasks of their own.
  for (let turns = 0; turns < 50 && Object.values(reported()).includes(undefined); turns += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  frame.remove();
  return { ...outcomes, ...reported() };
}

/** The outcomes on the kiosk's own page. */
export const refusedLoading = {
  image: 'refused',
  fetch: 'refused',
  module: 'refused',
  beacon: 'connect-src',
  frame: 'frame-src',
};
