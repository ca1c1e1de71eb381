import { countReload, resetReloads } from './reload-count.ts';

/*
 * Runs inline in every document before any other script, with what it imports, which no other script
 * may import.
 *
 * Scripts load after the first paint, so that text appears early on a slow connection. A button
 * pressed before hydration is marked as pressed, and its click is repeated after hydration. Links
 * and forms work without scripts.
 *
 * A page that does not start, or that fails later, is reloaded; after the third time it says so. Both
 * are reported to the server, which counts them.
 */

/** Milliseconds after which a hydrated page counts as working. */
const WORKING_AFTER_MS = 10_000;

const { modules = '', entry = '', failure = '' } = document.currentScript?.dataset ?? {};
let pressed: Element | null = null;
let isHydrated = false;
let working: ReturnType<typeof setTimeout> | undefined;

function forgetPress(): void {
  document.removeEventListener('click', storePress, true);
  pressed?.removeAttribute('data-pressed');
}

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
  // Rejects if any of the scripts fails to load or to run.
  import(/* @vite-ignore */ entry).catch(recover);
}

const storage = () => sessionStorage;

/** Reloads the page after a failure. Returns false if it has been reloaded too often. */
function reload(): boolean {
  clearTimeout(working);
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  const isReloading = countReload(storage, isReload);
  navigator.sendBeacon(`/page-failures/${isReloading ? 'reloaded' : 'shown'}/`);
  if (isReloading) location.reload();
  return isReloading;
}

/** Reloads a page that does not respond, or says that it does not. */
async function recover(error?: unknown): Promise<void> {
  try {
    await fetch('', { method: 'HEAD' });
    if (reload()) return;
  } catch {
    // Without a connection, a reload would take away what can be read.
    addEventListener('online', () => location.reload(), { once: true });
  }
  forgetPress();
  const link = Object.assign(document.createElement('a'), { href: '', textContent: failure });
  const alert = Object.assign(document.createElement('p'), { id: 'failure', role: 'alert' });
  alert.append(link);
  document.body.append(alert);
  if (error !== undefined) reportError(error);
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
    isHydrated = true;
    working = setTimeout(() => resetReloads(storage), WORKING_AFTER_MS);
    document.documentElement.setAttribute('data-hydrated', '');
    forgetPress();
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  },
  { once: true },
);
// An error boundary asks before it shows an error.
document.addEventListener('pagefailure', (event) => {
  if (reload()) event.preventDefault();
});
document.addEventListener('pageloss', () => void recover());
addEventListener('pageshow', ({ persisted }) => {
  // The browser may have ended the requests for the scripts when it left the page.
  if (persisted && !isHydrated) location.reload();
});

// A page in a background tab is not painted until the tab is shown.
if (document.hidden) fetchScripts();
else requestAnimationFrame(() => requestAnimationFrame(fetchScripts));
