/**
 * Copies what an element says, as a person would. The clipboard's own interface needs a permission, and the desktop refuses
 * every permission but the camera's.
 * @returns whether it was copied
 */
export function copyText(element: Element): boolean {
  getSelection()?.selectAllChildren(element);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  return document.execCommand('copy');
}
