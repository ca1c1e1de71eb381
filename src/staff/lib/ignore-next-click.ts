/** Ignores the click of the press that ends a drag. */
export function ignoreNextClick(): void {
  const ignore = (event: Event) => event.stopPropagation();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}
