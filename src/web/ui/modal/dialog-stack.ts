/*
 * The open modal dialogs, the topmost last. A modal dialog makes the rest of the page inert, so
 * content that must stay usable above it (toasts) is rendered inside of it.
 */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** Pushes a dialog on the stack; the returned function removes it. */
export function pushDialog(dialog: HTMLElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((entry) => entry !== dialog));
}

export function topDialog(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

export function subscribeToDialogStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
