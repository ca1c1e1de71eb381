import { topDialog } from '#web/ui/modal/dialog-stack.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { holdKey } from './held-keys.ts';

/** An action of the keyboard, shown in the list of keys. */
export interface KeyBinding {
  /** `KeyboardEvent.key` without modifiers; a letter in lower case. */
  readonly key: string;
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
  useEffect(() => {
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

/** Runs the binding of a pressed key, if any. Letters are those of the key on a Latin keyboard. */
export function handleKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  // The focus is on the page when the focused element of a dialog was disabled.
  if (isTyping(event.target) || topDialog() !== null) return;
  const pressed = keyOf(event);
  const binding = bindings.findLast(({ key }) => key === pressed);
  if (holdKey(event, binding?.runsWhileLoading === true) || binding === undefined) return;
  event.preventDefault();
  binding.run();
}

/** Returns the key of an event, also on a Cyrillic keyboard, where `key` is another letter. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (letter ?? key).toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null;
}
