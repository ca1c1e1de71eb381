import type { EarlyStore } from './early-store.ts';

const KEY = 'pressed';

/** The buttons that work only with scripts. */
export const BUTTON = 'button[type=button]:not([popovertarget])';

const buttons = () => [...document.querySelectorAll(BUTTON)];

/** Returns what tells a button apart: its place, its page, and the text of its card or its own. */
function identify(index: number): string {
  const button = buttons()[index];
  return [index, location.href, (button?.closest('article') ?? button)?.textContent].join();
}

/** Keeps a pressed button for the time after a reload; without storage it must be pressed again. */
export function keepPressed(button: Element, { write }: EarlyStore): void {
  write(KEY, identify(buttons().indexOf(button)));
}

/** Returns the button that was pressed before the reload, if the page still has it, and forgets it. */
export function takePressed({ read, write }: EarlyStore): Element | undefined {
  const kept = read(KEY);
  if (kept !== '') write(KEY, '');
  const index = Number.parseInt(kept, 10);
  return identify(index) === kept ? buttons()[index] : undefined;
}
