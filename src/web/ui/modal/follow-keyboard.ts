/**
 * Sets `--keyboard` on an element to the height covered by the on-screen keyboard, and updates it.
 * It stays 0 in browsers that shrink the page for the keyboard; Safari does not.
 * @returns a function that stops the updates
 */
export function followKeyboard(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};

  function measure() {
    // A zoomed page has a small visual viewport too, without a keyboard.
    const covered =
      viewport && viewport.scale === 1
        ? Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
        : 0;
    element.style.setProperty('--keyboard', `${covered}px`);
  }

  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}
