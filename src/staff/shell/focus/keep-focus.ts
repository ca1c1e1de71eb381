import { areKeysHeld } from '../../lib/keys/held-keys.ts';
import { canHaveFocus, nearestPlace, placeOfPage } from './nearest-place.ts';

/** Parts that open over the page or within it, and give the focus back to what opened them. */
const OVERLAYS = 'dialog, [popover], [data-opened]';

interface Place {
  readonly element: HTMLElement;
  /** The place of the element, also after it has gone: a range follows the changes of the page. */
  readonly range: Range;
  readonly overlay: Element | null;
  /** The place that had the focus before the overlay opened. */
  readonly opener: Place | null;
}

/**
 * Keeps the focus in the page. When the focused element goes or is disabled, and nothing has taken the focus by the
 * next frame, it moves to the nearest place that is still there. An element that is enabled again gets it back unless
 * a person has moved on. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** The place to which the focus was moved, and the disabled element that it belongs to. */
  let moved: { to: HTMLElement; from: HTMLElement | null } | null = null;
  let isPressed = false;
  let frame = 0;

  /** Looks after two frames: what a change shows may take the focus after the first. */
  function look() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        restore();
      });
    });
  }

  function restore() {
    // The day that the held keys are for has the focus once it is there.
    if (place === null || areKeysHeld()) return;
    if (isLost()) return move(targetOf(place), place.element);
    if (moved === null || document.activeElement !== moved.to) return;
    const { to, from } = moved;
    if (from !== null && canHaveFocus(from)) from.focus({ preventScroll: true });
    else if (to.matches('main')) move(placeOfPage(), from);
  }

  function move(to: HTMLElement, from: HTMLElement | null) {
    if (to === document.activeElement) return;
    moved = { to, from: from?.isConnected === true ? from : null };
    const isControl = to.tabIndex >= 0;
    if (!to.hasAttribute('tabindex') && !isControl) makeFocusable(to);
    to.focus({ preventScroll: true });
    // A heading names the place, and the cursor of the desk keeps its own; the reader stays where the change was.
    if (isControl && !to.matches('[data-focused]'))
      to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function noteFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    if (target !== moved?.to) moved = null;
    place = placeOf(target, place);
  }

  function noteBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    // A press beside all controls takes the focus away on purpose, and so does Tab at the end of the page.
    const isLeft = isPressed;
    queueMicrotask(() => {
      if (isLost() && (isLeft || !document.hasFocus())) place = null;
      else look();
    });
  }

  /** Leaves the new place to the person who uses it, but not to the repetition of a held key. */
  function noteUse(event: Event) {
    isPressed = false;
    if (moved === null || event.target !== moved.to) return;
    const isHeld = event instanceof KeyboardEvent && event.repeat;
    if (isHeld && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    else moved.from = null;
  }

  const changes = new MutationObserver(() => {
    if (place !== null && (isLost() || document.activeElement === moved?.to)) look();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('focusin', noteFocus, options);
  document.addEventListener('focusout', noteBlur, options);
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ['pointerup', 'pointercancel', 'change']) {
    document.addEventListener(end, () => (isPressed = false), options);
  }
  for (const use of ['keydown', 'input', 'click']) document.addEventListener(use, noteUse, options);
  return () => {
    changes.disconnect();
    listening.abort();
    cancelAnimationFrame(frame);
  };
}

/** Returns true if no element has the focus, or one that is disabled. */
function isLost(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.matches(':disabled');
}

function placeOf(element: HTMLElement, before: Place | null): Place {
  const range = rangeOf(element);
  const overlay = element.closest(OVERLAYS);
  let opener = overlay === null ? null : before;
  // Back from what opened above it.
  for (let each = before; each !== null; each = each.opener) {
    if (each.overlay === overlay) opener = each.opener;
  }
  return { element, range, overlay, opener };
}

function rangeOf(element: Element): Range {
  const range = document.createRange();
  range.selectNode(element);
  return range;
}

/** Returns where the focus belongs: to its element, near to it, or to what opened the overlay that has gone. */
function targetOf({ element, range, overlay, opener }: Place): HTMLElement {
  if (canHaveFocus(element)) return element;
  const isGone = overlay !== null && !(overlay.isConnected && overlay.checkVisibility());
  if (isGone && opener !== null) return targetOf(opener);
  // A disabled element may also have been moved, with the range left behind.
  return nearestPlace(element.isConnected ? rangeOf(element) : range);
}

/** Lets a heading have the focus as long as it has it. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
