import { earlyStore } from './early-store.ts';
import { BUTTON, keepPressed, takePressed } from './pressed-button.ts';
import { countReload, resetReloads } from './reload-count.ts';

/*
 * Runs inline in every document before any other script, with what it imports, which no other script
 * may import.
 *
 * Scripts load after the first paint, so that text appears early on a slow connection. A button
 * pressed before hydration is marked as pressed, and its click is repeated after hydration, also if the
 * page is reloaded in between. Links and forms work without scripts.
 *
 * A page that does not start, or that fails later, is reloaded; after the third time it says so. Both
 * are reported to the server, which counts them.
 */

/** Milliseconds after which a hydrated page counts as working. */
const WORKING_AFTER_MS = 10_000;

const { modules = '', entry = '', failure = '' } = document.currentScript?.dataset ?? {};
const store = earlyStore(() => sessionStorage);
const { dataset } = document.documentElement;
/** Empty after it is shown. */
let alert = `<p id="failure" role="alert"><a href="">${failure}</a></p>`;
let pressed: Element | undefined;
let isHydrated = false;

function press(button: Element | undefined): void {
  pressed?.toggleAttribute('data-pressed', false);
  pressed = button;
  pressed?.toggleAttribute('data-pressed', true);
}

function storePress({ target }: Event): void {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  if (button !== null) press(button);
}

/** Stops waiting for hydration. Returns the button that was pressed. */
function forgetPress(): Element | undefined {
  const button = pressed;
  document.removeEventListener('click', storePress, true);
  press(undefined);
  return button;
}

function fetchScripts(): void {
  for (const href of modules.split(' ')) {
    document.head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${href}">`);
  }
  // Rejects if any of the scripts fails to load or to run.
  import(/* @vite-ignore */ entry).catch(recover);
}

function reload(): void {
  if (pressed !== undefined) keepPressed(pressed, store);
  location.reload();
}

/** Reloads the page after a failure. Returns false if it has been reloaded too often. */
function reloadAfterFailure(): boolean {
  const isReloading = countReload(store);
  navigator.sendBeacon(`/page-failures/${isReloading ? 'reloaded' : 'shown'}/`);
  if (isReloading) reload();
  return isReloading;
}

/** Reloads a page that does not respond, or says that it does not. */
async function recover(error?: unknown): Promise<void> {
  try {
    const { status } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    // From 429, the server has too many requests or fails itself.
    if (status < 429 && reloadAfterFailure()) return;
  } catch {
    // Without a connection, a reload would take away what can be read.
    addEventListener('online', reload);
  }
  forgetPress();
  document.body.insertAdjacentHTML('beforeend', alert);
  alert = '';
  if (error !== undefined) reportError(error);
}

/** Marks the lists that this browser stores, so that the home page reserves their place. */
function markStoredLists(): void {
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
document.addEventListener('DOMContentLoaded', () => {
  const kept = takePressed(store);
  press(pressed ?? kept);
});
document.addEventListener('hydrated', () => {
  isHydrated = true;
  setTimeout(() => resetReloads(store), WORKING_AFTER_MS);
  dataset['hydrated'] = '';
  const button = forgetPress();
  if (button instanceof HTMLElement && button.isConnected) button.click();
});
// An error boundary asks before it shows an error.
document.addEventListener('pagefailure', (event) => {
  if (reloadAfterFailure()) event.preventDefault();
});
document.addEventListener('pageloss', () => void recover());
addEventListener('pageshow', ({ persisted }) => {
  // The browser may have ended the requests for the scripts when it left the page.
  if (persisted && !isHydrated) void recover();
});

// A page in a background tab is not painted until the tab is shown.
if (document.hidden) fetchScripts();
else requestAnimationFrame(() => requestAnimationFrame(fetchScripts));
