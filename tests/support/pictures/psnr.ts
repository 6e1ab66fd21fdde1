/**
 * Returns the peak signal to noise ratio of two pictures of the same size, decibels: infinite when they are equal,
 * above 40 when the difference is invisible. Over red, green and blue of RGBA pixels.
 */
export function psnr(a: Uint8Array, b: Uint8Array): number {
  if (a.byteLength !== b.byteLength) throw new Error('pictures of different sizes');
  let squares = 0;
  for (let at = 0; at < a.byteLength; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      squares += ((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) ** 2;
    }
  }
  return 10 * Math.log10(255 ** 2 / (squares / ((a.byteLength / 4) * 3)));
}
