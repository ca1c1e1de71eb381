/*
 * Stands in every document itself and runs before anything else is fetched; it imports nothing.
 *
 * Scripts come after the first paint, which needs none of them: on a slow line what can be read
 * does not wait for what can be pressed. Whoever presses a button meanwhile is not made to press it
 * again: it is marked as pressed, and pressed anew once React listens. Links and forms work without.
 */

const { modules = '', entry = '' } = document.currentScript?.dataset ?? {};
let pressed: Element | null = null;

function keepPress({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest('button[type=button]:not([popovertarget])') : null;
  if (button === null) return;
  pressed?.removeAttribute('data-pressed');
  pressed = button;
  pressed.setAttribute('data-pressed', '');
}

function fetchScripts(): void {
  for (const href of modules.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: entry }));
}

document.addEventListener('click', keepPress, true);
document.addEventListener(
  'hydrated',
  () => {
    document.removeEventListener('click', keepPress, true);
    document.documentElement.setAttribute('data-hydrated', '');
    pressed?.removeAttribute('data-pressed');
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  },
  { once: true },
);

// A page in a background tab is not painted before it is looked at.
if (document.hidden) fetchScripts();
else requestAnimationFrame(() => requestAnimationFrame(fetchScripts));
