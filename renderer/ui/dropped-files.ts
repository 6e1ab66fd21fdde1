/** Ignores files that are dropped anywhere but on the shot: they must neither open nor navigate. */
export function ignoreDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (!event.defaultPrevented && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    event.preventDefault();
  });
  window.addEventListener('drop', (event) => event.preventDefault());
}
