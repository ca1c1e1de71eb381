const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The parts of a page that their headings name. */
const SECTIONS = 'main, section, article, aside, nav, dialog';

/** Parts whose controls are neighbours, however deep they are. */
const GROUPS =
  'li, ul, ol, tr, table, form, fieldset, [role=group], [role=toolbar], [role=menu], [role=radiogroup]';

const ITEMS = 'li, tr';

/** Without the link that skips the navigation. */
const CONTROLS = 'a[href]:not([href^="#"]), button, input, select, textarea, summary, [tabindex]';

/** Returns true for a control or a place that can have the focus now. */
export function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

/**
 * Returns the place that is nearest to where the focus was: a control beside it in its item, list or form, then the
 * heading of its section, at last that of the page, or the page itself. On the desk that is the cursor.
 *
 * @param lost the place of the focused element, also after it has gone: a range follows the changes of the page
 */
export function nearestPlace(lost: Range): HTMLElement {
  const { startContainer: start } = lost;
  let level = start instanceof Element ? start : start.parentElement;
  let hasSiblings = true;
  for (; level !== null && !level.matches(SECTIONS); level = level.parentElement) {
    const isGroup = level.matches(GROUPS);
    const found = isGroup || hasSiblings ? neighbourIn(level, lost, isGroup) : null;
    if (found !== null) return found;
    hasSiblings = false;
  }
  for (; level !== null; level = level.parentElement?.closest(SECTIONS) ?? null) {
    if (level.matches('main')) break;
    const found = headingIn(level) ?? neighbourIn(level, lost, true);
    if (found !== null) return found;
  }
  return placeOfPage();
}

/**
 * Returns the cursor of the desk, the heading of the page, or the page while that loads. A row of the list is no
 * cursor until it is chosen, and would become one.
 */
export function placeOfPage(): HTMLElement {
  const main = document.querySelector('main') ?? document.body;
  const cursor = main.querySelector<HTMLElement>('[data-focused]:not(tr)');
  return cursor ?? main.querySelector('h1') ?? headingIn(main) ?? main;
}

function headingIn(level: Element): HTMLElement | null {
  return level.querySelector<HTMLElement>(HEADINGS);
}

/** Returns the next control of a part, or else the one before; null if there is none. */
function neighbourIn(level: Element, lost: Range, isDeep: boolean): HTMLElement | null {
  const controls = [...level.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      (isDeep || control.parentElement === level) &&
      control.tabIndex >= 0 &&
      isOfPage(control, level) &&
      canHaveFocus(control),
  );
  const next = controls.find((control) => lost.comparePoint(control, 0) > 0);
  if (next !== undefined) return entryOf(next, level, lost);
  const before = controls.findLast((control) => lost.comparePoint(control, 0) < 0);
  return before === undefined ? null : entryOf(before, level, lost);
}

/** Returns false for a search, which would take the keys of the page for text, unless the focus was in it. */
function isOfPage(control: HTMLElement, level: Element): boolean {
  const search = control.closest('[role=search]');
  return search === null || search.contains(level);
}

/** Returns the control by which one enters the item beside: the link of a row, or its first control. */
function entryOf(control: HTMLElement, level: Element, lost: Range): HTMLElement {
  const item = control.closest(ITEMS);
  if (item === null || !level.contains(item) || lost.intersectsNode(item)) return control;
  const row = item.querySelector<HTMLElement>('[data-row]');
  const first = [...item.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (each) => each.tabIndex >= 0 && canHaveFocus(each),
  );
  return row ?? first ?? control;
}
