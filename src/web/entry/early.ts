/*
 * Runs inline in every document before any other script; imports nothing.
 *
 * Scripts load after the first paint, so that text appears early on a slow connection. A button
 * pressed before hydration is marked as pressed, and its click is repeated after hydration. Links
 * and forms work without scripts.
 */

const { modules = '', entry = '' } = document.currentScript?.dataset ?? {};
let pressed: Element | null = null;

function storePress({ target }: Event): void {
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

/** Marks the lists that this browser stores, so that the home page reserves their place. */
function markStoredLists(): void {
  const { dataset } = document.documentElement;
  try {
    const ends = localStorage.getItem('vizit:appointments')?.matchAll(/"until":(\d+)/g) ?? [];
    if ([...ends].some(([, end]) => Number(end) > Date.now())) dataset['appointments'] = '';
    if (localStorage.getItem('vizit:viewed') !== null) dataset['viewed'] = '';
  } catch {
    // Without storage there are no lists.
  }
}

markStoredLists();
document.addEventListener('click', storePress, true);
document.addEventListener(
  'hydrated',
  () => {
    document.removeEventListener('click', storePress, true);
    document.documentElement.setAttribute('data-hydrated', '');
    pressed?.removeAttribute('data-pressed');
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  },
  { once: true },
);

// A page in a background tab is not painted until the tab is shown.
if (document.hidden) fetchScripts();
else requestAnimationFrame(() => requestAnimationFrame(fetchScripts));
