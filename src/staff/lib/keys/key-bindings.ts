import { topDialog } from '#web/ui/modal/dialog-stack.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { holdKey } from './held-keys.ts';

/** An action of the keyboard, shown in the list of keys. */
export interface KeyBinding {
  /** `KeyboardEvent.key`, a letter in lower case, after `alt+` or `ctrl+`, which is Command on a Mac as well. */
  readonly key: string;
  /** Another key for the same. */
  readonly alias?: string;
  /** The name in the list of keys; by default that of the key. */
  readonly shown?: string;
  readonly label: string;
  readonly run: () => void;
  /** Runs also while the content of the page loads, when other keys wait for it. */
  readonly runsWhileLoading?: true;
}

let bindings: readonly KeyBinding[] = [];
const listeners = new Set<() => void>();

function change(next: readonly KeyBinding[]): void {
  bindings = next;
  for (const listener of listeners) listener();
}

/** Runs an action while its key is pressed outside of text fields and dialogs. A later binding wins. */
export function useKeys(own: readonly KeyBinding[]): void {
  // Before the page is painted, so that a key acts on what a person sees.
  useLayoutEffect(() => {
    change([...bindings, ...own]);
    return () => change(bindings.filter((binding) => !own.includes(binding)));
  }, [own]);
}

/** Returns the bindings of the current page. */
export function useKeyBindings(): readonly KeyBinding[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => bindings,
  );
}

/**
 * Runs the binding of a pressed key, if any; other shortcuts are left to the browser. Letters are those of the key on a
 * Latin keyboard.
 */
export function handleKey(event: KeyboardEvent): void {
  if (event.repeat) return;
  // The focus is on the page when the focused element of a dialog was disabled.
  if (isTyping(event.target) || topDialog() !== null) return;
  const pressed = keyOf(event);
  const binding = bindings.findLast(({ key, alias }) => key === pressed || alias === pressed);
  if (binding === undefined && (event.ctrlKey || event.metaKey || event.altKey)) return;
  if (holdKey(event, binding?.runsWhileLoading === true) || binding === undefined) return;
  event.preventDefault();
  binding.run();
}

/** Returns the key of an event, also on a Cyrillic keyboard, where `key` is another letter. */
function keyOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // On a Mac, Alt and a digit type another character.
  const digit = altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  const modifiers = [...(ctrlKey || metaKey ? ['ctrl+'] : []), ...(altKey ? ['alt+'] : [])];
  return [...modifiers, (letter ?? digit ?? key).toLowerCase()].join('');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null;
}
