import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** The keys that wait for the content of the page, in their order; null unless it loads. */
let held: KeyboardEvent[] | null = null;

/** Holds keys from now on, for content that was asked for and is not there yet. */
export function holdKeys(): void {
  held ??= [];
}

/** Returns true while keys wait for content. */
export function areKeysHeld(): boolean {
  return held !== null;
}

/**
 * Holds keys while the content of a page loads, and presses them when it is there.
 *
 * @param shown changes with the content that was asked for
 */
export function useHeldKeys(isLoading: boolean, shown: string): void {
  useEffect(() => {
    if (isLoading) return holdKeys();
    // The content binds its keys in effects of the same rendering.
    queueMicrotask(release);
  }, [isLoading, shown]);
  useEffect(() => () => void (held = null), []);
}

/**
 * Holds a key if the page loads, and returns true then. A key that `runsNow` is held behind others only;
 * Escape drops them.
 */
export function holdKey(event: KeyboardEvent, runsNow: boolean): boolean {
  if (held === null) return false;
  if (event.key === 'Escape') held = [];
  if (!isHeld(event) || (runsNow && held.length === 0)) return false;
  held.push(event);
  event.preventDefault();
  return true;
}

/** Enter belongs to the focused control, unless that is the content or has gone with it. */
function isHeld({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter') return /^(?:\S|Arrow.*)$/.test(key);
  return target instanceof Element && target.matches('body, main, main h1, [data-focused]');
}

function release(): void {
  const events = held ?? [];
  held = null;
  // The next key finds the focus where this one has moved it.
  for (const event of events) flushSync(() => press(event));
}

function press(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (target instanceof HTMLInputElement && isText) return type(target, event.key);
  const isHandled = !target.dispatchEvent(new KeyboardEvent(event.type, event));
  if (event.key === 'Enter' && !isHandled && target instanceof HTMLButtonElement) target.click();
}

function type(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
}
